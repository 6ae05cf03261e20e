"""A bot in a few lines: plays every option to the end at random, and takes the one that went best."""

from bottega.bots.bot import Bot


class PlayoutBot(Bot):
    def choose(self, game, s, who):
        return max(s.options, key=lambda move: sum(self.lead(game, s, who, move, n) for n in range(10)))

    def lead(self, game, s, who, move, seed):
        then = game.determinize(s, who, seed)
        then.play(move)
        then.playout(seed)
        scores = game.result(then).scores
        return scores[who] - max(score for seat, score in enumerate(scores) if seat != who)
