import type { Player } from '../../../engine/core/game.ts'

/**
 * Reversi as slowly and plainly as can be, by the wording of the rules: rows of letters, one
 * square after another. Independent of the engine: it shares no code with it.
 */
export interface Referee {
  /** `cells[row][column]`, row 0 at the bottom: `X`, `O` or `.`. */
  readonly cells: readonly (readonly string[])[]
  readonly mover: Player
}

const NAMES = ['X', 'O'] as const
const AROUND = [-1, 0, 1].flatMap((up) => [-1, 0, 1].map((right) => [up, right] as const))

/** The start: the second player has the lower left and the upper right of the middle four. */
export function refereeStart(size: number): Referee {
  const half = size / 2
  const cells = Array.from({ length: size }, () => Array.from({ length: size }, () => '.'))
  cells[half - 1][half - 1] = 'O'
  cells[half][half] = 'O'
  cells[half - 1][half] = 'X'
  cells[half][half - 1] = 'X'
  return { cells, mover: 0 }
}

/** The stones that turn when a side puts one on a square, as `row,column`; none: not a move. */
function turned({ cells }: Referee, side: Player, row: number, column: number): string[] {
  if (cells[row][column] !== '.') return []
  const found: string[] = []
  for (const [up, right] of AROUND) {
    const run: string[] = []
    for (let step = 1; ; step++) {
      const there = cells[row + up * step]?.[column + right * step]
      if (there === NAMES[1 - side]) {
        run.push(`${row + up * step},${column + right * step}`)
        continue
      }
      if (there === NAMES[side]) found.push(...run)
      break
    }
  }
  return found
}

function movesOf(referee: Referee, side: Player): string[] {
  const names: string[] = []
  referee.cells.forEach((cells, row) => {
    cells.forEach((_, column) => {
      if (turned(referee, side, row, column).length > 0) {
        names.push(`${'abcdefgh'[column]}${row + 1}`)
      }
    })
  })
  return names
}

/** The legal moves by name, in order of rows; none where the game is over. */
export function refereeMoves(referee: Referee): string[] {
  const own = movesOf(referee, referee.mover)
  if (own.length > 0) return own
  return movesOf(referee, referee.mover === 0 ? 1 : 0).length > 0 ? ['--'] : []
}

/** The position after a legal move, by name. */
export function refereePlay(referee: Referee, name: string): Referee {
  const mover = referee.mover === 0 ? 1 : 0
  if (name === '--') return { cells: referee.cells, mover }
  const column = 'abcdefgh'.indexOf(name.charAt(0))
  const row = Number(name.slice(1)) - 1
  const turning = new Set([...turned(referee, referee.mover, row, column), `${row},${column}`])
  const cells = referee.cells.map((cells, r) =>
    cells.map((cell, c) => (turning.has(`${r},${c}`) ? NAMES[referee.mover] : cell)),
  )
  return { cells, mover }
}

/** How many sequences of so many moves there are; a pass is a move. */
export function refereePerft(referee: Referee, depth: number): number {
  if (depth === 0) return 1
  return refereeMoves(referee)
    .map((name) => refereePerft(refereePlay(referee, name), depth - 1))
    .reduce((sum, count) => sum + count, 0)
}

/** First player's stones less the second's. */
export function refereeDifference({ cells }: Referee): number {
  const all = cells.flat()
  return all.filter((cell) => cell === 'X').length - all.filter((cell) => cell === 'O').length
}

/** Rows from the top and the side to move, as the engine writes them. */
export function refereeText({ cells, mover }: Referee): string {
  const rows = cells.map((row) => row.join('')).toReversed()
  return `${rows.join('/')} ${NAMES[mover]}`
}
