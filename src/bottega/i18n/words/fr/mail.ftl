# Courriels avec des liens.
mail-confirm-subject = Bottega : cette adresse est-elle la vôtre ?
mail-confirm-text = Quelqu’un dit sur Bottega que cette adresse est la sienne. Si c’est vous, ouvrez ce lien dans la journée :
    
    { $link }
    
    Sinon, ne faites rien : l’adresse n’est pas utilisée, et elle est oubliée.
mail-sign-in-subject = Bottega : votre chemin de retour
mail-sign-in-text = Avec ce lien, vous retrouvez vos parties sur Bottega. Il vaut un quart d’heure, et une seule fois :
    
    { $link }
    
    Si vous ne l’avez pas demandé, ne faites rien : personne ne peut entrer sans lui.
