/** What a solver is asked of a position: its score, or only whether the side to move wins. */
export type Asks = 'score' | 'win'

/** What the worker is asked: to solve these positions, each with an empty table. */
export interface EffortRequest {
  readonly asks: Asks
  readonly positions: readonly string[]
}

/** What it tells: how far it has come, and what all positions together took. */
export type EffortMessage =
  | { readonly kind: 'progress'; readonly solved: number; readonly nodes: number }
  | { readonly kind: 'done'; readonly nodes: number; readonly ms: number }
