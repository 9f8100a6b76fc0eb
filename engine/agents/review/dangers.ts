import { legalMoves } from '../../core/after.ts'
import type { GameKit, Move, Player } from '../../core/game.ts'
import { threats } from '../../search/threats.ts'
import type { SearchHooks } from '../../search/run.ts'
import type { ThreatResult } from '../../search/threat-result.ts'
import type { Danger } from './judged.ts'

type Hooks = Pick<SearchHooks, 'progress'>

/** A win by threats of the side to move: no line where none was found; undefined without threats. */
export function wonByThreats<P>(
  kit: GameKit<P>,
  p: P,
  nodes: number,
  hooks: Hooks,
): { readonly line: readonly Move[]; readonly nodes: number } | undefined {
  const board = kit.threatBoard?.(p)
  if (board === undefined) return undefined
  return threats(board, kit.game.toMove(p), { nodes }, hooks)
}

interface Found {
  readonly danger: Danger
  /** Where every move loses: plies to the end, against the defence that holds out longest. */
  readonly plies: number | undefined
  readonly nodes: number
}

/** Times the nodes of one search for threats that all moves may take together. */
const TOGETHER = 4
/** Nodes that a move may take, for one of the search that found the win; and some more. */
const [FOR_ONE, AND_MORE] = [4, 1000]

/**
 * What the side that is not to move would win by threats if the other passed, and which moves
 * prevent it: each is tried, and the other side looks for a win after it.
 *
 * `p` is played on and restored.
 */
export function dangerIn<P>(kit: GameKit<P>, p: P, limit: number, hooks: Hooks): Found {
  const { game } = kit
  const attacker: Player = game.toMove(p) === 0 ? 1 : 0
  const board = kit.threatBoard?.(p)
  if (board === undefined) return { danger: UNKNOWN, plies: undefined, nodes: 0 }
  const passed = threats(board, attacker, { nodes: limit }, hooks)
  let { nodes } = passed
  if (!passed.win) {
    const danger = passed.stopped === undefined ? NONE : UNKNOWN
    return { danger, plies: undefined, nodes }
  }
  const each = Math.min(limit, FOR_ONE * passed.nodes + AND_MORE)
  const defences: string[] = []
  let longest = 0
  let partial = false
  for (const move of meetingFirst(kit, p, passed)) {
    const left = TOGETHER * limit - nodes
    if (left < 1) {
      partial = true
      break
    }
    const text = game.formatMove(p, move)
    game.play(p, move)
    const after = game.outcome(p) === undefined ? kit.threatBoard?.(p) : undefined
    const found = after && threats(after, attacker, { nodes: Math.min(left, each) }, hooks)
    game.undo(p)
    nodes += found?.nodes ?? 0
    if (found?.win === true) longest = Math.max(longest, found.line.length)
    else if (found?.stopped === undefined) defences.push(text)
    else partial = true
  }
  return {
    danger: { wins: 'yes', defences, ...(partial && { partial }) },
    plies: defences.length > 0 || partial ? undefined : longest + 1,
    nodes,
  }
}

const UNKNOWN: Danger = { wins: 'unknown', defences: [] }
const NONE: Danger = { wins: 'no', defences: [] }

/** The legal moves, before the others those to squares on which the win is played. */
function meetingFirst<P>(kit: GameKit<P>, p: P, { tree }: ThreatResult): Move[] {
  const moves = legalMoves(kit, p)
  const met = new Set(tree.move)
  return [...moves.filter((move) => met.has(move)), ...moves.filter((move) => !met.has(move))]
}
