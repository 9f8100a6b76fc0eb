import type { ErrorTable } from '../error-table.ts'
import { errors } from './errors.ts'
import { count } from './numbers.ts'

const listed = (names: readonly string[], last: string) =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} ${last} ${names.at(-1)}`
const list = (names: readonly string[]) => listed(names, 'and')
const either = (names: readonly string[]) => listed(names, 'or')

const threes = (number: number) =>
  `${['no', 'one', 'two', 'three', 'four'][number] ?? number} free ${number === 1 ? 'three' : 'threes'}`

/** The points at which a side can answer a five, by what it does there. */
interface Answers {
  readonly breaking: readonly string[]
  readonly tenth: readonly string[]
}

const answer = ({ breaking, tenth }: Answers) =>
  [
    ...(breaking.length === 0 ? [] : [`break it by ${either(breaking)}`]),
    ...(tenth.length === 0 ? [] : [`take a tenth stone by ${either(tenth)} and win`]),
  ].join(', or ')

const SAME_LENGTH =
  'Rows are counted from the bottom. Write as many squares in each as in the first of the text.'

const BREAKABLE = 'a five can be broken'

/** The words of the lab of rules. */
export const rules = {
  board: (side: string) => `Board: ${side} is to move. Press a point to ask about it`,
  boardOver: 'Board: the game is over',
  needsScript: 'To switch rules and play here, your browser must run this page’s scripts.',

  toMove: (side: string) => `${side} is to move.`,
  forbiddenCount: (points: number) =>
    points === 1 ? 'One point is forbidden.' : `${count(points, 'point', 'points')} are forbidden.`,
  noneForbidden: 'No point is forbidden.',
  pending: (owner: string, side: string, answers: Answers) =>
    `${owner} has five, but ${side} can ${answer(answers)}. After any other move ${owner} wins.`,

  forbidden: (side: string, point: string, number: number) =>
    `${side} may not play ${point}: it makes ${threes(number)} and takes nothing.`,
  excused: (side: string, point: string, number: number) =>
    `${side} may play ${point}. It makes ${threes(number)}, but it captures.`,
  ruleOff: (side: string, point: string, number: number) =>
    `${side} may play ${point}. It makes ${threes(number)}, and that rule is off.`,
  plain: (side: string, point: string) => `${side} may play ${point}.`,
  three: (shape: number, points: readonly string[]) =>
    `${['Framed', 'Ringed', 'Dotted', 'Crossed'][shape]}: a free three on ${list(points)}.`,
  takes: (points: readonly string[], total: number, ten: number) =>
    `It takes ${list(points)}: then ${total} of ${ten}.`,
  takesNothing: 'It takes nothing.',
  wins: (side: string) => `It makes five and wins: ${side} can take no stone of it.`,
  winsStill: (side: string, points: readonly string[]) =>
    `It makes five and wins: ${side} could take stones of it by ${either(points)}, but a five would be left.`,
  winsRuleOff: (side: string, answers: Answers) =>
    `It makes five and wins. With “${BREAKABLE}” on, ${side} could ${answer(answers)}.`,
  winsByTen: 'It takes the tenth stone and wins.',
  winsByTenFirst: (owner: string) => `It takes the tenth stone and wins, though ${owner} has five.`,
  waits: (side: string, answers: Answers) =>
    `It makes five, but ${side} can ${answer(answers)}. It does not win yet.`,
  breaks: (owner: string) => `It breaks ${owner}’s five.`,
  loses: (owner: string) => `${owner} still has five after it, and wins.`,
  tooLate: (owner: string) => `It makes five too late: ${owner} still has its own, and wins.`,

  captured: (side: string) => `captured by ${side}`,
  play: (point: string) => `Play ${point}`,
  playNone: 'Play',
  control: 'Move',
  rules: 'Rules',
  breakable: BREAKABLE,
  doubleThree: 'double three forbidden',
  examples: 'Example',
  /** Names of the examples, by what stands for them in a chapter. */
  cases: {
    'double-three': 'double three: forbidden',
    excused: 'double three, but it captures',
    shut: 'one of the threes is shut',
    breakable: 'a five that can be broken',
    breaking: 'breaking it',
    'two-fives': 'two fives, and one can be broken',
    'two-pairs': 'two pairs at once',
    'three-stay': 'three are not taken',
    between: 'moving between two enemies',
    tenth: 'the tenth stone',
  },
  own: 'your own',
  text: 'Position, as text',
  forbiddenName: 'forbidden',
  takesName: 'captures',
  hint: 'Press a point to ask about it, and once more to play there. × is forbidden, a small dot captures.',
}

export type RulesWords = typeof rules

/** What to do, after what is wrong: in the lab a position is written by hand. */
const help: Readonly<Record<string, string>> = {
  'position/none': 'Write moves, as in g7 h8, or choose an example.',
  'square/no-such-column': 'The letters of the columns stand below it.',
  'move/occupied': 'Write another point.',
  'move/double-three': 'Write another point, or switch that rule off.',
  'move/game-over': 'End the text before it.',
  'board/row-short': SAME_LENGTH,
  'board/row-long': SAME_LENGTH,
  'board/too-many-rows': 'It needs as many as a row has squares.',
  'board/unknown-letter': 'Stones are X and O.',
  'board/no-side': 'Write X or O there.',
  'board/unknown-side': 'Write X or O.',
  'ninuki/board-size': 'Write such a board, or only the moves, as in g7 h8.',
  'ninuki/captured-count': 'Write what X has taken, a comma, and what O has.',
  'ninuki/both-captured-ten': 'Write less for one of them.',
}

const said: ErrorTable = errors

export const rulesErrors = {
  ...errors,
  ...Object.fromEntries(
    Object.entries(help).map(([code, what]): [string, ErrorTable[string]] => [
      code,
      (params) => `${said[code](params)} ${what}`,
    ]),
  ),
  'rules/large': ({ size, most }) =>
    `The lab has room for ${most} columns, and this board has ${size}. Write a smaller one.`,
  'rules/point': ({ point }) =>
    `There is no point “${point}” on this board. A point is written like b2.`,
} satisfies ErrorTable
