# Mails with links.
mail-confirm-subject = Bottega: is this address yours?
mail-confirm-text = Somebody on Bottega says that this address is theirs. If that is you, open this link within a day:
    
    { $link }
    
    If it is not you, do nothing: the address is not used, and forgotten.
mail-sign-in-subject = Bottega: your way back
mail-sign-in-text = With this link you come back to your games on Bottega. It holds for a quarter of an hour, and once:
    
    { $link }
    
    If you did not ask for it, do nothing: nobody can come in without it.
