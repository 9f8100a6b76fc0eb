import {
  explainCut,
  explainVisit,
  INFINITE,
  movesTo,
  type EndOwner,
  type VisitExplanation,
} from '../../engine/index.ts'
import { cli } from '../i18n/cli.ts'
import { visit as words } from '../i18n/visit.ts'
import { cutSentence } from '../widgets/tree/sentence.ts'
import type { Telling } from '../widgets/tree/names.ts'
import { scoreWords, sideOf } from '../widgets/tree/texts.ts'
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

/** Why a node was visited and not cut, in a sentence. */
function visitSentence(telling: Telling, about: VisitExplanation): string {
  const { session, names, words: tree } = telling
  const { replay } = session
  const end = (score: number, { owner, ownerChild }: EndOwner) =>
    Math.abs(score) >= INFINITE
      ? undefined
      : {
          score: scoreWords(score, tree),
          by:
            ownerChild < 0
              ? undefined
              : { at: names.words(owner).at, choice: names.words(ownerChild).choice },
        }
  const parent = replay.parent(about.node)
  return words.visited({
    why: about.why,
    choice: names.words(about.node).choice,
    at: parent < 0 ? '' : names.words(parent).at,
    who: parent < 0 ? 'max' : sideOf(replay.player(parent)),
    first: parent >= 0 && replay.children(parent)[0] === about.node,
    alpha: end(about.alpha, about.alphaBy),
    beta: end(about.beta, about.betaBy),
  })
}
