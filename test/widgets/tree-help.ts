import { tree as words } from '../../src/i18n/en/tree.ts'
import { nameNodes } from '../../src/widgets/tree/names.ts'
import { recordNow } from '../../src/widgets/tree/record-now.ts'
import { stepSentence } from '../../src/widgets/tree/sentence.ts'
import type { Telling } from '../../src/widgets/tree/names.ts'
import type { Session } from '../../src/widgets/tree/session.ts'
import type { TreeSpec } from '../../src/widgets/tree/spec.ts'

/** Alpha-beta on the tree of 33 nodes: 25 visited, cuts that skip 1, 1 and 6 (SYSTEMS §2). */
export const toy: TreeSpec = {
  game: 'tree',
  position: '',
  algorithm: 'alphabeta',
  depth: 4,
  ordering: 'none',
  tie: 'le',
  fail: 'soft',
}

export function sessionOf(spec: Partial<TreeSpec> = {}, cap?: number): Session {
  const recorded = recordNow({ ...toy, ...spec }, cap)
  if (!recorded.ok) throw new Error(recorded.error.code)
  return recorded.value
}

export function tellingOf(session: Session): Telling {
  return { session, names: nameNodes(session, words), words }
}

/** The sentences of all steps from 0. */
export function sentences(session: Session, plain = false): string[] {
  const telling = { ...tellingOf(session), plain }
  return Array.from({ length: session.replay.steps + 1 }, (_, step) => stepSentence(telling, step))
}
