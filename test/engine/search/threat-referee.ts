/**
 * A slow referee of five in a line and of wins by threats, written from the rules and from
 * nothing of the engine's: a grid of letters, every question asked of the whole board.
 */

export type Letter = 'X' | 'O'

export interface Rules {
  readonly size: number
  readonly exact: boolean
}

/** A strategy as it is told: after the attacker's `move` come the replies it knows of. */
export interface Told {
  readonly move: string
  readonly replies: readonly { readonly move: string; readonly next: Told }[]
  /** What to do after any reply that is not among them. */
  readonly otherwise?: Told
}

/** What a square next to the end of five squares is called where the board has none. */
const OUTSIDE = -1

/** The runs, by where they begin in `runs`, that go through each square. */
function runsThrough(runs: Int16Array, squares: number): number[][] {
  const through = Array.from({ length: squares }, (): number[] => [])
  runs.forEach((square, i) => {
    if (i % 7 < 5) through[square].push(i - (i % 7))
  })
  return through
}

/** Every five squares in a line as seven numbers: those five, the one before, the one after. */
function runsOf(size: number): Int16Array {
  const runs: number[] = []
  const inside = (column: number, row: number) =>
    column >= 0 && column < size && row >= 0 && row < size
  for (let start = 0; start < size * size; start++) {
    const column = start % size
    const row = (start - column) / size
    for (const [right, up] of DIRECTIONS) {
      if (!inside(column + 4 * right, row + 4 * up)) continue
      for (const i of [0, 1, 2, 3, 4, -1, 5]) {
        const on = inside(column + i * right, row + i * up)
        runs.push(on ? (row + i * up) * size + column + i * right : OUTSIDE)
      }
    }
  }
  return Int16Array.from(runs)
}

const DIRECTIONS = [
  [1, 0],
  [0, 1],
  [1, 1],
  [-1, 1],
] as const

export class Grid {
  /** `cells[row · size + column]`, row 0 at the bottom. */
  readonly cells: string[]
  private readonly size: number
  private readonly exact: boolean
  private readonly runs: Int16Array
  private readonly through: readonly (readonly number[])[]

  /** @param rows from the top, `.` where empty */
  constructor({ size, exact }: Rules, rows: readonly string[]) {
    this.size = size
    this.exact = exact
    this.cells = rows.toReversed().flatMap((row) => [...row])
    this.runs = runsOf(size)
    this.through = runsThrough(this.runs, size * size)
  }

  square(name: string): number {
    const column = name.charCodeAt(0) - 97
    return (Number(name.slice(1)) - 1) * this.size + column
  }

  name(square: number): string {
    const column = square % this.size
    return `${String.fromCharCode(97 + column)}${(square - column) / this.size + 1}`
  }

  empties(): number[] {
    const found: number[] = []
    for (let square = 0; square < this.cells.length; square++) {
      if (this.cells[square] === '.') found.push(square)
    }
    return found
  }

  /** Every empty square on which the letter wins at once. */
  fives(letter: Letter): number[] {
    const found: number[] = []
    for (let run = 0; run < this.runs.length; run += 7) {
      const gap = this.gapOf(run, letter)
      if (gap !== undefined && !found.includes(gap)) found.push(gap)
    }
    return found
  }

  /** Whether the letter wins at once on an empty square: whether it is one of its `fives`. */
  wins(square: number, letter: Letter): boolean {
    return this.through[square].some((run) => this.gapOf(run, letter) === square)
  }

  /** The one empty square of five of which the letter has the other four, where it wins there. */
  private gapOf(run: number, letter: Letter): number | undefined {
    let gap: number | undefined
    for (let i = run; i < run + 5; i++) {
      const square = this.runs[i]
      if (this.cells[square] === letter) continue
      if (this.cells[square] !== '.' || gap !== undefined) return undefined
      gap = square
    }
    if (gap === undefined || !this.exact) return gap
    const [before, after] = [this.runs[run + 5], this.runs[run + 6]]
    return this.cells[before] === letter || this.cells[after] === letter ? undefined : gap
  }

  /** Does something with a stone on a square, and takes it away again. */
  with<T>(square: number, letter: Letter, action: () => T): T {
    this.cells[square] = letter
    const answer = action()
    this.cells[square] = '.'
    return answer
  }
}

/**
 * Plays a strategy against every legal reply at every ply.
 *
 * @returns what is wrong with it, or the most stones it takes
 */
export function check(grid: Grid, attacker: Letter, told: Told): string | number {
  const { move, replies, otherwise } = told
  const square = grid.square(move)
  if (grid.cells[square] !== '.') return `${move} is not empty`
  if (grid.wins(square, attacker)) return 1
  const defender = attacker === 'X' ? 'O' : 'X'
  return grid.with(square, attacker, () => {
    const [counter] = grid.fives(defender)
    if (counter !== undefined) return `${grid.name(counter)} wins after ${move}`
    const fives = grid.fives(attacker)
    // Of two that name one square the first counts.
    const answers = new Map(replies.toReversed().map((each) => [grid.square(each.move), each]))
    let most = 0
    for (const reply of grid.empties()) {
      const known = answers.get(reply)
      const then = known?.next ?? otherwise
      // A four carries itself out.
      if (known === undefined && fives.some((five) => five !== reply)) most = Math.max(most, 1)
      else if (then === undefined) return `nothing is said of ${grid.name(reply)} after ${move}`
      else {
        const below = grid.with(reply, defender, () => check(grid, attacker, then))
        if (typeof below === 'string') return `${move} ${grid.name(reply)}: ${below}`
        most = Math.max(most, below)
      }
    }
    return 1 + most
  })
}

/** The fewest stones of a win by fours, up to `limit`, by trying every stone; or undefined. */
export function fewestFours(grid: Grid, attacker: Letter, limit: number): number | undefined {
  for (let stones = 1; stones <= limit; stones++) {
    if (winsBy(grid, attacker, stones, false)) return stones
  }
  return undefined
}

/**
 * Whether the attacker wins with up to `stones` stones that each make a four or, if `threes`,
 * after which it could make two fives at once if the defender passed. By the definition: every
 * stone, every reply.
 */
export function winsBy(grid: Grid, attacker: Letter, stones: number, threes: boolean): boolean {
  if (stones === 0) return false
  if (grid.fives(attacker).length > 0) return true
  if (stones === 1) return false
  const defender = attacker === 'X' ? 'O' : 'X'
  return grid.empties().some((square) =>
    grid.with(square, attacker, () => {
      if (grid.fives(defender).length > 0) return false
      const fives = grid.fives(attacker)
      if (fives.length === 0 && !(threes && canDouble(grid, attacker))) return false
      if (fives.length > 1) return true
      const replies = fives.length === 1 ? fives : grid.empties()
      return replies.every((reply) =>
        grid.with(reply, defender, () => winsBy(grid, attacker, stones - 1, threes)),
      )
    }),
  )
}

function canDouble(grid: Grid, letter: Letter): boolean {
  return grid
    .empties()
    .some((square) => grid.with(square, letter, () => grid.fives(letter).length > 1))
}
