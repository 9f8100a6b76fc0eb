import { colour } from './boards.ts'
import { signed } from './numbers.ts'

/** Forms of text of which the names say too little. */
const FORMS: Readonly<Record<string, string>> = {
  psq: 'Piskvork file',
  sgf: 'SGF',
  grid: 'rows, one a line',
  pairs: 'pairs of numbers',
  list: 'list of cells, by rows',
  columns: 'list of cells, by columns',
  squares: 'letters and numbers',
  address: 'part of an address',
  numbered: 'moves with numbers',
}

/** The words of the board on which both sides are played by hand. */
export const analysis = {
  board: (side: string) => `Board: ${side} is to move`,
  boardOver: 'Board: the game is over',
  needsScript:
    'To play here, your browser must run this page’s scripts. The rules are below either way.',

  toMove: (side: string) => `${side} is to move.`,
  colour,

  game: 'Game',
  newGame: 'New game',

  evaluation: 'Evaluation',
  asSeen: (side: string) => `as ${side}, who is to move, sees it`,
  asSeenOver: (side: string) => `as ${side} sees it`,
  term: 'Term',
  side: 'Side',
  times: 'Found',
  worth: 'Worth',
  even: 'even',
  sum: 'Sum',
  signed,
  noTerms: 'Nothing on the board counts yet.',
  light: (term: string, side: string) => `${term}, ${side}: show on the board`,

  options: 'Options',
  optionsHint: 'Other options begin a new game. Undo brings this one back.',

  texts: 'The position as text',
  textField: 'Position',
  form: 'Written as',
  asMoves: 'moves',
  asBoard: 'board',
  asOther: (name: string) => FORMS[name] ?? name,
  lift: (option: string, value: string) => `Set “${option}” to ${value} and read it again`,
  setUp: 'Set up this position',
  openFile: 'Open a file',
  copy: 'Copy',
  textHint:
    'Paste or write any of these forms here, or drop a file on the board. The board changes only if the text is right.',
  atCharacter: (at: number) => `(At character ${at + 1}.)`,
  kept: 'The board keeps the last position that was right.',
  noMoves: 'This position was set up as a board: the moves are those made since.',

  patterns: 'The patterns',
  patternsHint:
    'Each line is a name, a weight and a drawing: x own, o enemy, . empty, ? any. A star at the end turns a row in all directions.',
  pattern: (number: number) => `Pattern ${number}`,
  add: 'Add a pattern',
  remove: (number: number) => `Remove pattern ${number}`,
  usual: 'Back to the report’s',

  copied: 'Copied.',
  notCopied: 'The browser does not let this page copy: select the text and copy it.',
  notInLink: 'This game is too long for a link: the link has its position, not its moves.',
}

export type AnalysisWords = typeof analysis
