#!/bin/sh
# Plays the first option. Any language can do what this does; docs/bot-protocol.md has the details.
while read -r word first _; do
    case $word in
        bottega) echo "id name First option"; echo ready ;;
        newgame) echo ready ;;
        options) move=$first ;;
        go) echo "bestmove $move" ;;
        quit) exit ;;
    esac
done
