/** The words of the list of moves beside a board to play on. */
export const moveList = {
  moves: 'Moves',
  none: 'The moves will be listed here. The keys ← and → go through them.',
  start: 'start',
  move: (number: number, move: string) => `Move ${number}, ${move}`,
  playOn: 'Have the engine move here',
  others: 'Other lines of this game',
  kept: 'Other games on this device',
  notKept: 'This browser keeps no games. The link to this one does: copy it before you leave.',
}
