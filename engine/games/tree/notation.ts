import { ContractError, fail, ok, type Result } from '../../core/errors.ts'
import type { GameOptions, Move } from '../../core/game.ts'
import { readOptions } from '../../core/options.ts'
import { plain } from '../../core/plain.ts'
import {
  letterAt,
  readOneMove,
  skipDigits,
  skipSpaces,
  tooLong,
  type Read,
} from '../../core/text.ts'
import { THE_33_NODE_TREE } from './examples.ts'
import { heldFor, heldWriting, hold, LONG_TEXT } from './held.ts'
import { readTree } from './read.ts'
import { OPTIONS, play, rootOf, type TreePosition } from './rules.ts'
import { childCount, formatTree } from './tree.ts'

/**
 * A position is the tree, in any form that `read.ts` knows, and after nested lists the moves from
 * the root, each the index of a child from 0, with spaces between: `[[3,12],[2,4]] 1 0`. Who moves
 * first is an option; where that is not given, a text may say so by calling its levels Max and
 * Min. An empty text is the tree of 33 nodes.
 */
export const SIDES = ['Max', 'Min'] as const
const TEXT_LIMIT = 1_000_000
const MOVE_TEXT_LIMIT = 1000

export function initial(options?: GameOptions): TreePosition {
  const start = parse(THE_33_NODE_TREE, options)
  if (!start.ok) throw new ContractError('tree.initial', start.error.code)
  return start.value
}

export function format(p: TreePosition): string {
  const root = heldWriting(p.tree) ?? (says(p) ? 'min=' : '') + formatTree(p.tree)
  return [root, ...p.path.subarray(0, p.ply)].join(' ')
}

/** Whether the text has to say that Min moves first: where sides do not alternate, the tree's does. */
function says({ ownFirst, tree }: TreePosition): boolean {
  return ownFirst && tree.sides === undefined
}

export function parse(text: string, options: GameOptions = {}): Result<TreePosition> {
  const values = readOptions(OPTIONS, options)
  if (!values.ok) return values
  const error = tooLong(text, TEXT_LIMIT)
  if (error !== undefined) return { ok: false, error }
  const told = 'first' in options ? values.value.first : undefined
  const known = heldFor(text, told)
  if (known !== undefined) return known
  const found = read(text, options, told)
  if (text.length < LONG_TEXT) return found
  hold(text, told, found)
  return heldFor(text, told) ?? found
}

/** @param told  who moves first, where the options say so */
function read(
  text: string,
  options: GameOptions,
  told: 'max' | 'min' | undefined,
): Result<TreePosition> {
  if (skipSpaces(plain(text), 0) === text.length) return ok(initial(options))
  const tree = readTree(text, told === undefined ? undefined : told === 'max' ? 0 : 1)
  if (!tree.ok) return tree
  const { value, next } = tree.value
  const first = told ?? 'max'
  const p =
    value.first === undefined || told !== undefined
      ? rootOf(value.tree, first === 'max' ? 0 : 1, false)
      : rootOf(value.tree, value.first, value.first === 1)
  const clean = plain(text)
  for (let at = skipSpaces(clean, next); at < clean.length;) {
    const letter = letterAt(clean, at)
    if (/^[\])}]$/.test(letter)) return fail('tree/unopened', at, { letter })
    if (at === next || letter === ',') return fail('tree/extra-text', at, { letter })
    const move = readMove(p, clean, at)
    if (!move.ok) return move
    play(p, move.value.value)
    at = skipSpaces(clean, move.value.next)
  }
  return ok(p)
}

export function formatMove(_: TreePosition, child: Move): string {
  return String(child)
}

export function parseMove(p: TreePosition, text: string): Result<Move> {
  return readOneMove(p, text, MOVE_TEXT_LIMIT, readMove)
}

function readMove(p: TreePosition, text: string, at: number): Result<Read<Move>> {
  const next = skipDigits(text, at)
  if (next === at) return fail('move/not-a-number', at, { letter: letterAt(text, at) })
  const children = childCount(p.tree, p.node)
  if (children === 0) return fail('move/at-a-leaf', at)
  const child = Number(text.slice(at, next))
  if (child >= children) {
    return fail('move/no-such-child', at, {
      child: text.slice(at, next).slice(0, 9),
      last: children - 1,
    })
  }
  return ok({ value: child, next })
}
