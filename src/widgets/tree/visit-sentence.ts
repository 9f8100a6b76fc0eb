import { INFINITE, type EndOwner, type VisitExplanation } from '../../../engine/index.ts'
import { visit as words } from '../../i18n/visit.ts'
import type { Telling } from './names.ts'
import { scoreWords, sideOf } from './texts.ts'

/** Why a node was visited and not cut, in a sentence. */
export function visitSentence(telling: Telling, about: VisitExplanation): string {
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
