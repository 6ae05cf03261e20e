# Mails mit Links.
mail-confirm-subject = Bottega: Ist das deine Adresse?
mail-confirm-text = Jemand sagt auf Bottega, dass diese Adresse seine ist. Wenn du das bist, öffne diesen Link innerhalb eines Tages:
    
    { $link }
    
    Wenn nicht, tu nichts: Die Adresse wird nicht benutzt und vergessen.
mail-sign-in-subject = Bottega: dein Weg zurück
mail-sign-in-text = Mit diesem Link kommst du zu deinen Spielen auf Bottega zurück. Er gilt eine Viertelstunde, und ein einziges Mal:
    
    { $link }
    
    Wenn du nicht darum gebeten hast, tu nichts: Ohne ihn kommt niemand hinein.
