import type { ErrorTable } from '../error-sentence.ts'
import { errors } from './errors.ts'

const list = (names: readonly string[]) =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`

const SAME_LENGTH =
  'Rows are counted from the bottom. Write as many squares in each as in the first of the text.'

/** The words of the lab of rules. */
export const rules = {
  board: (side: string) => `Board: ${side} is to move. Press a point to ask about it`,
  boardOver: 'Board: the game is over',
  needsScript: 'To switch rules and play here, your browser must run this page’s scripts.',

  toMove: (side: string) => `${side} is to move.`,
  forbiddenCount: (count: number) =>
    count === 1 ? 'One point is forbidden.' : `${count} points are forbidden.`,
  noneForbidden: 'No point is forbidden.',
  pending: (owner: string, side: string, points: readonly string[]) =>
    `${owner} has five, but ${side} can undo it by ${list(points)}. If it stands after this move, ${owner} wins.`,

  forbidden: (side: string, point: string) =>
    `${side} may not play ${point}: it makes two free threes and takes nothing.`,
  excused: (side: string, point: string) =>
    `${side} may play ${point}. It makes two free threes, but it captures.`,
  ruleOff: (side: string, point: string) =>
    `${side} may play ${point}. It makes two free threes, and that rule is off.`,
  plain: (side: string, point: string) => `${side} may play ${point}.`,
  three: (shape: number, points: readonly string[]) =>
    `${['Framed', 'Ringed', 'Dotted', 'Crossed'][shape]}: a free three on ${list(points)}.`,
  takes: (points: readonly string[], total: number, ten: number) =>
    `It takes ${list(points)}: then ${total} of ${ten}.`,
  takesNothing: 'It takes nothing.',
  wins: 'It makes five and wins.',
  winsByTen: 'It takes the tenth stone and wins.',
  waits: (side: string, points: readonly string[]) =>
    `It makes five, but ${side} can answer at ${list(points)}. It does not win yet.`,
  breaks: (owner: string) => `It breaks ${owner}’s five.`,
  loses: (owner: string) => `${owner}’s five stands, and ${owner} wins.`,

  captured: (side: string) => `captured by ${side}`,
  play: (point: string) => `Play ${point}`,
  playNone: 'Play',
  undo: 'Undo',
  copy: 'Copy link',
  control: 'Move',
  rules: 'Rules',
  breakable: 'a five can be broken',
  doubleThree: 'double three forbidden',
  examples: 'Example',
  own: 'your own',
  text: 'Position, as text',
  forbiddenName: 'forbidden',
  takesName: 'captures',
  hint: 'Press a point to ask about it, and once more to play there. × is forbidden, a small dot captures.',
  kept: 'The board keeps the last position that was right.',
  inLink: 'The link is not right, so the figure begins as in the text.',
  copied: 'The link is copied.',
  notCopied: 'The browser does not let this page copy. The link is in the address bar.',
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

export const rulesErrors: ErrorTable = {
  ...errors,
  ...Object.fromEntries(
    Object.entries(help).map(([code, what]): [string, ErrorTable[string]] => [
      code,
      (params) => `${errors[code](params)} ${what}`,
    ]),
  ),
  'rules/large': ({ size, most }) =>
    `The lab has room for ${most} columns, and this board has ${size}. Write a smaller one.`,
  'rules/point': ({ point }) =>
    `There is no point “${point}” on this board. A point is written like b2.`,
}
