# What the boards of several of Fresco's modules say.

mod-empty = vide
mod-pile = Pioche
mod-open = { $title } : le plateau entier
mod-supply = Réserve
mod-behind-screen = derrière le paravent
mod-hidden-at = Cachées sous
