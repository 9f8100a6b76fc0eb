import { writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import {
  alphabeta,
  eloOfPairs,
  gomoku8,
  gomoku8SideScoreOf,
  OPENING_PLIES,
  randomOpening,
  rngOf,
  subjectFrom,
  Tournament,
  type Evaluation,
  type Gomoku8,
} from '../../engine/index.ts'
import {
  sidesOf,
  WAY,
  type Condition,
  type PatternMatch,
  type Taken,
} from '../../src/workers/pattern-sets/matches.ts'
import {
  patternsOf,
  REFERENCE,
  setOf,
  SETS,
  type PatternSet,
} from '../../src/workers/pattern-sets/sets.ts'
import { pairsOf } from '../../content/match-score.ts'
import { median, type Row } from './measure.ts'

const SEED = 9
const GAMES = 300
/** Nodes a move that the reference has. */
const NODES = 1_000
const ROUNDS = 7
const FILE = join(import.meta.dirname, '../../src/workers/pattern-sets/matches.json')

/**
 * The matches that the chapter on heatmaps draws, of each set of patterns against the reference, at equal
 * nodes and at equal time. They are kept in `src/workers/pattern-sets/matches.json`, which this rewrites.
 *
 * Equal time is equal time of a search that slides its patterns, as the report's does: each set
 * has as many nodes as such a search does while the reference does NODES. How long a node takes is
 * measured in seconds of the processor, so that other programs do not disturb it. The games
 * themselves are played with tables, which find the same values sooner; so the same counts of nodes
 * give the same games again, on any machine.
 */
export async function bench(): Promise<Row[]> {
  const perNode = nanosecondsPerNode()
  const matches: PatternMatch[] = []
  for (const condition of ['nodes', 'time'] as const) {
    for (const set of SETS) {
      if (set.id === REFERENCE) continue
      matches.push(played(set, condition, perNode))
      process.stderr.write(`${set.id} ${condition}\n`)
    }
  }
  const date = new Date().toISOString().slice(0, 10)
  const machine = `${cpus()[0]?.model ?? 'unknown processor'}, Node ${process.version}`
  const taken: Taken = { date, machine, seed: SEED, openingPlies: OPENING_PLIES, perNode, matches }
  const json = JSON.stringify(taken, undefined, 2).replace(/\[\s+(\d+),\s+(\d+)\s+\]/g, '[$1, $2]')
  writeFileSync(FILE, `${json}\n`)
  return matches.map(({ set, condition, budgets, points }) => {
    const { elo, low, high } = eloOfPairs(pairsOf(points))
    return {
      what: `Gomoku 8×8: ${patternsOf(setOf(set)).length} patterns against ${patternsOf(setOf(REFERENCE)).length}, equal ${condition}`,
      figure: `${Math.round(elo)} Elo (${Math.round(low)} to ${Math.round(high)})`,
      how: `${points.length} games, ${budgets.join(' against ')} nodes a move`,
    }
  })
}

function played(set: PatternSet, condition: Condition, perNode: Taken['perNode']): PatternMatch {
  const share = condition === 'nodes' ? 1 : perNode[REFERENCE] / perNode[set.id]
  const budgets = [Math.round(NODES * share), NODES]
  const agents = sidesOf({ set: set.id, condition, budgets, points: '' })
  const tournament = new Tournament(gomoku8, gomoku8.game.initial(), agents, {
    games: GAMES,
    seed: SEED,
  })
  while (!tournament.finished) tournament.playNext()
  const points = tournament.games.map((game) => String(game.points * 2)).join('')
  return { set: set.id, condition, budgets, points }
}

/** Time of the processor a node, by set, of searches whose evaluation slides. */
function nanosecondsPerNode(): Record<string, number> {
  const positions = [1, 2, 3, 4].map((seed) => {
    const position = gomoku8.game.initial()
    for (const move of randomOpening(gomoku8, position, 12, rngOf(seed))) {
      gomoku8.game.play(position, move)
    }
    return position
  })
  const sliding = SETS.map((set) => slidingEvaluation(set))
  const times = SETS.map((): number[] => [])
  for (let round = 0; round <= ROUNDS; round++) {
    SETS.forEach((_, i) => {
      const evaluation = sliding[i]
      const before = process.cpuUsage()
      let nodes = 0
      for (const position of positions) {
        const { candidates, ordering } = WAY
        const subject = { ...subjectFrom(gomoku8, position), evaluation }
        nodes += alphabeta(subject, { depth: 4, candidates, ordering, nodes: 10_000 }).nodes
      }
      const { user, system } = process.cpuUsage(before)
      // The first round warms up.
      if (round > 0) times[i].push(((user + system) * 1000) / nodes)
    })
  }
  return Object.fromEntries(SETS.map(({ id }, i) => [id, Math.round(median(times[i]))]))
}

function slidingEvaluation(set: PatternSet): Pick<Evaluation<Gomoku8>, 'evaluate'> {
  const score = gomoku8SideScoreOf(patternsOf(set))
  return {
    evaluate(p) {
      const side = gomoku8.game.toMove(p)
      return score(p, side) - score(p, side === 0 ? 1 : 0)
    },
  }
}
