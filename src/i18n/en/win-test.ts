/** Of a line on the board, from left to right or upwards. */
export type Direction = 'vertical' | 'horizontal' | 'falling' | 'rising'

const count = (n: number, one: string, many: string, more = false) =>
  `${n} ${more ? 'more ' : ''}${n === 1 ? one : many}`
const stones = (n: number) => count(n, 'bit', 'bits')

/** The words of the test for four in a row, step by step. */
export const winTest = {
  place: (name: string, bit: number) => `${name}, bit ${bit}`,
  guardRow: 'guard',
  needsScript:
    'To step through the test and set stones, your browser must run this page’s scripts.',
  board: 'The stones of one player: press a square to set or clear it',
  direction: 'Direction',
  directions: {
    vertical: 'upright',
    horizontal: 'level',
    falling: 'falling',
    rising: 'rising',
  } satisfies Record<Direction, string>,
  jumps: { previous: 'Back one direction', next: 'To the end of this direction' },
  offBoard: 'The link has bits that are not on the board.',
  guard: 'Guard row',
  position: 'Show',
  choose: 'the stones as they lie',
  deals: {
    horizontal: 'a level four, from a game',
    vertical: 'an upright four, from a game',
    rising: 'a rising four, from a game',
    falling: 'a falling four, from a game',
    false: 'a four that is none',
  },
  clear: 'Clear',
  word: 'b',
  copy: (by: number) => `b >> ${by}`,
  result: 'AND',

  start: (set: number) =>
    `The word b, with ${stones(set)} set. Nothing has been done yet: step on.`,
  /**
   * @param copies  how often the word has been shifted, 1 to 3: by as many steps in all
   * @param lost  bits that the last step pushes off, and `carried` into another column
   */
  shift: (by: number, direction: Direction, copies: number, lost: number, carried: number) =>
    [
      `Shift by ${by}: every bit of b moves ${MOVES[direction](copies)}${copies > 1 ? ', one step more than in the copy before' : ''}.`,
      lost > 0 ? `${count(lost, 'bit falls', 'bits fall', copies > 1)} off below bit 0.` : '',
      carried > 0
        ? `${count(carried, 'bit passes', 'bits pass', copies > 1)} into another column: there is no board in a word, only bits.`
        : '',
    ]
      .filter((part) => part !== '')
      .join(' '),
  and: (left: number, copies: number, direction: Direction) =>
    left === 0
      ? `AND: nothing is left, so there are no ${LENGTH[copies - 2]} in this direction.`
      : `AND: ${stones(left)} left. Each is where ${LENGTH[copies - 2]} stones in a row begin, counted ${COUNTED[direction]}.`,
  none: 'Compare with 0: it is 0. No four in this direction.',
  four: (squares: string) => `Compare with 0: it is not 0. Four in a row: ${squares}.`,
  falseFour: (squares: string) =>
    `Compare with 0: it is not 0, so the test says four. But ${squares} are no row: without the guard row the top of a column touches the bottom of the next.`,
  stops: 'A program stops here.',

  method: 'Test',
  methods: { shift: 'by shifting', stone: 'from the last stone' },
  off: 'edge',
  walk: (stone: string) =>
    stone === '' ? 'What is looked at' : `What is looked at from ${stone}, the last stone`,
  walkHead: ['line', 'one way', 'the other way', 'in a row'],
  noStone: 'There is no stone to begin from: press a square.',
  walkStart: (stone: string) =>
    `The stone on ${stone} was placed last. A new four must go through it: step on.`,
  /** @param square  undefined beyond the edge of the board */
  look: (square: string | undefined, own: boolean, inRow: number, onwards: boolean) =>
    own
      ? `Look at ${square ?? ''}: one of the same stones, ${inRow} in a row. Go on.`
      : `${square === undefined ? 'Here the line leaves the board' : `Look at ${square}: none of these stones`}. ${
          onwards ? 'Back to the last stone, and the other way.' : 'Both ways are done.'
        }`,
  counted: (inRow: number, squares: string) =>
    `Compare ${inRow} with 4: four in a row or more, ${squares}.`,
  tooFew: (inRow: number) => `Compare ${inRow} with 4: too few along this line.`,
  walkAll: (stone: string) =>
    `All four lines through ${stone} are done, and no four. One that lies elsewhere is not seen: it was there before.`,
  costHead: ['Until it is decided', 'squares looked at', 'operations'],
  all: (operations: number) =>
    `All four directions are done: ${operations} operations, and no four.`,
}

const NUMBER = ['no', 'one', 'two', 'three'] as const
const columns = (steps: number) => `${NUMBER[steps]} ${steps === 1 ? 'column' : 'columns'}`
const places = (steps: number) => `${NUMBER[steps]} ${steps === 1 ? 'place' : 'places'}`

const MOVES: Record<Direction, (steps: number) => string> = {
  vertical: (steps) => `${places(steps)} down`,
  horizontal: (steps) => `${columns(steps)} to the left`,
  falling: (steps) => `${columns(steps)} to the left and ${places(steps)} up`,
  rising: (steps) => `${columns(steps)} to the left and ${places(steps)} down`,
}

const COUNTED: Record<Direction, string> = {
  vertical: 'upwards',
  horizontal: 'to the right',
  falling: 'to the right and down',
  rising: 'to the right and up',
}

const LENGTH = ['two', 'three', 'four'] as const

export type WinTestWords = typeof winTest
