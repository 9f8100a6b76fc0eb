import {
  askedOf,
  explainGrade,
  gradeCuts,
  type Change,
  type CutExplanation,
  type Grade,
  type Missed,
  type Searched,
  type Wrong,
} from '../../../../engine/index.ts'
import { predict as words } from '../../../i18n/predict.ts'
import type { Telling } from '../../tree/names.ts'
import { isEndless, scoreWords } from '../../tree/texts.ts'
import { visitSentence } from '../../tree/visit-sentence.ts'
import { tellingOfAsked } from './ask.ts'

/** A tree that has been searched, with what its nodes are called. */
export function tellingOfSearched(searched: Searched): Telling {
  return { ...tellingOfAsked(askedOf(searched, 'sheet')), plain: false }
}

/** A grade, and what is said of it: the verdict first, then the slip, then branch by branch. */
export interface Verdict {
  readonly grade: Grade
  readonly sentences: readonly string[]
}

/** @param marked  leaves from the left, from 0 */
export function verdictOn(searched: Searched, marked: readonly number[]): Verdict {
  const grade = gradeCuts(searched, marked)
  if (grade.right) return { grade, sentences: [words.right(searched.cut)] }
  const { missed, wrong } = explainGrade(searched, marked)
  const telling = tellingOfSearched(searched)
  return {
    grade,
    sentences: [
      words.notRight(grade.score, grade.missed.length, grade.wrong.length),
      // Who has marked nothing has not shown by which rule.
      ...(grade.slip === null || marked.length === 0 ? [] : [words.slip(grade.slip)]),
      ...missed.map((each) => missedSentence(telling, each)),
      ...wrong.map((each) => wrongSentence(telling, searched, each)),
    ],
  }
}

export function missedSentence(telling: Telling, { cut, nodes, leaves }: Missed) {
  const choices = nodes.map((node) => telling.names.words(node).choice)
  return words.missed(choices, leaves, sinceSentence(telling, cut))
}

/** Since when, and by which bound, nothing below what a cut skips could matter. */
export function sinceSentence({ names, words: tree }: Telling, cut: CutExplanation): string {
  const { ownerChild, bound } = cut
  return words.since({
    step: cut.step,
    end: cut.side,
    bound: scoreWords(bound, tree),
    from: ownerChild < 0 ? undefined : names.words(ownerChild).choice,
    endless: isEndless(bound, tree),
    reply: names.words(cut.refutation).choice,
    score: scoreWords(cut.score, tree),
  })
}

export function wrongSentence(telling: Telling, searched: Searched, { node, ...wrong }: Wrong) {
  const why =
    wrong.change === undefined
      ? visitSentence(telling, wrong.visit)
      : changeSentence(telling, searched.treeNodes.indexOf(wrong.change.leaf), node, wrong.change)
  return words.wrong(telling.names.words(node).choice, wrong.leaves, why)
}

/** @param node  of the recording: the leaf to be changed, at or below the branch */
export function changeSentence(
  { names }: Telling,
  node: number,
  branch: number,
  { to, root }: Pick<Change, 'to' | 'root'>,
) {
  const written = (text: string) => text.replace(/^-/, '−')
  const choice = node === branch ? undefined : names.words(node).choice
  return words.change(choice, written(to), written(root))
}
