import { CUT, markedBy } from '../../../../engine/index.ts'
import { ask as words } from '../../../i18n/ask.ts'
import { ROOMS, type RoomKind } from '../../tree/geometry.ts'
import { treeModel, type LinkModel, type TreeModel } from '../../tree/model.ts'
import type { NodeModel } from '../../tree/node-model.ts'
import type { TreeView } from '../../tree/view.ts'
import { isWhole, type Ask } from './ask.ts'
import { drawSigns, type Sign } from './signs.ts'

/** Draws a question where the search stands still, or once it is answered, where it has gone on. */
export function drawAsk(document: Document, view: TreeView, ask: Ask, kind: RoomKind): TreeModel {
  const signs = signsOf(ask)
  const model = askModel(ask, kind, signs)
  view.update(model)
  drawSigns(document, view, model, ask.grade === undefined ? new Map<number, Sign>() : signs)
  return model
}

function askModel(ask: Ask, kind: RoomKind, signs: ReadonlyMap<number, Sign>): TreeModel {
  const { telling, stop, grade } = ask
  const { replay } = telling.session
  // Nothing is folded away: whoever answers has to see all of it.
  const choice = new Map(Array.from({ length: replay.nodeCount }, (_, node) => [node, true]))
  const asks = stop.level === 'value' || stop.level === 'window'
  const model = treeModel(
    telling,
    {
      step: grade === undefined ? stop.step : stop.told,
      selected: -1,
      choice,
      ...(asks && { mark: { node: stop.node, text: words.signs.asked } }),
    },
    { ...ROOMS[kind], slots: Infinity },
  )
  const nodes = model.nodes.map((node) => {
    const { bar, ...rest } = askNode(ask, node, signs.get(node.shown.node))
    return telling.plain === true || bar === undefined ? rest : { ...rest, bar }
  })
  if (grade !== undefined || stop.level === 'next') return { ...model, nodes }
  return {
    ...model,
    nodes,
    links: model.links.map((link): LinkModel => {
      const node = Number(link.key.slice(1))
      return isWhole(ask, node) ? { ...link, state: 'cut', struck: signs.has(node) } : link
    }),
  }
}

function askNode(ask: Ask, node: NodeModel, sign: Sign | undefined): NodeModel {
  const { stop, grade, asked } = ask
  const told =
    sign === undefined ? node : { ...node, spoken: `${node.spoken}. ${words.signs[sign]}` }
  if (grade !== undefined || !isWhole(ask, node.shown.node)) return told
  const ringed = stop.level === 'next' || asked.mark === 'left-nodes'
  const branch = asked.mark === 'leaves' || asked.mark === 'edges'
  return {
    ...told,
    selected: true,
    ...(ringed && { marked: true }),
    ...(!ringed && branch && { state: 'under-cut' as const }),
  }
}

/** What is said at nodes: at the tops of branches, where what is marked is all below them. */
function signsOf(ask: Ask): ReadonlyMap<number, Sign> {
  const { asked, stop, grade, said } = ask
  const { replay, mark } = asked
  const signs = new Map<number, Sign>()
  if (stop.right.nodes === undefined) return signs
  const right = new Set(stop.right.nodes)
  const nodes = said.nodes ?? []
  const all = Array.from({ length: replay.nodeCount }, (_, node) => node)
  const marks = (node: number) => (stop.level === 'next' ? [node] : markedBy(replay, mark, node))
  const isTop = (node: number) => {
    const above = replay.parent(node)
    return isWhole(ask, node) && (above < 0 || !inBranches(ask) || !isWhole(ask, above))
  }
  if (grade === undefined) {
    for (const node of all) if (isTop(node)) signs.set(node, 'marked')
    return signs
  }
  for (const node of all) {
    const branch = marks(node)
    const whole = branch.length > 0 && branch.every((each) => right.has(each))
    const unit = inBranches(ask) ? whole && (replay.recording.flags[node] & CUT) !== 0 : whole
    if (unit) signs.set(node, branch.every((each) => nodes.includes(each)) ? 'right' : 'missed')
    else if (isTop(node) && !whole) signs.set(node, 'wrong')
  }
  return signs
}

/** Whether a press marks all below a node, and not the node alone. */
function inBranches({ asked: { mark }, stop }: Ask): boolean {
  return stop.level !== 'next' && (mark === 'leaves' || mark === 'edges')
}
