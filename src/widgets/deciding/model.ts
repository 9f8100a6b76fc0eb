import {
  comparedTerms,
  decidingTerms,
  gomoku8,
  lead,
  type ComparedTerm,
  type Gomoku8,
} from '../../../engine/index.ts'
import type { DecidingWords } from '../../i18n/puzzles.ts'
import type { Schema, StateOf } from '../../state/schema.ts'
import { TERMS, type TermName } from '../heat/judge.ts'
import { COUNT } from '../puzzles/schema.ts'
import type { Overlay } from '../table/shown.ts'

/** A position and two moves in it, as the game writes them. */
export interface Question {
  readonly position: string
  readonly better: string
  readonly worse: string
}

/** A question as it stands on the board. */
export interface Asked {
  readonly position: Gomoku8
  readonly moves: readonly [better: string, worse: string]
  readonly over: Overlay
  /** The engine's terms, in the order in which they are told; and the one that decides. */
  readonly terms: readonly (ComparedTerm & { readonly name: TermName })[]
  readonly deciding: string
}

export function askedOf({ position: text, better, worse }: Question): Asked {
  const { game, board } = gomoku8
  const read = game.parse(text)
  if (!read.ok) throw new Error(`deciding: ${read.error.code}`)
  const position = read.value
  const [one, other] = [better, worse].map((name) => {
    const move = game.parseMove(position, name)
    if (!move.ok) throw new Error(`deciding: ${move.error.code}`)
    return move.value
  })
  const compared = comparedTerms(gomoku8, position, [one, other])
  const labels: string[] = Array.from({ length: 64 }, () => '')
  const squares = [one, other].map((move) => board?.targets(position, move)[0] ?? 0)
  for (const [i, square] of squares.entries()) labels[square] = NAMES[i]
  return {
    position,
    moves: [better, worse],
    over: { labels, notes: labels, last: [] },
    terms: TERMS.map((name) => ({
      name,
      worths: compared.find((term) => term.name === name)?.worths ?? [0, 0],
    })),
    deciding: decidingTerms(compared)[0] ?? '',
  }
}

/** What the two moves are called on the board. */
const NAMES = ['A', 'B'] as const

export function questionOf({ position, moves }: Asked, words: DecidingWords): string {
  return words.ask(gomoku8.sides[gomoku8.game.toMove(position)], moves[0], moves[1])
}

/** By how much the first move is liked better without a term; of all of them where none is said. */
export function aheadOf({ terms }: Pick<Asked, 'terms'>, without = ''): number {
  const counted = terms.filter(({ name }) => name !== without)
  return counted.reduce((sum, term) => sum + lead(term), 0)
}

/** A link keeps the question and the term that was chosen. */
export const SCHEMA = {
  /** From 1; 0: the one that the device is at as the page opens; one more than all: the end. */
  at: { type: 'integer', default: 0, min: 0, max: COUNT + 1 },
  term: { type: 'choice', default: 'none', values: ['none', ...TERMS] },
} as const satisfies Schema

export type DecidingSchema = typeof SCHEMA
export type DecidingState = StateOf<DecidingSchema>
