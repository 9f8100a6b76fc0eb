import { number as count, signed } from './numbers.ts'

const plural = (value: number, one: string, many: string) => (value === 1 ? one : many)
const numbered = (line: readonly string[]) =>
  line.map((move, i) => `${count(i + 1)}. ${move}`).join(', ')

/** The words of a hint and of what the engine thinks, on a board to play on. */
export const playHints = {
  /** `who`: one of the opponents that can be chosen; undefined where the adviser is none of them. */
  advised: (who: string | undefined, move: string, hints: number) =>
    (who === undefined
      ? `A strong level of this engine would play ${move} in your place.`
      : `In your place “${who}” would play ${move}.`) +
    ` ${count(hints)} ${plural(hints, 'hint', 'hints')} in this game.`,
  advisedPass: (hints: number) =>
    `All that can be done here is to pass. ${count(hints)} ${plural(hints, 'hint', 'hints')} in this game.`,
  /** Squares between which the reader is to look. */
  lookAt: (from: string, to: string) => `Look at the lit squares, from ${from} to ${to}.`,
  wins: (move: string) => `${move} wins at once.`,
  /** `reply`: what the other side would win by. */
  stops: (move: string, reply: string) =>
    `${move} stops ${reply}, by which the other side would win at once.`,
  threats: (line: readonly string[]) =>
    `Each move of this line threatens to win: ${numbered(line)}.`,
  follows: (line: readonly string[]) => `What is expected then: ${numbered(line)}.`,
  /** Of a bar: to the right of its middle the engine is ahead. */
  liveBar: 'What the engine makes of the position',
  liveLine: (line: readonly string[]) => `It expects ${numbered(line)}.`,
  /** What a solver has shown of its position, which ends in so many plies at most. */
  provedWin: (plies: number) => `Proved: it wins, in ${count(plies)} plies at most.`,
  provedLoss: (plies: number) => `Proved: it loses, in ${count(plies)} plies at most.`,
  provedDraw: 'Proved: a draw.',
  noLoss: 'Proved so far: it need not lose.',
  noWin: 'Proved so far: it cannot win against best play.',
  nothingProved: 'Neither a win nor a loss is proved yet.',
  /** A value of a move, in the view of whoever makes it. */
  signed,
  endsIn: (isWon: boolean, plies: number) => `${isWon ? 'W' : 'L'}${plies}`,
  judging: 'The moves are being judged.',
  /** Of Connect 4, whose columns are told their exact scores alone. */
  tooFar: 'The end is too far away here to give a column its exact score.',
  scores:
    'On each column its exact score: above 0 it wins, sooner the higher it is; 0 is a draw, below 0 it loses.',
  onSquares:
    'On each square what a brief search makes of the move; W3 wins in 3 plies, L2 loses in 2.',
  worths: (told: readonly string[]) => `A brief search makes of the moves: ${told.join(', ')}.`,
  noLine: 'It looks no further than this move.',
}
