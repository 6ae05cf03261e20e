# What the boards of several of Fresco's modules say.

mod-empty = leeg
mod-pile = Trekstapel
mod-open = { $title }: het hele bord
mod-supply = Voorraad
mod-behind-screen = achter het scherm
mod-hidden-at = Verborgen onder
