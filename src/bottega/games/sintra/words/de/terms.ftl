# Was Texte von Sintra nennen.

# Glassteine von Sintra.

pane-pink = Rosa
    .one = rosa Glasstein
    .many = rosa Glassteine

pane-white = Weiß
    .one = weißen Glasstein
    .many = weiße Glassteine

pane-orange = Orange
    .one = orange Glasstein
    .many = orange Glassteine

pane-blue = Blau
    .one = blauen Glasstein
    .many = blaue Glassteine

pane-yellow = Gelb
    .one = gelben Glasstein
    .many = gelbe Glassteine

pane-joker = Joker
    .one = Joker
    .many = Joker

moment-turn = Glassteine nehmen
moment-placing = Glassteine platzieren
moment-window = Glasstein für das Fenster
