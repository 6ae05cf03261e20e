# What is wrong with the modules somebody wants to play with.

fresco-error-module = er bestaat geen module “{ $word }”; kies all, none, random, of enkele van { $names }
fresco-error-module-like = er bestaat geen module “{ $word }”; de naam die er het meest op lijkt is { $like }
fresco-error-edition = module { $number } ({ WORD($module) }) hoort niet bij de klassieke editie; laat die weg, of kies editie mega, de Mega Box
fresco-error-so-many = “{ $count }” modules kan men niet trekken; kies een getal van 1 tot { $most }, zoals in random:5
