# Wat mensen buiten de pagina wordt gezegd, en wat er in mails met links staat.
remind-turn = Jij bent aan de beurt: { $game }
remind-with = { $others } en de tafel wachten op je.
remind-alone = De tafel wacht op je.
remind-test = Zo hoor je het
remind-test-text = Als je aan de beurt bent en de tafel niet in beeld hebt, hoor je het hier.
remind-mail-stop = Je krijgt deze mail omdat je er op je pagina om hebt gevraagd. Geen mails meer: { $address }
