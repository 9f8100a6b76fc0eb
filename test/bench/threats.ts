import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { kits, threats, type ThreatResult } from '../../engine/index.ts'
import { median, readable, type Row } from './measure.ts'

const FIXTURES = join(import.meta.dirname, '../fixtures/gomoku')
const LIMIT_MS = 10_000

interface Puzzle {
  readonly kind: 'vcf' | 'vct' | 'no-vcf'
  readonly size: number
  readonly moves: string
  readonly attackerStones: number
}

interface Solved {
  readonly puzzle: Puzzle
  readonly result: ThreatResult
  readonly ms: number
}

const puzzles = ['8x8', '15x15', '19x19'].flatMap((size) =>
  readFileSync(join(FIXTURES, `puzzles-${size}.jsonl`), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Puzzle),
)

function solve(puzzle: Puzzle): Solved {
  const eight = puzzle.size === 8
  const kit = eight ? kits.gomoku8 : kits.gomoku
  const read = kit.game.parse(puzzle.moves, eight ? {} : { size: puzzle.size })
  if (!read.ok) throw new Error(`threats: ${puzzle.moves}: ${read.error.code}`)
  const board = kit.threatBoard?.(read.value)
  if (board === undefined) throw new Error(`threats: ${kit.game.id} has no board of threats`)
  const attacker = kit.game.toMove(read.value)
  const options = puzzle.kind === 'vct' ? { ms: LIMIT_MS } : { kind: 'fours' as const }
  const start = performance.now()
  const result = threats(board, attacker, options, { clock: () => performance.now() })
  return { puzzle, result, ms: performance.now() - start }
}

function row(what: string, all: readonly Solved[], good: readonly Solved[], how: string): Row {
  const nodes = median(good.map(({ result }) => result.nodes))
  const ms = median(good.map((each) => each.ms))
  return {
    what: `Gomoku, ${what}`,
    figure: `${good.length} of ${all.length} puzzles`,
    how: `${how}; median ${readable(nodes)} nodes, ${ms < 10 ? ms.toFixed(1) : Math.round(ms)} ms`,
  }
}

export async function bench(): Promise<Row[]> {
  const solved = puzzles.map(solve)
  const of = (kind: Puzzle['kind']) => solved.filter(({ puzzle }) => puzzle.kind === kind)
  const fours = of('vcf')
  const none = of('no-vcf')
  const all = of('vct')
  const won = all.filter(({ result }) => result.win)
  const refuted = all.filter(({ result }) => !result.win && result.stopped === undefined)
  const nodes = all.reduce((sum, { result }) => sum + result.nodes, 0)
  const ms = all.reduce((sum, each) => sum + each.ms, 0)
  const fewest = fours.filter(
    ({ puzzle, result }) => result.win && result.depth <= puzzle.attackerStones,
  )
  const slowest = Math.max(...won.map((each) => each.ms))
  return [
    row('win by fours', fours, fewest, '8×8, 15×15, 19×19; with the fewest stones'),
    row(
      'no win by fours',
      none,
      none.filter(({ result }) => !result.win && result.stopped === undefined),
      'shown for up to 20 stones',
    ),
    row(
      'win by threats',
      all,
      won,
      `in up to 10 s each, the slowest ${(slowest / 1000).toFixed(1)}`,
    ),
    {
      what: 'Gomoku, no win by threats',
      figure: `${refuted.length} of the rest`,
      how: 'shown that fours and threes of up to 20 stones do not win',
    },
    {
      what: 'Gomoku, threat search',
      figure: `${readable((nodes / ms) * 1000)} nodes/s`,
      how: 'all puzzles of wins by threats together',
    },
  ]
}
