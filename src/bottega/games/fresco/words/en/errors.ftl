# What is wrong with the modules somebody wants to play with.

fresco-error-module = there is no module '{ $word }'; choose all, none, random, or some of { $names }
fresco-error-module-like = there is no module '{ $word }'; the nearest name is { $like }
fresco-error-edition = module { $number } ({ WORD($module) }) is not in the classic edition; leave it out, or choose edition mega, the Mega Box
fresco-error-so-many = '{ $count }' modules cannot be drawn; choose a number from 1 to { $most }, as in random:5
