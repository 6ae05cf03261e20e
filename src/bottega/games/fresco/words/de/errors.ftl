# What is wrong with the modules somebody wants to play with.

fresco-error-module = Es gibt kein Modul „{ $word }“; wähle all, none, random oder einige von { $names }
fresco-error-module-like = Es gibt kein Modul „{ $word }“; der ähnlichste Name ist { $like }
fresco-error-edition = Modul { $number } ({ WORD($module) }) gehört nicht zur klassischen Ausgabe; lass es weg oder wähle die Ausgabe mega, die Mega-Box
fresco-error-so-many = „{ $count }“ Module kann man nicht ziehen; wähle eine Zahl von 1 bis { $most }, wie in random:5
