import {
  BACK,
  CUTOFF,
  ENTER,
  EVALUATE,
  EXIT,
  TABLE_HIT,
  TRUNCATED,
  type BoundsRule,
  type EventKind,
  type FailRule,
  type SearchName,
  type TieRule,
} from '../../../engine/index.ts'

import type { Side } from '../../i18n/tree.ts'

/** What a line of the code does, and so which events it is current at. */
type Role = 'enter' | 'table' | 'evaluate' | 'back' | 'cutoff' | 'exit'

export interface CodeLine {
  readonly text: string
  /** Levels of indentation. */
  readonly indent: number
  readonly role?: Role
  /** Of a code with a function for each side: whose it is. */
  readonly side?: Side
}

/** One function for both sides, or MAX-VALUE and MIN-VALUE. */
export const CODE_FORMS = ['negamax', 'two'] as const
export type CodeForm = (typeof CODE_FORMS)[number]

export interface CodeRules {
  readonly algorithm: SearchName
  readonly tie: TieRule
  readonly fail: FailRule
  readonly bounds?: BoundsRule
  readonly table?: boolean
  /** Moves are left out before any is tried. */
  readonly selects?: boolean
  /** Whether after a move it is always the other side's turn; it is, if nothing is said. */
  readonly alternates?: boolean
}

/**
 * The body of `engine/search/<algorithm>.ts` without its book-keeping, in at most 40 columns: `d` is the
 * depth that is left.
 * `minimax` speaks of Max's view; the others of the view of the side to move, as the engine does.
 */
export function pseudocode(rules: CodeRules): readonly CodeLine[] {
  const { algorithm, tie, fail } = rules
  const each = rules.selects === true ? 'for each move not left out' : 'for each move'
  switch (algorithm) {
    case 'minimax':
      return [
        line(0, 'minimax(d)', 'enter'),
        line(1, 'if game over or d = 0'),
        line(2, 'return evaluation for Max', 'evaluate'),
        line(1, 'best ← −∞ for Max, ∞ for Min'),
        line(1, each),
        line(2, 'score ← minimax(d − 1)'),
        line(2, 'best ← max or min(best, score)', 'back'),
        line(1, 'return best', 'exit'),
      ]
    case 'negamax':
      return [
        line(0, 'negamax(d)', 'enter'),
        line(1, 'if game over or d = 0'),
        line(2, 'return evaluation', 'evaluate'),
        line(1, 'best ← −∞'),
        line(1, each),
        ...asks(rules, 'score ← −negamax(d − 1)', 'score ← negamax(d − 1)'),
        line(2, 'best ← max(best, score)', 'back'),
        line(1, 'return best', 'exit'),
      ]
    case 'alphabeta':
      return [
        line(0, 'alphabeta(d, α, β)', 'enter'),
        ...(rules.bounds === 'parent' ? [line(1, 'α ← −∞ unless at the root')] : []),
        line(1, 'if game over or d = 0'),
        line(2, 'return evaluation', 'evaluate'),
        line(1, fail === 'hard' ? 'best ← α' : 'best ← −∞'),
        line(1, each),
        line(2, 'floor ← max(α, best)'),
        ...asks(rules, 'score ← −alphabeta(d−1, −β, −floor)', 'score ← alphabeta(d−1, floor, β)'),
        line(
          2,
          fail === 'hard' ? 'best ← min(max(best, score), β)' : 'best ← max(best, score)',
          'back',
        ),
        line(
          2,
          tie === 'lt' ? 'if score > β: cut the rest' : 'if score ≥ β: cut the rest',
          'cutoff',
        ),
        line(1, 'return best', 'exit'),
      ]
    // Deepening is this search to 1, 2, 3 … plies.
    case 'pvs':
    case 'deepening':
      return scoutCode(rules, each)
  }
}

/** How a child is asked: scores and bounds turn with the side, where that turns. */
function asks({ alternates = true }: CodeRules, other: string, same: string): readonly CodeLine[] {
  if (alternates) return [line(2, other)]
  return [
    line(2, 'if it is the same side’s turn there:'),
    line(3, same),
    line(2, 'else:'),
    line(3, other.replaceAll(', ', ',')),
  ]
}

/** The first move is searched with the whole window, the others with a null window first. */
function scoutCode(rules: CodeRules, each: string): readonly CodeLine[] {
  const { table } = rules
  const look = line(1, 'if the table settles it: return that', 'table')
  return [
    line(0, 'pvs(d, α, β)', 'enter'),
    ...(table === true ? [look] : []),
    line(1, 'if game over or d = 0'),
    line(2, 'return evaluation', 'evaluate'),
    line(1, 'best ← −∞'),
    line(1, each),
    line(2, 'floor ← max(α, best)'),
    line(2, 'top ← β if first, else floor + 1'),
    ...asks(rules, 'score ← −pvs(d − 1, −top, −floor)', 'score ← pvs(d − 1, floor, top)'),
    line(2, 'if top ≤ score < β: again with β'),
    line(2, 'best ← max(best, score)', 'back'),
    line(2, 'if score ≥ β: cut the rest', 'cutoff'),
    ...(table === true ? [line(1, 'put best into the table')] : []),
    line(1, 'return best', 'exit'),
  ]
}

/**
 * The index of the line at which a search is when an event is told; -1 before the first.
 *
 * @param side  who is to move at the event's node
 */
export function currentLine(
  all: readonly CodeLine[],
  kind: EventKind | undefined,
  side: Side,
): number {
  const from = all.findIndex((each) => each.side === undefined || each.side === side)
  const found = lineAt(
    all.slice(from).filter((each) => each.side === all[from].side),
    kind,
  )
  return found < 0 ? -1 : from + found
}

function lineAt(code: readonly CodeLine[], kind: EventKind | undefined): number {
  const role = kind === undefined ? undefined : roleOf(kind)
  if (role === undefined) return -1
  const found = code.findIndex((each) => each.role === role)
  // A program that looks nothing up has no line for it: such a node is answered as it is left.
  return found < 0 ? code.findIndex((each) => each.role === 'exit') : found
}

function roleOf(kind: EventKind): Role {
  switch (kind) {
    case ENTER:
      return 'enter'
    case EVALUATE:
      return 'evaluate'
    case BACK:
      return 'back'
    case CUTOFF:
      return 'cutoff'
    case TABLE_HIT:
      return 'table'
    case EXIT:
      return 'exit'
    // The search went on into nodes that were not kept.
    case TRUNCATED:
      return 'enter'
  }
}

export function line(indent: number, text: string, role?: Role): CodeLine {
  return role === undefined ? { indent, text } : { indent, text, role }
}
