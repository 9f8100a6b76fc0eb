/** Scores as texts. */
export const scores = {
  infinity: { up: '∞', down: '−∞' },
  /** Games that Max has won or lost so many plies from the root. */
  win: {
    short: (won: boolean, ply: number) => `${won ? 'win' : 'loss'} ${ply}`,
    long: (won: boolean, ply: number) => `a win for ${won ? 'Max' : 'Min'} at ply ${ply}`,
  },
  atMost: (score: string) => `at most ${score}`,
  atLeast: (score: string) => `at least ${score}`,
  /** An infinity that a node was given, in place of a score that was found. */
  noScore: (infinity: string) => `no score (${infinity})`,
}

export type ScoresWords = typeof scores
