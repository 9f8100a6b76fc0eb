import type { SolvingStep } from '../../../engine/index.ts'

/** What the worker is asked: to solve a position by every step, one after the other. */
export interface StepsRequest {
  readonly position: string
}

/** What it tells: how far a step has come, and what it came to. */
export type StepsMessage =
  | { readonly kind: 'progress'; readonly step: SolvingStep; readonly nodes: number }
  | {
      readonly kind: 'step'
      readonly step: SolvingStep
      readonly nodes: number
      readonly ms: number
    }
  | { readonly kind: 'done' }
