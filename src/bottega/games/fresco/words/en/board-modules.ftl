# What the boards of several of Fresco's modules say.

mod-empty = empty
mod-pile = Pile
mod-open = { $title }: the whole board
mod-supply = Supply
mod-behind-screen = behind the screen
mod-hidden-at = Hidden under
