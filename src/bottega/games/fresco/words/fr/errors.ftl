# What is wrong with the modules somebody wants to play with.

fresco-error-module = il n'existe pas de module « { $word } » ; choisissez all, none, random, ou certains de { $names }
fresco-error-module-like = il n'existe pas de module « { $word } » ; le nom le plus proche est { $like }
fresco-error-edition = le module { $number } ({ WORD($module) }) ne fait pas partie de l'édition classique ; retirez-le, ou choisissez l'édition mega, la Mega Box
fresco-error-so-many = on ne peut pas tirer « { $count } » modules ; choisissez un nombre de 1 à { $most }, comme dans random:5
