import { CUT } from '../../../../engine/index.ts'
import type { LabWords } from '../../../i18n/lab.ts'
import { ROOMS, type RoomKind } from '../../tree/geometry.ts'
import { treeModel, type LinkModel, type TreeModel } from '../../tree/model.ts'
import type { NodeModel } from '../../tree/node-model.ts'
import type { TreeView } from '../../tree/view.ts'
import type { Question } from './question.ts'
import { drawSigns, type Sign } from './signs.ts'

/** The tree of a question: what is marked is drawn as what is cut. */
function labModel(question: Question, kind: RoomKind, words: LabWords): TreeModel {
  const { telling, step } = question
  const { replay } = telling.session
  // Nothing is folded away: whoever answers has to see all of it.
  const choice = new Map(Array.from({ length: replay.nodeCount }, (_, node) => [node, true]))
  const model = treeModel(
    telling,
    { step, selected: -1, choice },
    { ...ROOMS[kind], slots: Infinity },
  )
  const signs = signsOf(question)
  const said = (node: NodeModel): NodeModel => {
    const sign = signs.get(node.shown.node)
    return sign === undefined ? node : { ...node, spoken: `${node.spoken}. ${words.signs[sign]}` }
  }
  if (question.verdict !== undefined) return { ...model, nodes: model.nodes.map(said) }
  const tops = new Set(signs.keys())
  const whole = (node: number) => isWhole(question, node)
  return {
    ...model,
    nodes: model.nodes.map((node) => ({
      ...said(node),
      selected: whole(node.shown.node),
      ...(whole(node.shown.node) && { state: 'under-cut' as const }),
    })),
    links: model.links.map((link): LinkModel => {
      const node = Number(link.key.slice(1))
      return whole(node) ? { ...link, state: 'cut', struck: tops.has(node) } : link
    }),
  }
}

/** What is said at the tops of branches, by node of the recording. */
function signsOf(question: Question): ReadonlyMap<number, Sign> {
  const { telling, verdict, marked } = question
  const { replay } = telling.session
  const said = new Set(marked)
  const signs = new Map<number, Sign>()
  for (let node = 0; node < replay.nodeCount; node++) {
    const above = replay.parent(node)
    const whole = isWhole(question, node)
    if (verdict === undefined) {
      if (whole && (above < 0 || !isWhole(question, above))) signs.set(node, 'marked')
    } else if (replay.recording.flags[node] & CUT) {
      signs.set(node, question.below(node).every((leaf) => said.has(leaf)) ? 'right' : 'missed')
    } else if (replay.isVisited(node) && whole && (above < 0 || !isWhole(question, above))) {
      signs.set(node, 'wrong')
    }
  }
  return signs
}

function isWhole({ marked, below }: Question, node: number): boolean {
  const said = new Set(marked)
  return below(node).every((leaf) => said.has(leaf))
}

/** Draws a question, with the verdict's signs beside the branches. */
export function drawLab(
  document: Document,
  view: TreeView,
  question: Question,
  kind: RoomKind,
  words: LabWords,
): TreeModel {
  const model = labModel(question, kind, words)
  view.update(model)
  const none = new Map<number, Sign>()
  drawSigns(document, view, model, question.verdict === undefined ? none : signsOf(question))
  return model
}
