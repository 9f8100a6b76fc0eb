/** The positions and numbers on the 19×19 report of the chapter on open lines, in whatever language. */
import {
  alphabeta,
  ContractError,
  gomoku,
  gomokuReport,
  gomokuReportFrom,
  randomPosition,
  rngOf,
  subjectFrom,
  type Evaluation,
  type Gomoku,
} from '../engine/index.ts'
import { drained } from '../src/figure/unhurried.ts'
import { number, signed } from '../src/i18n/numbers.ts'
import { heatOf, judgingAll } from '../src/widgets/terms/candidates.ts'
import { EARLY_PLIES, judge, type Judged, type TermName } from '../src/widgets/terms/model.ts'

/** X has an open three in a column and O beside it; then one ply more. */
export const EARLY = 'j10 k10 j11 k11 j9 k12 i9 l13 h8'
export const LATE = `${EARLY} k9`

export const opening = EARLY_PLIES

/** Positions of seven to nine stones: the leaves of a search lie beyond the opening. */
const ASKED = 18
const OPTIONS = { depth: 3, candidates: 1 } as const

/** In how many a search that asks each leaf for its phase plays another move than one that keeps the root’s. */
export const mixed = { ...OPTIONS, of: ASKED, count: mixedUp() }

function mixedUp(): number {
  let count = 0
  for (let seed = 1; seed <= ASKED; seed++) {
    const position = randomPosition(gomoku, {}, opening - 1 - (seed % OPTIONS.depth), rngOf(seed))
    const moveBy = (evaluation: Evaluation<Gomoku>) =>
      alphabeta({ ...subjectFrom(gomoku, position), evaluation }, OPTIONS).move
    const leafs = moveBy(gomokuReport(gomoku.game.toMove(position)))
    if (leafs !== moveBy(gomokuReportFrom(position))) count++
  }
  return count
}

function positionOf(text: string): Gomoku {
  const read = gomoku.game.parse(text)
  if (!read.ok) throw new ContractError('the chapter on open lines', `${text}: ${read.error.code}`)
  return read.value
}

function told(judged: Judged) {
  const row = (name: TermName) => {
    const found = judged.rows.find((each) => each.name === name)
    if (found === undefined) throw new ContractError('the chapter on open lines', `no term ${name}`)
    return found
  }
  return {
    side: gomoku.sides[judged.viewer],
    get sum() {
      return signed(judged.sum)
    },
    centre: row('centre'),
    get threat() {
      return signed(row('threat').points)
    },
    enemyRows: row('enemy-line').points,
    has: (name: TermName) => row(name).count > 0,
  }
}

export const early = told(judge(positionOf(EARLY)))
export const late = told(judge(positionOf(LATE)))
/** What one stone in the middle counts. */
export const middle = early.centre.points / early.centre.count

if (early.has('threat') || late.has('centre') || !late.has('threat') || !early.has('centre')) {
  throw new ContractError('the chapter on open lines', 'the terms do not change with the tenth ply')
}

/** Where the evaluation would have O’s next stone: at the half-open row, not at the open three. */
export const hottest = hottestNow()

function hottestNow(): string {
  const position = positionOf(EARLY)
  const name = (square: number) => gomoku.board?.squareName(position, square) ?? ''
  const candidates = drained(judgingAll(position))
  const { best } = heatOf(candidates, 'sum', position.cells.length)
  const { low } = heatOf(candidates, 'threat', position.cells.length)
  const ends = candidates.filter(({ square }) => ['j8', 'j12'].includes(name(square)))
  if (best.length !== 1 || ends.length !== 2 || ends.some(({ points }) => points.threat !== low)) {
    throw new ContractError(
      'the chapter on open lines',
      'a stone at one end of the open three is of use',
    )
  }
  return name(best[0])
}

/** The report’s program adds them up again for each stone in each of the four directions. */
const DIRECTIONS = [
  [1, 0],
  [0, 1],
  [1, 1],
  [1, -1],
] as const

/** What adding up the enemy’s rows comes to in the later position: once, and as the program does it. */
export const scanned = scannedLate()

function scannedLate() {
  const position = positionOf(LATE)
  const { size } = position.geometry
  const enemy = gomoku.game.toMove(position) === 0 ? 1 : 0
  let reads = 0
  const at = (x: number, y: number) => {
    if (x < 0 || y < 0 || x >= size || y >= size) return 'edge'
    reads++
    return position.cells[y * size + x]
  }
  let points = 0
  for (let square = 0; square < position.cells.length; square++) {
    const [x, y] = [square % size, Math.floor(square / size)]
    if (at(x, y) !== enemy) continue
    for (const [dx, dy] of DIRECTIONS) {
      const before = at(x - dx, y - dy)
      if (before === enemy) continue
      let length = 1
      while (at(x + length * dx, y + length * dy) === enemy) length++
      const open = before === -1 || at(x + length * dx, y + length * dy) === -1
      if (open && length > 1) points -= length > 3 ? 100 : length === 3 ? 50 : 5
    }
  }
  if (points !== late.enemyRows)
    throw new ContractError('the chapter on open lines', 'another sum of rows')
  const times = position.plies * DIRECTIONS.length
  return {
    times,
    get reads() {
      return number(reads)
    },
    get allReads() {
      return number(reads * times)
    },
    get points() {
      return signed(points)
    },
    get allPoints() {
      return signed(points * times)
    },
  }
}
