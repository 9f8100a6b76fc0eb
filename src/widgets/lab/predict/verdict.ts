import {
  explainGrade,
  gradeCuts,
  growCuts,
  skippedSizes,
  type Change,
  type Grade,
  type Missed,
  type Searched,
  type Wrong,
} from '../../../../engine/index.ts'
import { predict as words } from '../../../i18n/predict.ts'
import { tree as treeWords } from '../../../i18n/tree.ts'
import { tellingOf, type Telling } from '../../tree/names.ts'
import { openSession } from '../../tree/session.ts'
import { isEndless, scoreWords } from '../../tree/texts.ts'
import { visitSentence } from '../../tree/visit-sentence.ts'

/** As many nodes as the text of a tree may have: every cut can be told of. */
const MOST_NODES = 100_000

/** A tree that has been searched, with what its nodes are called. */
export function tellingOfSearched(searched: Searched): Telling {
  const { kit, position, result, convention } = searched
  const { game } = kit
  const recording = growCuts(game, position, searched.recording, MOST_NODES)
  const sizes = skippedSizes(game, position, recording, MOST_NODES)
  const spec = {
    game: game.id,
    position: game.format(position),
    algorithm: 'alphabeta',
    depth: recording.depth,
    ordering: convention.order === 'left' ? 'none' : 'reversed',
    tie: convention.tie,
    fail: convention.fail,
  } as const
  return tellingOf(openSession(kit, position, spec, { result, recording, sizes }), treeWords)
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

export function missedSentence({ names, words: tree }: Telling, { cut, nodes, leaves }: Missed) {
  const { ownerChild, bound } = cut
  return words.missed({
    choices: nodes.map((node) => names.words(node).choice),
    leaves,
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
      : changeSentence(telling, searched.treeNodes, node, wrong.change)
  return words.wrong(telling.names.words(node).choice, wrong.leaves, why)
}

function changeSentence(
  { names }: Telling,
  treeNodes: Int32Array,
  branch: number,
  { leaf, to, root }: Change,
) {
  const node = treeNodes.indexOf(leaf)
  const written = (text: string) => text.replace(/^-/, '−')
  const choice = node === branch ? undefined : names.words(node).choice
  return words.change(choice, written(to), written(root))
}
