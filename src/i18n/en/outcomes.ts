/** How a game ended, by `Outcome.reason`. `side` is the winner's name. */
const won: Readonly<Record<string, (side: string) => string>> = {
  line: (side) => `${side} has the line and wins.`,
  five: (side) => `${side} has five in a line and wins.`,
  'capture-10': (side) => `${side} has captured ten stones and wins.`,
  'more-stones': (side) => `Neither side can move. ${side} has more stones and wins.`,
  'six-lost': (side) => `${side} wins: six marbles of the other side are lost.`,
  'limit-lost': (side) => `The last ply is played. ${side} has lost fewer marbles and wins.`,
  'limit-distance': (side) =>
    `The last ply is played, as many marbles are lost on both sides, and ${side}’s are nearer the centre: ${side} wins.`,
}

const drawn: Readonly<Record<string, string>> = {
  full: 'The board is full without a line: a draw.',
  stones: 'Both sides have played all their stones: a draw.',
  'equal-stones': 'Neither side can move, and both have as many stones: a draw.',
  limit: 'The last ply is played and nothing tells the sides apart: a draw.',
  repetition: 'The position has come up for the third time: a draw.',
  'no-moves': 'The side to move has no move: a draw.',
}

/** @param side  the winner's name, undefined for a draw */
export function outcomeSentence(reason: string, side: string | undefined): string {
  if (side === undefined) return drawn[reason] ?? 'A draw.'
  return won[reason]?.(side) ?? `${side} wins.`
}
