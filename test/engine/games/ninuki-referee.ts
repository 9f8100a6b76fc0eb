/**
 * A slow referee of Ninuki, written from the rules and from nothing of the engine: a grid of
 * letters, whole lines read as strings, every question asked of the whole board.
 */

export type Letter = 'X' | 'O'

export interface RefereeRules {
  readonly breakable: boolean
  readonly doubleThree: boolean
}

export interface Verdict {
  readonly winner: Letter | 'draw'
  readonly reason: string
}

/** `grid[row][column]`, row 0 at the bottom. */
export type Grid = string[][]

const COMPASS = [-1, 0, 1]
  .flatMap((up) => [-1, 0, 1].map((right) => [right, up] as const))
  .filter(([right, up]) => right !== 0 || up !== 0)

export class Referee {
  pending: Letter | null = null
  verdict: Verdict | null = null
  readonly rules: RefereeRules
  grid: Grid
  turn: Letter
  taken: { X: number; O: number }

  constructor(
    rules: RefereeRules,
    grid: Grid,
    turn: Letter = 'X',
    taken: { X: number; O: number } = { X: 0, O: 0 },
    pending: Letter | null = null,
  ) {
    this.rules = rules
    this.grid = grid
    this.turn = turn
    this.taken = taken
    this.pending = pending
  }

  /** Names of the stones that a stone of the side to move at (column, row) would take. */
  takes(column: number, row: number): string[] {
    const found: string[] = []
    const foe = opposite(this.turn)
    for (const [right, up] of COMPASS) {
      const at = (i: number) => this.grid[row + i * up]?.[column + i * right]
      if (at(1) !== foe || at(2) !== foe || at(3) !== this.turn) continue
      found.push(nameOf(column + right, row + up), nameOf(column + 2 * right, row + 2 * up))
    }
    return found.toSorted()
  }

  /** In how many of the four lines through (column, row) the side to move would have a free three. */
  freeThrees(column: number, row: number): number {
    const me = this.turn
    let lines = 0
    for (const [right, up] of [
      [1, 0],
      [0, 1],
      [1, 1],
      [1, -1],
    ]) {
      let c = column
      let r = row
      let here = 0
      while (this.grid[r - up]?.[c - right] !== undefined) {
        c -= right
        r -= up
        here++
      }
      let line = ''
      for (; this.grid[r]?.[c] !== undefined; c += right, r += up) line += this.grid[r][c]
      line = replace(line, here, me)
      if (hasFreeThree(line, here, me)) lines++
    }
    return lines
  }

  /** Why a move is not legal, or null. */
  forbidden(column: number, row: number): string | null {
    if (this.verdict !== null) return 'game-over'
    if (this.grid[row][column] !== '.') return 'occupied'
    if (!this.rules.doubleThree) return null
    if (this.takes(column, row).length > 0) return null
    return this.freeThrees(column, row) >= 2 ? 'double-three' : null
  }

  play(column: number, row: number): void {
    const me = this.turn
    const foe = opposite(me)
    const gone = this.takes(column, row)
    this.grid = this.grid.map((line, r) =>
      line.map((letter, c) => {
        if (c === column && r === row) return me
        return gone.includes(nameOf(c, r)) ? '.' : letter
      }),
    )
    this.taken[me] += gone.length
    const waiting = this.pending
    this.pending = null
    this.turn = foe
    if (this.taken[me] >= 10) {
      this.verdict = { winner: me, reason: 'capture-10' }
    } else if (waiting === foe && hasFive(this.grid, foe)) {
      this.verdict = { winner: foe, reason: 'five' }
    } else if (hasFive(this.grid, me)) {
      if (this.rules.breakable && this.canAnswer(me)) this.pending = me
      else this.verdict = { winner: me, reason: 'five' }
    }
    if (this.verdict === null && !this.anyMove()) {
      const full = this.grid.every((line) => !line.includes('.'))
      this.verdict = { winner: 'draw', reason: full ? 'full' : 'no-moves' }
    }
  }

  /** The board text. */
  text(): string {
    const flag = this.pending === null ? '' : ` !${this.pending}`
    return `${rowsText(this.grid)} ${this.turn} ${this.taken.X},${this.taken.O}${flag}`
  }

  private anyMove(): boolean {
    return this.grid.some((line, r) => line.some((_, c) => this.forbidden(c, r) === null))
  }

  /** Whether the side to move has a capture after which `owner` has no five, or its tenth stone. */
  private canAnswer(owner: Letter): boolean {
    return this.grid.some((line, r) =>
      line.some((letter, c) => {
        if (letter !== '.') return false
        const gone = this.takes(c, r)
        if (gone.length === 0) return false
        if (this.taken[this.turn] + gone.length >= 10) return true
        const after = this.grid.map((row, r2) =>
          row.map((stone, c2) => (gone.includes(nameOf(c2, r2)) ? '.' : stone)),
        )
        return !hasFive(after, owner)
      }),
    )
  }
}

export function emptyGrid(size: number): Grid {
  return Array.from({ length: size }, () => Array.from({ length: size }, () => '.'))
}

/** The rows of a board text. */
export function rowsText(grid: Grid): string {
  const rows = grid.map((line) => line.join(''))
  return rows.toReversed().join('/')
}

export function nameOf(column: number, row: number): string {
  return 'abcdefghijklmnopqrs'.charAt(column) + String(row + 1)
}

function opposite(side: Letter): Letter {
  return side === 'X' ? 'O' : 'X'
}

/** Whether one more stone of the line makes exactly four in a row through `here`, both ends empty. */
function hasFreeThree(line: string, here: number, me: string): boolean {
  // Two more stones, besides this one and the one that is to come.
  if (line.split(me).length <= 3) return false
  const wanted = `.${me.repeat(4)}.`
  for (let gap = line.indexOf('.'); gap !== -1; gap = line.indexOf('.', gap + 1)) {
    const filled = replace(line, gap, me)
    for (let i = filled.indexOf(wanted); i !== -1; i = filled.indexOf(wanted, i + 1)) {
      const inside = (at: number) => at > i && at < i + 5
      if (inside(here) && inside(gap)) return true
    }
  }
  return false
}

function replace(line: string, at: number, letter: string): string {
  return line.slice(0, at) + letter + line.slice(at + 1)
}

/** Every row, column and diagonal of a grid as a string. */
export function linesOf(grid: Grid): string[] {
  const size = grid.length
  const lines = grid.map((row) => row.join(''))
  for (let c = 0; c < size; c++) lines.push(grid.map((row) => row[c]).join(''))
  for (let k = 1 - size; k < size; k++) {
    let rising = ''
    let falling = ''
    for (let r = 0; r < size; r++) {
      rising += grid[r][r + k] ?? ''
      falling += grid[r][size - 1 - r - k] ?? ''
    }
    lines.push(rising, falling)
  }
  return lines
}

function hasFive(grid: Grid, side: Letter): boolean {
  return linesOf(grid).some((line) => line.includes(side.repeat(5)))
}
