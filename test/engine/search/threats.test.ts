import { describe, expect, it } from 'vitest'
import { gomoku } from '../../../engine/games/gomoku/index.ts'
import { MAX_STONES } from '../../../engine/search/fours.ts'
import type { ThreatResult } from '../../../engine/search/threat-result.ts'
import { threats } from '../../../engine/search/threats.ts'
import { laidOut, lay, puzzles, type Puzzle } from './puzzles.ts'
import { strategyOf } from './strategy.ts'
import { check, Grid } from './threat-referee.ts'

const titled = puzzles.map((puzzle, i) => ({
  title: `${puzzle.kind} ${puzzle.size}×${puzzle.size}, number ${i + 1}`,
  puzzle,
}))
const kindOf = (kind: Puzzle['kind']) => titled.filter(({ puzzle }) => puzzle.kind === kind)

/** The stones that the result's strategy takes against every reply, by the referee. */
function refereed(puzzle: Puzzle, result: ThreatResult): string | number {
  const { name } = lay(puzzle)
  const grid = new Grid({ size: puzzle.size, exact: false }, puzzle.rows)
  return check(grid, puzzle.side, strategyOf(result.tree, name))
}

describe('a win by fours', () => {
  it.each(kindOf('vcf'))(
    'is found with the fewest stones and holds against every reply: $title',
    ({ puzzle }) => {
      const { board, attacker, name } = lay(puzzle)
      const result = threats(board, attacker)
      expect(result.win).toBe(true)
      expect(result.kind).toBe('fours')
      expect(result.depth).toBe(puzzle.attackerStones)
      expect(result.line).toHaveLength(2 * puzzle.attackerStones - 1)
      expect(puzzle.first).toContain(name(result.move))
      expect(refereed(puzzle, result)).toBe(puzzle.attackerStones)
    },
  )

  it.each(kindOf('no-vcf'))('is not claimed where there is none: $title', ({ puzzle }) => {
    const { board, attacker } = lay(puzzle)
    const result = threats(board, attacker, { kind: 'fours', depth: puzzle.noFoursWinUpTo })
    expect(result).toMatchObject({ win: false, kind: 'fours', depth: 20, move: -1, line: [] })
    expect(result.stopped).toBeUndefined()
  })

  it.each(kindOf('vcf').filter(({ puzzle }) => puzzle.size > 8))(
    'needs the stones it takes to be left: $title',
    ({ puzzle }) => {
      const plies = puzzle.moves.split(' ').length
      const own = (plies + (puzzle.side === 'O' ? -1 : 0)) / 2
      const stones = own + puzzle.attackerStones
      const enough = lay(puzzle, { stones })
      expect(threats(enough.board, enough.attacker).win).toBe(true)
      const short = lay(puzzle, { stones: stones - 1 })
      expect(threats(short.board, short.attacker, { kind: 'fours' }).win).toBe(false)
    },
  )
})

describe('a win by threats', () => {
  // With twenty times the nodes one more is found; `npm run bench threats` says which.
  const nodes = 200_000
  const results = kindOf('vct').map(({ puzzle, title }) => {
    const { board, attacker, name } = lay(puzzle)
    return { title, puzzle, name, result: threats(board, attacker, { nodes }) }
  })

  it('is found in 13 of the 17 puzzles within 200,000 nodes', () => {
    expect(results.filter(({ result }) => result.win)).toHaveLength(13)
  })

  it('holds against every reply, the defender’s own fours among them', () => {
    for (const { title, puzzle, result } of results) {
      if (!result.win) continue
      expect(result.kind, title).toBe('threats')
      expect(result.tree.truncated, title).toBe(false)
      expect(refereed(puzzle, result), title).toBe(result.depth)
      expect(result.line, title).toHaveLength(2 * result.depth - 1)
    }
  })

  it('is refused by the referee if it has no answer of its own to one of the replies', () => {
    const [{ puzzle, result, name }] = results.filter(({ result }) => result.win)
    const grid = new Grid({ size: puzzle.size, exact: false }, puzzle.rows)
    const told = strategyOf(result.tree, name)
    expect(told.replies.length).toBeGreaterThan(2)
    for (const { move } of told.replies) {
      const replies = told.replies.filter((reply) => reply.move !== move)
      expect(check(grid, puzzle.side, { ...told, replies })).toMatch(` ${move}: `)
    }
    const { otherwise: _, ...rest } = told
    expect(check(grid, puzzle.side, rest)).toMatch('nothing is said of')
  })

  it('is shown not to be one of fours and threes where it cannot be', () => {
    // These two are won with a stone that makes neither a four nor a three.
    const none = results.filter(({ result }) => !result.win && result.stopped === undefined)
    expect(none.map(({ puzzle, title }) => [title.slice(0, 9), puzzle.first[0]])).toEqual([
      ['vct 8×8, ', 'e5'],
      ['vct 15×15', 'j8'],
    ])
  })
})

describe('a search for threats', () => {
  const hard = titled.find(({ puzzle }) => puzzle.first?.[0] === 'i11') ?? titled[0]

  it('does the same each time', () => {
    const { board, attacker } = lay(hard.puzzle)
    const options = { nodes: 20_000 }
    expect(threats(board, attacker, options)).toEqual(threats(board, attacker, options))
  })

  it('leaves the board as it was', () => {
    for (const { puzzle } of titled) {
      const { board, attacker } = lay(puzzle)
      const before = [...board.hash]
      threats(board, attacker, { nodes: 500 })
      expect([...board.hash]).toEqual(before)
    }
  })

  it('enters no more nodes than it may and says what stopped it', () => {
    const { board, attacker } = lay(hard.puzzle)
    for (const nodes of [1, 2, 50, 3000]) {
      const result = threats(board, attacker, { nodes })
      expect(result).toMatchObject({ win: false, nodes, stopped: 'nodes', line: [] })
      expect([...result.tree.move]).toEqual([-1])
    }
  })

  it('stops by the clock it is given, and reports progress', () => {
    const { board, attacker } = lay(hard.puzzle)
    let now = 0
    const seen: number[] = []
    const hooks = { clock: () => (now += 1), progress: (nodes: number) => void seen.push(nodes) }
    expect(threats(board, attacker, { ms: 5 }, hooks).stopped).toBe('time')
    expect(seen).toEqual([1024, 2048, 3072, 4096, 5120])
  })

  it('makes a five at once where there is one', () => {
    const { board, attacker, name } = laidOut(gomoku, 'j10 a1 k10 a2 l10 a3 m10 a4')
    const result = threats(board, attacker)
    expect(result).toMatchObject({ win: true, kind: 'fours', depth: 1 })
    expect(result.line.map(name)).toEqual(['i10'])
  })

  it('finds nothing on an empty board, or where the game has ended', () => {
    for (const text of ['', 'j10 a1 k10 a2 l10 a3 m10 a4 n10']) {
      const { board, attacker } = laidOut(gomoku, text)
      expect(threats(board, attacker)).toMatchObject({ win: false, line: [] })
    }
  })

  it('refuses a depth out of range, no nodes, and a time limit without a clock', () => {
    const { board } = laidOut(gomoku, '')
    for (const depth of [-1, 0, 1.5, MAX_STONES + 1, 1e9]) {
      expect(() => threats(board, 0, { depth })).toThrow(/depth/)
    }
    expect(() => threats(board, 0, { nodes: 0 })).toThrow(/0 nodes/)
    expect(() => threats(board, 0, { ms: 10 })).toThrow(/clock/)
  })
})
