import { connect4 } from '../games/connect4/index.ts'
import { mnk } from '../games/mnk/index.ts'
import type { GameKit } from '../core/game.ts'
import { fail, ok, type Result } from '../core/errors.ts'
import { rngOf, type Rng } from '../core/rng.ts'
import { explainCut } from '../trace/explain.ts'
import { askedOf, askedOfGame, sameRight, type Asked } from './asked.ts'
import { sameStop } from './answers.ts'
import { conventionOf, type Convention, type OtherRules } from './convention.ts'
import { readSearched } from './cut-leaves.ts'
import { PLAIN_DEMANDS, type Demands } from './demands.ts'
import type { Level } from './levels.ts'
import { treeOfSeed } from './random-tree.ts'
import type { Stop } from './stops.ts'

/** One rung of the ladder: what its questions are about. */
export interface Rung {
  readonly id: RungName
  /** What is asked, unless a reader chooses another of them. */
  readonly levels: readonly [Level, ...Level[]]
  readonly demands: Partial<Demands>
  /** By the seed, since some rungs go to and fro between two rules. */
  readonly rules: (seed: number, level: Level) => Partial<Convention>
  /** Who searches by these has another answer: so the question is about what the rung is about. */
  readonly without?: (convention: Convention) => OtherRules
  /** The first three of ten trees are a ply lower than the others. */
  readonly rises?: boolean
  /** Cuts there must be at both ends. */
  readonly bothEnds?: boolean
}

export const RUNG_NAMES = [
  'carry',
  'negated',
  'first',
  'both',
  'ties',
  'deep',
  'min',
  'hard',
  'uneven',
  'real',
] as const
export type RungName = (typeof RUNG_NAMES)[number]

const never = () => ({ search: 'minimax' }) as const

export const RUNGS: Readonly<Record<RungName, Rung>> = {
  carry: {
    id: 'carry',
    levels: ['value', 'next'],
    demands: { depth: 3, cuts: 0, values: [0, 9] },
    rules: () => ({ search: 'minimax' }),
    rises: true,
  },
  negated: {
    id: 'negated',
    levels: ['value', 'next'],
    demands: { depth: 3, cuts: 0, values: [-9, 9] },
    rules: () => ({ search: 'negamax' }),
    rises: true,
  },
  first: {
    id: 'first',
    levels: ['cuts', 'next', 'value', 'window', 'sheet'],
    demands: { depth: 2, branching: [3, 3], cuts: 1 },
    rules: () => ({}),
    without: never,
  },
  both: {
    id: 'both',
    levels: ['cuts', 'next', 'value', 'window', 'sheet'],
    demands: { depth: 3, cuts: 2 },
    rules: () => ({}),
    without: never,
    bothEnds: true,
  },
  ties: {
    id: 'ties',
    levels: ['cuts', 'next', 'sheet'],
    demands: { depth: 3, branching: [2, 3], ties: 45 },
    rules: (seed) => ({ tie: seed % 2 === 0 ? 'le' : 'lt' }),
    without: ({ tie }) => ({ tie: tie === 'le' ? 'lt' : 'le' }),
  },
  deep: {
    id: 'deep',
    levels: ['cuts', 'next', 'window', 'sheet'],
    demands: { depth: 4, branching: [1, 2], cuts: 1, uneven: true },
    rules: () => ({}),
    without: () => ({ bounds: 'parent' }),
  },
  min: {
    id: 'min',
    levels: ['cuts', 'next', 'value', 'window', 'sheet'],
    demands: { depth: 3, cuts: 1 },
    rules: () => ({ first: 'min' }),
    without: () => 'swapped',
  },
  hard: {
    id: 'hard',
    levels: ['value', 'cuts', 'next', 'sheet'],
    demands: { depth: 3, cuts: 1 },
    // With β ≤ α both look at the same leaves: only what is carried up differs.
    rules: (_, level) => ({ fail: 'hard', tie: level === 'value' ? 'le' : 'lt' }),
    without: () => ({ fail: 'soft' }),
  },
  uneven: {
    id: 'uneven',
    levels: ['cuts', 'next', 'value', 'window', 'sheet'],
    demands: { depth: 4, branching: [2, 3], uneven: true, cuts: 2 },
    rules: () => ({}),
    without: never,
  },
  real: {
    id: 'real',
    levels: ['cuts', 'next'],
    demands: {},
    rules: () => ({}),
    without: never,
  },
}

/** A question of a rung. */
export interface Drilled {
  readonly rung: Rung
  /** The seed it was asked for by. */
  readonly seed: number
  readonly asked: Asked
  readonly stop: Stop
}

/** Seeds that are tried before nothing is found. */
const TRIES = 4_000
/** Nodes of a tree that a drill asks about, at most: more cannot be taken in at a glance. */
const MOST_NODES = 45
/** So far apart are the seeds that two questions draw from. */
const STRIDE = 10_007

/**
 * The question of a rung for a seed: always the same. Its tree has what the rung is about; now and
 * then, one question in four, the stop is another one of that tree, so that not every question has
 * the same answer.
 *
 * Errors: `predict/no-such-tree`.
 */
export function drillOf(name: RungName, seed: number, level?: Level): Result<Drilled> {
  const rung = RUNGS[name]
  const asks = level !== undefined && rung.levels.includes(level) ? level : rung.levels[0]
  const rng = rngOf(seed)
  for (let tried = 0; tried < TRIES; tried++) {
    const asked = askedFrom(rung, (Math.imul(seed, STRIDE) + tried) | 0, seed, asks)
    if (asked === undefined || asked.replay.nodeCount > MOST_NODES) continue
    if (rung.bothEnds === true && !cutsAtBothEnds(asked)) continue
    const about = asked.stops.filter((stop) => isAbout(rung, asked, stop))
    if (about.length === 0) continue
    const others = asked.stops.filter((stop) => !about.includes(stop))
    const from = others.length > 0 && rng.below(4) === 0 ? others : about
    return ok({ rung, seed, asked, stop: from[rng.below(from.length)] })
  }
  return fail('predict/no-such-tree', 0, { seed, tries: TRIES })
}

function askedFrom(rung: Rung, own: number, seed: number, level: Level): Asked | undefined {
  const rules = rung.rules(seed, level)
  if (rung.id === 'real') return realAsked(rngOf(own), seed, level)
  const whole = { ...PLAIN_DEMANDS, branching: [2, 2], ...rung.demands } as const
  const low = rung.rises === true && seed % 10 < 3
  const demands = low ? { ...whole, depth: whole.depth - 1 } : whole
  const searched = readSearched(
    treeOfSeed(own, demands),
    conventionOf({ mark: 'top-edges', ...rules }),
  )
  if (!searched.ok || searched.value.result.cutoffs < demands.cuts) return undefined
  if (demands.uneven && !isUneven(searched.value.position.tree)) return undefined
  return askedOf(searched.value, level)
}

/** Whether the stop would have another answer without what the rung is about. */
export function isAbout({ without }: Rung, asked: Asked, stop: Stop): boolean {
  if (without === undefined) return asked.replay.children(stop.node).length !== 1
  const other = asked.again(without(asked.convention))
  if (other === undefined) return false
  const there = sameStop(other, asked, stop)
  // Where the other search is asked nothing, it cuts nothing, or has no window but the whole one.
  if (there === undefined) {
    const { nodes, values } = stop.right
    return nodes === undefined ? values.some((end) => !end.endsWith('inf')) : nodes.length > 0
  }
  return !sameRight(there.right, other.replay, stop.right, asked.replay)
}

export function cutsAtBothEnds({ replay }: Asked): boolean {
  const sides = new Set<string>()
  for (let node = 0; node < replay.nodeCount; node++) {
    const why = replay.isVisited(node) ? explainCut(replay, node) : undefined
    if (why !== undefined) sides.add(why.side)
  }
  return sides.size === 2
}

function isUneven({
  nodes,
  parents,
  first,
}: {
  readonly nodes: number
  readonly parents: Int32Array
  readonly first: Int32Array
}): boolean {
  const depths = new Uint8Array(nodes)
  const ends = new Set<number>()
  for (let node = 0; node < nodes; node++) {
    if (node > 0) depths[node] = depths[parents[node]] + 1
    if (first[node] === first[node + 1]) ends.add(depths[node])
  }
  return ends.size > 1
}

/** A late position of a random game, with few moves left to choose among. */
function realAsked(rng: Rng, seed: number, level: Level): Asked | undefined {
  return seed % 2 === 0 ? late(mnk, rng, 3, 3, level) : late(connect4, rng, 4, 2, level)
}

/** @param most  moves that the position may have at most */
function late<P>(
  kit: GameKit<P>,
  rng: Rng,
  most: number,
  depth: number,
  level: Level,
): Asked | undefined {
  const { game } = kit
  const position = game.initial()
  const moves = new Int32Array(game.maxMoves)
  for (;;) {
    if (game.outcome(position) !== undefined) return undefined
    const count = game.moves(position, moves)
    if (count <= most) return askedOfGame(kit, position, depth, {}, level)
    game.play(position, moves[rng.below(count)])
  }
}
