# Was Menschen außerhalb der Seite gesagt wird, und was in Mails mit Links steht.
remind-turn = Du bist am Zug: { $game }
remind-with = { $others } und der Tisch warten auf dich.
remind-alone = Der Tisch wartet auf dich.
remind-test = So wird es dir gesagt
remind-test-text = Wenn du am Zug bist und den Tisch nicht vor dir hast, erfährst du es hier.
remind-mail-stop = Du bekommst diese Mail, weil du auf deiner Seite darum gebeten hast. Keine mehr davon: { $address }
