import { winTest } from './win-test.ts'

const { place, guardRow, direction, directions, offBoard, clear } = winTest

/** The words of the line that looks for four and has its brackets wrong. */
export const asWritten = {
  place,
  guardRow,
  direction,
  directions,
  offBoard,
  clear,
  needsScript: 'To set stones, your browser must run this page’s scripts.',
  board: 'Stones on columns a to d: press a square to set or clear it',
  missed: 'A four it misses',
  false: 'A three it takes for a four',
  meant: 'as it is meant',
  asWritten: 'as it is written',
  big: 'the same with BigInt',
  yes: 'four',
  no: 'no four',
  throws: (name: string, message: string) => `${name}: ${message}`,
  agree: (four: boolean) =>
    four ? 'Both say four, this time: the four begins on bit 0.' : 'Both say no four, this time.',
  missedSays: (squares: string) =>
    `There is a four, ${squares}, and the line as it is written misses it: it looks at bit 0 only, and the four begins elsewhere.`,
  falseSays:
    'There is no four, and the line as it is written finds one: b, p and q have bit 0 set, and r is anything but 0.',
}

export type AsWrittenWords = typeof asWritten
