/** The words of the list of moves beside a board to play on. */
export const moveList = {
  moves: 'Moves',
  none: 'The moves will be listed here. The keys ← and → go through them.',
  start: 'start',
  move: (number: number, move: string) => `Move ${number}, ${move}`,
  playOn: 'Have the engine move here',
  /** Seconds. */
  clock: (seconds: number) => `Its thinking in this game: ${seconds.toFixed(1)} s.`,
  clocks: (one: number, other: number) =>
    `Thinking in this game: the one ${one.toFixed(1)} s, the other ${other.toFixed(1)} s.`,
  others: (count: number) => `Other lines of this game (${count})`,
  kept: (count: number) => `Other games on this device (${count})`,
  deviceAlone:
    'The game is too long for a link by now: this device alone keeps it, and goes on with it here.',
  notKept: 'This browser keeps no games. The link to this one does: copy it before you leave.',
}
