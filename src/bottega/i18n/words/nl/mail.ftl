# Mails met links.
mail-confirm-subject = Bottega: is dit jouw adres?
mail-confirm-text = Iemand zegt op Bottega dat dit zijn adres is. Als jij dat bent, open dan binnen een dag deze link:
    
    { $link }
    
    Zo niet, doe dan niets: het adres wordt niet gebruikt en wordt vergeten.
mail-sign-in-subject = Bottega: je weg terug
mail-sign-in-text = Met deze link kom je terug bij je spellen op Bottega. Hij geldt een kwartier, en één keer:
    
    { $link }
    
    Als je er niet om hebt gevraagd, doe dan niets: zonder deze link komt niemand binnen.
