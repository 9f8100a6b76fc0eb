/**
 * A second Abalone, written from the rules alone and slow: marbles in a Map by coordinates, groups
 * of one to three picked first and then tried in all directions. It shares nothing with the
 * engine but texts.
 */
export interface RefereeRules {
  readonly broadside: boolean
  readonly selfEject: boolean
  /** 0: no limit. */
  readonly maxPlies: number
}

type Letter = 'b' | 'w'
interface Cell {
  readonly row: number
  readonly diagonal: number
}

const LETTERS = 'abcdefghi'
const DIRECTIONS: Readonly<Record<string, Cell>> = {
  e: { row: 0, diagonal: 1 },
  ne: { row: 1, diagonal: 1 },
  nw: { row: 1, diagonal: 0 },
  w: { row: 0, diagonal: -1 },
  sw: { row: -1, diagonal: -1 },
  se: { row: -1, diagonal: 0 },
}

const nameOf = (cell: Cell) => `${LETTERS.charAt(cell.row)}${cell.diagonal + 1}`
const fromCentre = (cell: Cell) => {
  const [x, y] = [cell.row - 4, cell.diagonal - 4]
  return (Math.abs(x) + Math.abs(y) + Math.abs(x - y)) / 2
}
const onBoard = (cell: Cell) => fromCentre(cell) <= 4
const plus = (cell: Cell, step: Cell, times = 1): Cell => ({
  row: cell.row + step.row * times,
  diagonal: cell.diagonal + step.diagonal * times,
})

/** Every cell, as in a board text: rows from the top, each from the left. */
const ROWS: readonly (readonly Cell[])[] = [8, 7, 6, 5, 4, 3, 2, 1, 0].map((row) =>
  [0, 1, 2, 3, 4, 5, 6, 7, 8].map((diagonal) => ({ row, diagonal })).filter(onBoard),
)
const ALL = ROWS.flat()
const NAMES = ROWS.map((row) => row.map(nameOf))

interface State {
  readonly marbles: ReadonlyMap<string, Letter>
  readonly side: Letter
  readonly lost: Readonly<Record<Letter, number>>
  readonly ply: number
}

function read(text: string): State {
  const [rows, side, lost, ply] = text.split(' ')
  const marbles = new Map<string, Letter>()
  Array.from(rows.replaceAll('/', '')).forEach((letter, i) => {
    if (letter === 'b' || letter === 'w') marbles.set(nameOf(ALL[i]), letter)
  })
  const [b, w] = lost.split(',').map(Number)
  return { marbles, side: side === 'b' ? 'b' : 'w', lost: { b, w }, ply: Number(ply) }
}

function write({ marbles, side, lost, ply }: State): string {
  const rows = NAMES.map((row) => row.map((name) => marbles.get(name) ?? '.').join(''))
  return `${rows.join('/')} ${side} ${lost.b},${lost.w} ${ply}`
}

/** All groups of one to three marbles of a side that lie in a line, each once. */
function groups(state: State): { readonly cells: readonly Cell[]; readonly line: string }[] {
  const mine = (cell: Cell) => state.marbles.get(nameOf(cell)) === state.side
  return ALL.filter(mine).flatMap((cell) => [
    { cells: [cell], line: '' },
    ...['e', 'ne', 'nw'].flatMap((line) =>
      [2, 3]
        .map((size) => [0, 1, 2].slice(0, size).map((i) => plus(cell, DIRECTIONS[line], i)))
        .filter((cells) => cells.every(mine))
        .map((cells) => ({ cells, line })),
    ),
  ])
}

const OPPOSITE: Readonly<Record<string, string>> = { e: 'w', ne: 'sw', nw: 'se' }

/** Every legal move as a text, and the position after it as a text. */
export function legalMoves(text: string, rules: RefereeRules): Map<string, string> {
  const state = read(text)
  const found = new Map<string, string>()
  if (hasEnded(state, rules)) return found
  for (const { cells, line } of groups(state)) {
    for (const [direction, step] of Object.entries(DIRECTIONS)) {
      const inLine = cells.length === 1 || direction === line || direction === OPPOSITE[line]
      const after = inLine ? pushed(state, cells, step, rules) : stepped(state, cells, step, rules)
      if (after === undefined) continue
      const first = inLine ? endOf(cells, step, -1) : cells[0]
      const to = onBoard(plus(first, step)) ? nameOf(plus(first, step)) : direction
      found.set(nameOf(first) + (inLine ? '' : nameOf(cells[cells.length - 1])) + to, after)
    }
  }
  return found
}

/** The foremost marble of a group along its line, or with `ahead` −1 the last one. */
function endOf(cells: readonly Cell[], step: Cell, ahead: 1 | -1): Cell {
  const names = cells.map(nameOf)
  const end = cells.find((cell) => !names.includes(nameOf(plus(cell, step, ahead))))
  if (end === undefined) throw new Error('a group without an end')
  return end
}

/** The position after a group has moved along its line, if it can. */
function pushed(
  state: State,
  cells: readonly Cell[],
  step: Cell,
  rules: RefereeRules,
): string | undefined {
  const { side } = state
  const enemy: Letter = side === 'b' ? 'w' : 'b'
  const enemies: Cell[] = []
  let front = plus(endOf(cells, step, 1), step)
  while (state.marbles.get(nameOf(front)) === enemy && onBoard(front)) {
    enemies.push(front)
    front = plus(front, step)
  }
  if (enemies.length >= cells.length) return undefined
  if (onBoard(front) && state.marbles.has(nameOf(front))) return undefined
  const ejects = !onBoard(front)
  if (ejects && enemies.length === 0 && !rules.selfEject) return undefined
  return after(state, [...cells, ...enemies], step)
}

/** The position after a group has moved sideways, if it can. */
function stepped(
  state: State,
  cells: readonly Cell[],
  step: Cell,
  rules: RefereeRules,
): string | undefined {
  const free = (cell: Cell) => onBoard(cell) && !state.marbles.has(nameOf(cell))
  if (!rules.broadside || !cells.every((cell) => free(plus(cell, step)))) return undefined
  return after(state, cells, step)
}

function after(state: State, moving: readonly Cell[], step: Cell): string {
  const marbles = new Map(state.marbles)
  const lost = { ...state.lost }
  for (const cell of moving) marbles.delete(nameOf(cell))
  for (const cell of moving) {
    const letter = state.marbles.get(nameOf(cell))
    if (letter === undefined) throw new Error('an empty cell moves')
    if (onBoard(plus(cell, step))) marbles.set(nameOf(plus(cell, step)), letter)
    else lost[letter]++
  }
  return write({ marbles, lost, side: state.side === 'b' ? 'w' : 'b', ply: state.ply + 1 })
}

function hasEnded({ lost, ply }: State, { maxPlies }: RefereeRules): boolean {
  return lost.b >= 6 || lost.w >= 6 || (maxPlies > 0 && ply >= maxPlies)
}

/** Who has won, as a letter or `draw`; undefined while the game goes on. */
export function winner(text: string, rules: RefereeRules): Letter | 'draw' | undefined {
  const state = read(text)
  const { lost } = state
  if (lost.b >= 6) return 'w'
  if (lost.w >= 6) return 'b'
  if (!hasEnded(state, rules)) return legalMoves(text, rules).size === 0 ? 'draw' : undefined
  if (lost.b !== lost.w) return lost.b < lost.w ? 'b' : 'w'
  const distance = { b: 0, w: 0 }
  for (const cell of ALL) {
    const letter = state.marbles.get(nameOf(cell))
    if (letter !== undefined) distance[letter] += fromCentre(cell)
  }
  if (distance.b === distance.w) return 'draw'
  return distance.b < distance.w ? 'b' : 'w'
}
