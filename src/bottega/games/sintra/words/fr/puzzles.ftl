# Problèmes de Sintra.

theme-taking = prendre des pièces
theme-placing = placer les pièces
theme-full = quelle pièce garder
sintra-puzzle-round = D’ici la fin de la manche, le meilleur choix rapporte, par rapport à celui-ci : { $parts }.
sintra-puzzle-gain = D’ici la fin de la manche, cela rapporte, par rapport au second choix : { $parts }.
