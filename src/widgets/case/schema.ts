import type { GameOptions } from '../../../engine/index.ts'
import type { Schema } from '../../state/schema.ts'

/** One suspected program of a figure: plain data, so that it stands in the page. */
export interface CaseSpec {
  /** Of the clinic's case. */
  readonly id: string
  readonly game: string
  readonly gameOptions: GameOptions
  /** Plies. */
  readonly depth: number
  /** Where the figure begins. */
  readonly position: string
}

/** Seeded games that one press counts; and over which the text of the page does. */
export const GAMES = 20

/**
 * What a link keeps: the program, the position, the suspect that was named (-1: none), whether it
 * was asked where the two searches part, their step and the node of the faulty one that is selected.
 * Once the culprit was named, or it was asked, -1 is where they part, else the end and no node.
 * An empty position is the one the page gives. `open` is so wherever the figure itself has written
 * the link: a link with a word of the figure opens the case.
 */
export function caseSchema(programs: number) {
  return {
    program: { type: 'integer', default: 0, min: 0, max: programs - 1 },
    position: { type: 'text', default: '', max: 1000 },
    step: { type: 'integer', default: -1, none: -1, min: 0, max: 1_000_000 },
    node: { type: 'integer', default: -1, none: -1, min: 0, max: 1_000_000 },
    asked: { type: 'boolean', default: false },
    guess: { type: 'integer', default: -1, none: -1, min: 0, max: 9 },
    open: { type: 'boolean', default: false },
  } as const satisfies Schema
}

export type CaseSchema = ReturnType<typeof caseSchema>
