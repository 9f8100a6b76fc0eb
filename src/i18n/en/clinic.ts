import { number } from './numbers.ts'

/** One fault of a report: what a player notices, what is wrong, and what is counted to show it. */
export interface CaseWords {
  /** Short, without a full stop: also what the agent is called. */
  readonly name: string
  readonly sees: string
  readonly wrong: string
  /** What the two counts are of. */
  readonly counts: (count: number, of: number) => string
}

const worse = (count: number, of: number) =>
  `${number(count)} of ${number(of)} moves are worth less than the best, or are not legal at all.`
const only = (count: number, of: number) =>
  `${number(count)} of ${number(of)} moves take more from the enemy’s lines than they add to their own.`
const refereed = (count: number, of: number) =>
  `${number(count)} of ${number(of)} games would have ended at another move than by the rules.`
const values = (count: number, of: number) => `${number(count)} of ${number(of)} values are wrong.`

/** By the ids of the clinic's cases. */
export const casesInFull = {
  'shift-by-33': {
    name: 'Shifts of 32 bits',
    sees: 'Fours on the right of the board go unnoticed, and wins are called that are none.',
    wrong:
      'JavaScript’s shifts have 32 bits, so 1 << 33 is 2. The top of the fifth column and all of the last two fall on the first three.',
    counts: refereed,
  },
  'comparison-first': {
    name: 'The comparison before the AND',
    sees: 'Hardly any four is noticed.',
    wrong:
      'In a & b & c & d != 0 the comparison is made first. It leaves 1 or 0, so that of all the rest only bit 0 counts.',
    counts: refereed,
  },
  'visited-set-in-connect4': {
    name: 'A visited set for a table, in Connect 4',
    sees: 'Fewer nodes are searched, and the values are not those of the full search.',
    wrong:
      'A position that was seen before is skipped and takes the value of the move tried before it. In Connect 4 positions are met again often enough for that to reach the root.',
    counts: values,
  },
  'root-window': {
    name: 'The root’s window, not negated',
    sees: 'Now and then it plays the square of the lowest bit, for no reason.',
    wrong:
      'The root gives its children the window (α, β) where they, who see the game from the other side, need (−β, −α). Once α is 0 or more no later move can be better than the first.',
    counts: (count, of) =>
      `${number(count)} of ${number(of)} moves are the square of the lowest free bit.`,
  },
  'smallest-int': {
    name: 'An infinity that overflows',
    sees: 'It never finds a move; the square of the lowest bit is played.',
    wrong:
      'Minus infinity is the smallest 32-bit integer, whose negation does not fit and is itself. Every child is cut at once, and no score is better than minus infinity.',
    counts: (count, of) => `In ${number(count)} of ${number(of)} positions no move is found.`,
  },
  'wrong-side': {
    name: 'The root searched for the wrong side',
    sees: 'It does nothing but block, whatever the weights.',
    wrong:
      'At the first ply the program puts down the enemy’s stones. It finds the enemy’s best point and occupies it; where its own stone would be best it never asks.',
    counts: only,
  },
  'wrong-side-by-lines': {
    name: 'The wrong side, judged by open lines',
    sees: 'It takes the enemy’s best point even where it could win.',
    wrong:
      'The same fault with an evaluation that knows what one’s own lines are worth. Now the program gives something up by never asking where its own stone would be best.',
    counts: worse,
  },
  'silent-attack': {
    name: 'An attack that is never counted',
    sees: 'It only defends, however high the weight of its own lines.',
    wrong:
      'The walk along a line asks of each point whether a stone may be put there. The first point is the stone it starts from, so every walk ends before it has counted anything.',
    counts: only,
  },
  'no-end-at-five': {
    name: 'No end at five in a row',
    sees: 'It leaves a five that it could make, and looks after the enemy’s rows.',
    wrong:
      'Nothing ends the search at five in a row, and no term of the evaluation rewards an own five. The fifth stone is one more in its line; an enemy row that is left open costs more than it brings.',
    counts: (count, of) => `${number(count)} of ${number(of)} fives at hand are not made.`,
  },
  'shared-best-move': {
    name: 'One best move for all depths',
    sees: 'With pruning it plays worse than without.',
    wrong:
      'All depths write their best move into one variable. What the root has found is overwritten by the replies that are searched after it.',
    counts: worse,
  },
  'first-point': {
    name: 'One best move, in the report’s order',
    sees: 'Along a diagonal, it plays the first point that its neighbourhood allows.',
    wrong:
      'All depths write their best move into one variable. A node that is cut off at its first reply writes the first point of all, three rows above the topmost stone and one column to its left.',
    counts: (count, of) =>
      `${number(count)} of ${number(of)} moves below the top row are the first point of all.`,
  },
  'missing-braces': {
    name: 'Missing braces',
    sees: 'With pruning it plays worse than without, along a row or a diagonal.',
    wrong:
      'The guard before two assignments has no braces, so it guards only the first: the row is the root’s, the column comes from anywhere in the tree.',
    counts: worse,
  },
  'tie-from-a-bound': {
    name: 'A tie with a bound',
    sees: 'With pruning it plays worse than without, though the scores are the same.',
    wrong:
      'A move with the same score takes the place of the best. But after a cutoff a score is only a bound, “no better than this”: a move that is far worse passes for one that is as good.',
    counts: worse,
  },
  'narrow-neighbourhood': {
    name: 'A neighbourhood of three by one',
    sees: 'It does not answer what goes on to the left and to the right.',
    wrong:
      'One of the two loops over the neighbours runs from −3 to 3, the other from −1 to 1. Of the 48 points around a lone stone it looks at 20.',
    counts: (count, of) =>
      `${number(count)} of ${number(of)} points near a stone are not looked at.`,
  },
  'visited-set': {
    name: 'A visited set for a table',
    sees: 'It skips many positions, as a table would, and most get a value that is not theirs.',
    wrong:
      'A position that was seen before is skipped and takes the value of the move tried before it. A table keeps what was found: value, depth and kind of bound.',
    counts: (count, of) =>
      `${number(count)} of ${number(of)} positions met again are given another value than was found for them.`,
  },
  'zero-is-nothing': {
    name: 'Zero taken for nothing',
    sees: 'An even position has no value, and where all moves are even none is found.',
    wrong:
      'The program asks “if v and …” to learn whether a value came back. A value of exactly 0 counts as none.',
    counts: values,
  },
  'selection-from-one-side': {
    name: 'A selection from one side',
    sees: 'What it thinks of its own position is too good to be true.',
    wrong:
      'The moves that are kept for the search are rated from its own view, in the opponent’s nodes as well. The replies that would hurt it are never looked at.',
    counts: (count, of) =>
      `${number(count)} of ${number(of)} values are better for the program than that of the whole tree.`,
  },
  'distance-sign': {
    name: 'A distance with the wrong sign',
    sees: 'Its marbles walk to the edge.',
    wrong:
      'The formula adds own distance less the enemy’s, where nearness to the centre should be rewarded.',
    counts: (count, of) =>
      `${(count / of).toFixed(2)} steps to the centre on average, of ${of} marbles.`,
  },
  'unreal-ends': {
    name: 'Ends that count for nothing',
    sees: 'It is one push from the win and does not push.',
    wrong:
      'A game that has ended is worth −6 if it has lost six marbles and 0 otherwise: a won game is no better than an even one.',
    counts: (count, of) => `${number(count)} of ${number(of)} wins at hand are not played.`,
  },
  'hash-of-the-cells': {
    name: 'A hash of the cells alone',
    sees: 'Now and then it takes a bad position for a good one, though it has a proper table.',
    wrong:
      'The hash says where the marbles lie, and not whose move it is or how many plies are left. What was found for one side is read as the other’s.',
    counts: values,
  },
} satisfies Readonly<Record<string, CaseWords>>

/** By any id. */
export const cases: Readonly<Record<string, CaseWords>> = { ...casesInFull }

/** What sets two searches apart at the node where they part. */
export const clinicWords = {
  same: 'On this position the two searches do the same from first to last.',
  mended: (name: string) => `Right twin of: ${name}`,
}

/** What an agent of the clinic is called, by its id; undefined where it is none. */
export function clinicAgentName(id: string): string | undefined {
  const [, name = '', mended] = /^clinic\/(.+?)(-mended)?$/.exec(id) ?? []
  const words = Object.hasOwn(cases, name) ? cases[name] : undefined
  if (words === undefined) return undefined
  return mended === undefined ? `Faulty: ${words.name}` : clinicWords.mended(words.name)
}
