/** What a side is called in a sentence, by its letter: X, or White. */
export const colour = (side: string) => (side === 'b' ? 'Black' : side === 'w' ? 'White' : side)

/** What is said of a board. */
export const boards = {
  colour,
  empty: 'empty',
  emptyBoard: 'an empty board',
  chosen: 'in hand',
  last: 'last move',
  winning: 'in the winning line',
  hint: 'suggested move',
  /** A board’s name and, as `on` and the others say it, what lies on it. */
  named: (name: string, position: string) => `${name}. ${position}`,
  on: (side: string, squares: readonly string[]) => `${side} on ${squares.join(', ')}`,
  lastOn: (squares: readonly string[]) => `last move ${squares.join(', ')}`,
  winningOn: (squares: readonly string[]) => `winning line ${squares.join(', ')}`,
}

export type BoardWords = typeof boards
