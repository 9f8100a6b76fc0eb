import {
  EVALUATION_LIMIT,
  fail,
  INFINITE,
  moverWindow,
  ok,
  type GameKit,
  type Result,
  type SearchName,
  type SearchOptions,
} from '../../engine/index.ts'

/** A position in whose scores a window is, and what a search is told of both. */
export interface Begun<P> {
  readonly position: P
  readonly options: SearchOptions
}

/**
 * The position and the options of a search that begins with a window. A tree may bring values that
 * are no whole numbers, and an end of the window may be none of its values; elsewhere an end is a
 * whole number or `inf`. Whoever draws the search has to begin in the same way.
 *
 * Error: `predict/not-a-window`.
 *
 * @param window  Max's view; the whole window if absent
 */
export function withWindow<P>(
  kit: GameKit<P>,
  position: P,
  {
    algorithm,
    options,
    window,
  }: {
    readonly algorithm: SearchName
    readonly options: SearchOptions
    readonly window?: readonly [string, string]
  },
): Result<Begun<P>> {
  const [low, high] = window ?? ['-inf', 'inf']
  const mover = kit.game.toMove(position)
  const told = (text: Begun<P>['position'], own: Partial<SearchOptions>) =>
    ok({ position: text, options: { ...options, ...own } })
  if (kit.withWindow === undefined) {
    if (window === undefined) return told(position, {})
    const [alpha, beta] = [endOf(low), endOf(high)]
    if (alpha === undefined || beta === undefined || alpha >= beta) return notAWindow(low, high)
    return told(position, { window: moverWindow(mover, [alpha, beta]) })
  }
  const begun = kit.withWindow(position, low, high)
  if (begun === undefined) return notAWindow(low, high)
  return told(begun.position, {
    // A leaf of a tree may be as infinite as the window.
    ...(algorithm === 'alphabeta' && { ends: moverWindow(mover, begun.ends) }),
    ...(window !== undefined && { window: moverWindow(mover, begun.window) }),
  })
}

function endOf(text: string): number | undefined {
  if (/^[+-]?inf$/.test(text)) return text.startsWith('-') ? -INFINITE : INFINITE
  const value = Number(text)
  return /^[+-]?[0-9]{1,9}$/.test(text) && Math.abs(value) <= EVALUATION_LIMIT ? value : undefined
}

function notAWindow<T>(low: string, high: string): Result<T> {
  return fail('predict/not-a-window', 0, { low: low.slice(0, 40), high: high.slice(0, 40) })
}
