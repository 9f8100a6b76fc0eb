import type { Word } from '../../../engine/index.ts'

/*
 * The same three tasks on boards of Connect 4, kept in four ways. All four answer alike, and are
 * checked to before any is measured (`measure.ts`).
 */

export const WAYS = ['array', 'bigint', 'halves', 'wasm'] as const
export type WayName = (typeof WAYS)[number]

export const TASKS = ['four', 'stones', 'perft'] as const
export type TaskName = (typeof TASKS)[number]

/** The boards of one way, made ready, and what it does with them. */
export interface Way {
  /** On how many boards there is a four. */
  four(): number
  /** How many stones there are on all boards. */
  stones(): number
  /** How many sequences of so many moves there are from the empty board. */
  perft(depth: number): number
}

/** Makes a way ready for these boards, each the stones of one side. */
export type MakeWay = (boards: readonly Word[]) => Way
