import { describe, expect, test } from 'vitest'
import { rngOf, type Rng } from '../../../engine/core/rng.ts'
import { ninuki } from '../../../engine/games/ninuki/index.ts'
import { formatBoard } from '../../../engine/games/ninuki/notation.ts'
import { capturesOf } from '../../../engine/games/ninuki/rules.ts'
import { emptyGrid, linesOf, nameOf, Referee, type Grid, type Verdict } from './ninuki-referee.ts'

const { game } = ninuki
const buffer = new Int32Array(game.maxMoves)

/** How often what was asked of the engine has come up: the comparison is worth no more than this. */
interface Tally {
  plies: number
  captures: number
  doubleThrees: number
  excusedByCapture: number
  pendingFives: number
  brokenFives: number
  fivesThatStood: number
  fivesTooLate: number
  tenAgainstPending: number
  endings: Record<string, number>
}

function newTally(): Tally {
  return {
    plies: 0,
    captures: 0,
    doubleThrees: 0,
    excusedByCapture: 0,
    pendingFives: 0,
    brokenFives: 0,
    fivesThatStood: 0,
    fivesTooLate: 0,
    tenAgainstPending: 0,
    endings: {},
  }
}

/** A grid with stones here and there, with no five and so no end. */
function scatter(rng: Rng, size: number, percent: number): Grid {
  const grid = emptyGrid(size)
  for (const row of grid) {
    for (let c = 0; c < size; c++) if (rng.below(100) < percent) row[c] = 'XO'.charAt(rng.below(2))
  }
  const fives = linesOf(grid).some((line) => /X{5}|O{5}/.test(line))
  return fives ? scatter(rng, size, percent) : grid
}

/** Plays one game in both, comparing after every move all that there is to know. */
function compare(rng: Rng, referee: Referee, tally: Tally): void {
  const { rules } = referee
  const size = referee.grid.length
  const read = game.parse(referee.text(), { ...rules })
  if (!read.ok) throw new Error(`${referee.text()}: ${JSON.stringify(read.error)}`)
  const p = read.value
  // A game is played inside a part of the board, or stones would seldom meet.
  const span = Math.min(size, 5 + rng.below(4))
  const left = rng.below(size - span + 1)
  const low = rng.below(size - span + 1)
  const greed = rng.below(5)
  const ambition = rng.below(5)

  for (;;) {
    tally.plies++
    const seen = `${formatBoard(p)} ${told(verdictOf(p))}`
    const expected = `${referee.text()} ${told(referee.verdict)}`
    if (seen !== expected) expect(seen).toBe(expected)
    const legal = new Set(buffer.subarray(0, game.moves(p, buffer)))
    const taking: number[] = []
    const near: number[] = []
    for (let square = 0; square < size * size; square++) {
      const [column, row] = [square % size, Math.floor(square / size)]
      const why = referee.forbidden(column, row)
      if (legal.has(square) !== (why === null)) {
        expect.fail(`${referee.text()}: ${nameOf(column, row)} is ${why ?? 'legal'} to the referee`)
      }
      if (why === 'double-three') tally.doubleThrees++
      if (why !== null) continue
      const takes = referee.takes(column, row)
      const names = capturesOf(p, square).map((s) => nameOf(s % size, Math.floor(s / size)))
      if (names.toSorted().join() !== takes.join()) {
        expect.fail(`${referee.text()}: ${nameOf(column, row)} takes ${names}, not ${takes}`)
      }
      if (takes.length > 0) {
        taking.push(square)
        if (rules.doubleThree && referee.freeThrees(column, row) >= 2) tally.excusedByCapture++
      }
      if (column >= left && column < left + span && row >= low && row < low + span) {
        near.push(square)
      }
    }
    if (referee.verdict !== null) {
      const { reason } = referee.verdict
      tally.endings[reason] = (tally.endings[reason] ?? 0) + 1
      return
    }

    const long = near.filter((s) => longestRun(referee, s % size, Math.floor(s / size)) >= 3)
    const eager = referee.pending === null ? greed : 2
    let choices = near.length > 0 ? near : [...legal]
    if (long.length > 0 && rng.below(4) < ambition) choices = long
    if (taking.length > 0 && rng.below(4) < eager) choices = taking
    const move = choices[rng.below(choices.length)]
    count(tally, referee, move % size, Math.floor(move / size))
    game.play(p, move)
  }
}

function told(verdict: Verdict | null): string {
  return verdict === null ? '' : `${verdict.winner}, ${verdict.reason}`
}

function verdictOf(p: Parameters<typeof game.outcome>[0]): Verdict | null {
  const outcome = game.outcome(p)
  if (outcome === undefined) return null
  const { winner, reason } = outcome
  return { winner: winner === 'draw' ? 'draw' : winner === 0 ? 'X' : 'O', reason }
}

/** Plays a move at the referee's and counts what came of it. */
function count(tally: Tally, referee: Referee, column: number, row: number): void {
  const { pending, turn } = referee
  const taken = referee.taken[turn]
  referee.play(column, row)
  if (referee.taken[turn] > taken) tally.captures++
  if (referee.pending !== null) tally.pendingFives++
  if (pending === null) return
  const { verdict } = referee
  if (verdict?.reason === 'capture-10') tally.tenAgainstPending++
  else if (verdict?.winner !== pending) tally.brokenFives++
  else {
    tally.fivesThatStood++
    if (longestRun(referee, column, row, turn) >= 5) tally.fivesTooLate++
  }
}

/** Stones in the longest run that a stone of a side has or would have on a square. */
function longestRun(referee: Referee, column: number, row: number, side = referee.turn): number {
  function reach(right: number, up: number): number {
    let i = 1
    while (referee.grid[row + i * up]?.[column + i * right] === side) i++
    return i - 1
  }
  return Math.max(
    reach(1, 0) + 1 + reach(-1, 0),
    reach(0, 1) + 1 + reach(0, -1),
    reach(1, 1) + 1 + reach(-1, -1),
    reach(1, -1) + 1 + reach(-1, 1),
  )
}

/** Every one of these has come up often enough to mean something. */
function expectAtLeast(tally: Tally, least: Partial<Omit<Tally, 'endings'>>): void {
  for (const [what, times] of Object.entries(least)) {
    expect(tally[what as keyof typeof least], what).toBeGreaterThanOrEqual(times)
  }
}

describe('Ninuki against a slow referee', () => {
  test('agrees on legal moves, captures, counts, pending fives and the end, from empty boards', () => {
    const rng = rngOf(20_120_901)
    const tally = newTally()
    for (let i = 0; i < 240; i++) {
      const size = i % 100 === 0 ? 19 : 5 + rng.below(5)
      const rules = { breakable: i % 5 !== 4, doubleThree: i % 7 !== 6 }
      compare(rng, new Referee(rules, emptyGrid(size)), tally)
    }
    expectAtLeast(tally, { captures: 500, doubleThrees: 200, pendingFives: 30, brokenFives: 15 })
    expectAtLeast(tally, { fivesThatStood: 15 })
    expect(Object.keys(tally.endings).toSorted()).toEqual(['capture-10', 'five', 'full'])
  }, 60_000)

  test('agrees from scattered stones, with captures made and either side to move', () => {
    const rng = rngOf(361)
    const tally = newTally()
    for (let i = 0; i < 600; i++) {
      const rules = { breakable: i % 5 !== 4, doubleThree: i % 7 !== 6 }
      const grid = scatter(rng, 5 + rng.below(6), 20 + rng.below(60))
      const taken = { X: 2 * rng.below(5), O: 2 * rng.below(5) }
      compare(rng, new Referee(rules, grid, rng.below(2) === 0 ? 'X' : 'O', taken), tally)
    }
    expectAtLeast(tally, { excusedByCapture: 10, brokenFives: 15, fivesThatStood: 50 })
    expectAtLeast(tally, { fivesTooLate: 5, tenAgainstPending: 20 })
  }, 60_000)
})
