# What the boards of several of Fresco's modules say.

mod-empty = leer
mod-pile = Nachziehstapel
mod-open = { $title }: der ganze Plan
mod-supply = Vorrat
mod-behind-screen = hinter dem Sichtschirm
mod-hidden-at = Verdeckt unter
