import { explainCut, explainVisit, movesTo } from '../../engine/index.ts'
import { cli } from '../i18n/cli.ts'
import { cutSentence } from '../widgets/tree/sentence.ts'
import type { Telling } from '../widgets/tree/names.ts'
import { visitSentence } from '../widgets/tree/visit-sentence.ts'
import { good, quoted, refuse, type Checked } from './cli-error.ts'

/** Whether a node was cut, and a sentence that says why or why not. */
export interface Why {
  readonly node: number
  readonly cut: boolean
  readonly reason: string
}

/** Answers for a node that a person names: `C`, or the way to it, `2.0`, children counted from 0. */
export function whyOf(telling: Telling, name: string): Checked<Why> {
  const node = find(telling, name)
  if (node === undefined) return refuse('no-such-node', cli.errors.noSuchNode(quoted(name)))
  const { replay } = telling.session
  const visited = explainVisit(replay, node)
  if (visited !== undefined)
    return good({ node, cut: false, reason: visitSentence(telling, visited) })
  let at = node
  while (replay.state(at, replay.steps) === 'under-cut') at = replay.parent(at)
  const cut = explainCut(replay, at)
  return good({ node, cut: true, reason: cut === undefined ? '' : cutSentence(telling, cut) })
}

function find({ session, names }: Telling, name: string): number | undefined {
  const { nodeCount, recording } = session.replay
  const wanted = name
    .trim()
    .replaceAll(/[[\]\s]/g, '')
    .replaceAll(',', '.')
  const all = Array.from({ length: nodeCount }, (_, node) => node)
  const named = all.filter((node) => names.label(node) === name.trim())
  if (named.length === 1) return named[0]
  if (wanted === '' || wanted.toLowerCase() === 'root') return 0
  return all.find((node) => movesTo(recording, node).join('.') === wanted)
}
