import {
  explainCut,
  explainVisit,
  slipOfAnswers,
  type AnswerSlip,
  type CutExplanation,
  type Said,
} from '../../../../engine/index.ts'
import { ask as words } from '../../../i18n/ask.ts'
import { predict } from '../../../i18n/predict.ts'
import { stepSentence } from '../../tree/sentence.ts'
import { visitSentence } from '../../tree/visit-sentence.ts'
import { nameOf, valueText, type Ask } from './ask.ts'
import { changeSentence, missedSentence, sinceSentence } from './verdict.ts'

/**
 * What is said of an answer: whether it is right; the slip that explains it; what is missed or
 * wrong, each with why; and the step of the recording by which it is so.
 *
 * @param before  answers to the same search that were given before: a slip has to explain them too
 */
export function askVerdict(ask: Ask, before: readonly Said[] = []): readonly string[] {
  const { asked, stop, said, grade, shown } = ask
  if (grade === undefined) return []
  if (grade.right && shown !== true) return [words.right, ...reasons(ask)]
  if (shown === true) return [words.shown, ...shownCuts(ask), ...wholeAnswer(ask), ...reasons(ask)]
  const own = { stop, said }
  const slip = slipOfAnswers(asked, [...before, own]) ?? slipOfAnswers(asked, [own])
  const missed = whyMissed(ask)
  return [
    words.wrong,
    ...(slip === undefined ? [] : [slipSentence(slip)]),
    ...wholeAnswer(ask),
    ...missed,
    ...whyWrong(ask),
    // A cut that was missed has been told with its step.
    ...(missed.length === 0 ? reasons(ask) : []),
  ]
}

function slipSentence(slip: AnswerSlip): string {
  switch (slip) {
    case 'other-view':
    case 'ends-swapped':
    case 'last-child':
    case 'whole-window':
      return words.slips[slip]
    default:
      return predict.slip(slip)
  }
}

/** What is to be marked, where that is something. */
function shownCuts(ask: Ask): readonly string[] {
  const { level, right } = ask.stop
  if (level === 'next' || right.nodes === undefined || right.nodes.length === 0) return []
  return [words.isMarked(right.nodes.map((node) => nameOf(ask, node)))]
}

/** The right answer, where it is not told node by node. */
function wholeAnswer(ask: Ask): readonly string[] {
  const { stop, asked } = ask
  const { nodes = [], values = [] } = stop.right
  const [first = '', second = ''] = values.map(valueText)
  const name = nameOf(ask, stop.node)
  switch (stop.level) {
    case 'next':
      return [words.isNext(nodes.length === 0 ? undefined : nameOf(ask, nodes[0]))]
    case 'value':
      return [
        (asked.convention.search === 'negamax' ? words.isReturned : words.isValue)(name, first),
      ]
    case 'window':
      return [words.isWindow(name, first, second)]
    case 'cuts':
    case 'sheet':
      return nodes.length === 0 ? [words.noCut] : []
  }
}

/** Cuts that were missed, each once: since when, and by which bound. */
function whyMissed(ask: Ask): readonly string[] {
  const { asked, stop, grade, telling } = ask
  if (stop.level === 'next' || grade === undefined) return []
  const cuts = new Map<number, { readonly cut: CutExplanation; readonly nodes: number[] }>()
  for (const node of grade.missed) {
    const cut = explainCut(asked.replay, node)
    if (cut === undefined) continue
    const known = cuts.get(cut.node) ?? { cut, nodes: [] }
    known.nodes.push(node)
    cuts.set(cut.node, known)
  }
  return Array.from(cuts.values(), (each) => missedSentence(telling, { ...each, leaves: [] }))
}

/** Why each node that was said is none of the answer. */
function whyWrong(ask: Ask): readonly string[] {
  const { grade, stop } = ask
  if (grade === undefined || stop.right.values !== undefined) return []
  const tops = grade.wrong.filter((node) => !grade.wrong.includes(ask.asked.replay.parent(node)))
  return tops.map((node) => (stop.level === 'next' ? notNext(ask, node) : notCut(ask, node)))
}

function notNext(ask: Ask, node: number): string {
  const { asked, stop, telling } = ask
  const { replay } = asked
  const { first } = replay.recording
  if (!replay.isVisited(node)) return skipped(ask, node)
  if (first[node] < stop.step) return words.looked(nameOf(ask, node), first[node] + 1)
  const [next] = stop.right.nodes ?? []
  const visit = next === undefined ? undefined : explainVisit(replay, next)
  return visit === undefined ? '' : visitSentence(telling, visit)
}

function notCut(ask: Ask, node: number): string {
  const { asked, stop, telling } = ask
  const { replay } = asked
  const { first } = replay.recording
  if (asked.mark === 'refuted-edge' || asked.mark === 'left-nodes') {
    const visited = replay.isVisited(node)
    return (visited ? words.notLeft : words.notVisited)(nameOf(ask, node))
  }
  if (!replay.isVisited(node)) {
    const cut = explainCut(replay, node)
    const above = replay.parent(node)
    if (!replay.isVisited(above)) return words.below(nameOf(ask, node), nameOf(ask, above))
    if (cut !== undefined && cut.step !== stop.told && stop.level !== 'sheet') {
      return words.otherTime(nameOf(ask, node), cut.step)
    }
    return words.notMarked(nameOf(ask, node))
  }
  if (stop.level === 'cuts' && first[node] < stop.step) {
    return words.looked(nameOf(ask, node), first[node] + 1)
  }
  const change = asked.changeBelow(node)
  const visit = explainVisit(replay, node)
  const why =
    change !== undefined
      ? changeSentence(telling, change.leaf, node, change)
      : visit === undefined
        ? ''
        : visitSentence(telling, visit)
  return predict.wrong(telling.names.words(node).choice, [], why)
}

/** Why a node is not visited: the cut that skips it. */
function skipped(ask: Ask, node: number): string {
  const cut = explainCut(ask.asked.replay, node)
  if (cut === undefined) return ''
  return words.skipped(nameOf(ask, node), sinceSentence(ask.telling, cut))
}

/** The steps of the recording by which it is so. */
function reasons({ telling, stop }: Ask): readonly string[] {
  const { level, step, told } = stop
  if (level === 'sheet') return []
  const steps = level === 'value' ? [step + 1, told] : [told]
  return [...new Set(steps)].map((each) => words.reason(each, stepSentence(telling, each)))
}
