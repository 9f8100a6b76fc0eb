import type { Spent, Visited } from './measure.ts'
import type { TechniqueName } from './techniques.ts'

/**
 * What the worker tells of the game that it is asked to measure, in this order: what each technique
 * visits; one whose value is not as it must be, or the time of each; and that is all.
 */
export type TechniquesMessage =
  | { readonly kind: 'visited'; readonly visited: Visited }
  | { readonly kind: 'differs'; readonly technique: TechniqueName }
  | { readonly kind: 'spent'; readonly spent: Spent }
  | { readonly kind: 'done' }
