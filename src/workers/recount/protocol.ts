/** Plies between two positions of a game of which the depth is measured. */
export const EVERY = 4

/**
 * What a figure counts again, step by step, each as `textOf` writes it: positions of a game, so many
 * plies apart, or games against dice from a seed.
 */
export type Recounted = { readonly steps: readonly string[] } & (
  | { readonly of: 'reach'; readonly moves: string }
  | { readonly of: 'dice'; readonly seed: number }
)

/** What the worker is asked: all of it, or the step with this index alone. */
export interface RecountRequest {
  readonly stored: Recounted
  readonly only?: number
}

/** What it tells: of each step in turn whether it is what was stored; and that is all. */
export type RecountMessage =
  | { readonly kind: 'step'; readonly index: number; readonly same: boolean }
  | { readonly kind: 'done' }
