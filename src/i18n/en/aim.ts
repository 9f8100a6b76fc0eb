/** The words of a stone that a finger holds over the board, and that is not placed yet. */
export const aim = {
  group: 'Place the stone',
  over: (square: string) => `Your stone would go on ${square}. Move it, then place it.`,
  elsewhere: 'Your stone cannot go there. Move it, then place it.',
  /** `why` is a sentence. */
  refused: (why: string) => `${why} Move your stone, then place it.`,
  place: (square: string) => `Place on ${square}`,
  cancel: 'Cancel',
  left: 'Left',
  right: 'Right',
  up: 'Up',
  down: 'Down',
}

export type AimWords = typeof aim
