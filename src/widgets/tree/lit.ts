import { CUTOFF, explainCut, type CutExplanation, type Replay } from '../../../engine/index.ts'

/** α's hue or β's. */
export type Tone = 'alpha' | 'beta'

/** What a node has to do with the cut that is being explained. */
export interface Lit {
  /** `owner` has set the bound by `choice`; `reply` has met it at `cut`; `skipped` is left out. */
  readonly role: 'owner' | 'choice' | 'cut' | 'reply' | 'skipped'
  readonly tone: Tone
}

/**
 * The cut to explain: the one that the reader has selected, else the one that is being made at this
 * step, else none. A cut that is still to come is not given away.
 */
export function cutToExplain(
  replay: Replay,
  step: number,
  selected: number,
): CutExplanation | undefined {
  if (selected >= 0) {
    const explanation = explainCut(replay, selected)
    return explanation !== undefined && explanation.step <= step ? explanation : undefined
  }
  const event = replay.step(step)
  return event?.kind === CUTOFF ? explainCut(replay, event.node) : undefined
}

/** What to light, by node. */
export function litNodes(explanation: CutExplanation | undefined): ReadonlyMap<number, Lit> {
  const lit = new Map<number, Lit>()
  if (explanation === undefined) return lit
  const { owner, ownerChild, node, refutation, skipped, side } = explanation
  const met: Tone = side === 'alpha' ? 'beta' : 'alpha'
  for (const each of skipped) lit.set(each, { role: 'skipped', tone: met })
  lit.set(node, { role: 'cut', tone: met })
  lit.set(refutation, { role: 'reply', tone: met })
  if (ownerChild >= 0) {
    lit.set(ownerChild, { role: 'choice', tone: side })
    lit.set(owner, { role: 'owner', tone: side })
  }
  return lit
}
