import { colour } from './boards.ts'

/** The words of the position editor. */
export const position = {
  colour,
  board: 'Board to set up a position',
  needsScript: 'To set up a position, your browser must run this page’s scripts.',
  says: (side: string) => `${side} is to move. Press a square to put a piece there.`,
  saysColumn: (side: string) => `${side} is to move. Press a column to drop a piece there.`,
  over: (side: string) => `${side} has won: the game is over here.`,
  drawn: 'The board is full: a draw.',
  text: 'Moves or board',
  textHint: 'Moves, or the rows of a board from the top:',
  clear: 'Clear',
  copy: 'Copy',
  copied: 'The text is copied.',
  notCopied: 'The browser does not let this page copy: select the text and copy it.',
  control: 'Position',
}

export type PositionWords = typeof position
