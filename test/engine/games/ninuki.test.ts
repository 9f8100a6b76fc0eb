import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { GameOptions } from '../../../engine/core/game.ts'
import { squareName } from '../../../engine/core/grid.ts'
import { perftCounts } from '../../../engine/core/perft.ts'
import { ninuki } from '../../../engine/games/ninuki/index.ts'
import { formatBoard } from '../../../engine/games/ninuki/notation.ts'
import { capturesOf, fiveSquares } from '../../../engine/games/ninuki/rules.ts'
import { emptyGrid, type Grid, type Letter } from './ninuki-referee.ts'

const { game, board } = ninuki

interface Case {
  readonly id: string
  readonly X: readonly string[]
  readonly O: readonly string[]
  readonly side: Letter
  readonly move: string
  readonly capturedByX: number
  readonly capturedByO: number
  readonly pendingFiveOf: Letter | null
  readonly expect: {
    readonly legal: boolean
    readonly captured: readonly string[]
    readonly winner: Letter | null
    readonly reason: string
    readonly pendingFiveOf: Letter | null
  }
}

const CASES: Case[] = readFileSync(
  new URL('../../fixtures/ninuki/cases.jsonl', import.meta.url),
  'utf8',
)
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line))

describe('the cases of Ninuki (test/fixtures/ninuki)', () => {
  test('are thirty', () => {
    expect(CASES).toHaveLength(30)
  })

  test.each(CASES.map((one) => [one.id, one] as const))('%s', (_, one) => {
    const flag = one.pendingFiveOf === null ? '' : ` !${one.pendingFiveOf}`
    const rows = rowsOf(emptyGrid(19), one)
    const p = at(`${rows} ${one.side} ${one.capturedByX},${one.capturedByO}${flag}`)
    const move = game.parseMove(p, one.move)
    expect(move.ok).toBe(one.expect.legal)
    if (!move.ok) {
      expect(move.error.code).toBe(`move/${one.expect.reason}`)
      return
    }
    const names = capturesOf(p, move.value).map((square) => squareName(square, 19))
    expect(names.toSorted()).toEqual(one.expect.captured.toSorted())
    game.play(p, move.value)
    const outcome = game.outcome(p)
    expect(outcome === undefined ? null : ['X', 'O'][Number(outcome.winner)]).toBe(
      one.expect.winner,
    )
    expect(letterOf(p.pending)).toBe(one.expect.pendingFiveOf)
    const reason = p.pending === -1 ? '' : 'five-breakable'
    expect(outcome?.reason ?? reason).toBe(one.expect.reason)
  })
})

describe('a five in Ninuki', () => {
  // O can take c2 and c3, and with c3 the five of row 3 is broken.
  const BREAKABLE = '......../..O...../......../......../......../XXXXX.../..X...../........ O 0,0'
  const PENDING = at(BREAKABLE.replace('..O.', '....'))

  test('that cannot be broken wins at once', () => {
    expect(game.outcome(PENDING)).toMatchObject({ winner: 0, reason: 'five' })
  })
})

function at(text: string, options?: GameOptions): ReturnType<typeof game.initial> {
  const read = game.parse(text, options)
  if (!read.ok) throw new Error(`${text}: ${JSON.stringify(read.error)}`)
  return read.value
}

function letterOf(side: number): Letter | null {
  return side === 0 ? 'X' : side === 1 ? 'O' : null
}

function rowsOf(grid: Grid, stones: { X: readonly string[]; O: readonly string[] }): string {
  for (const side of ['X', 'O'] as const) {
    for (const name of stones[side]) {
      grid[Number(name.slice(1)) - 1][name.charCodeAt(0) - 97] = side
    }
  }
  return grid
    .map((row) => row.join(''))
    .toReversed()
    .join('/')
}
