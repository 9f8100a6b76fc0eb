import { at, svg } from '../../boards/svg.ts'
import { tree as words } from '../../i18n/tree.ts'
import { ROOMS } from './geometry.ts'
import { treeModel } from './model.ts'
import { tellingOf } from './names.ts'
import type { Session } from './session.ts'
import { insightOf } from './techniques/insight.ts'

/** The whole tree of a search, as it lies before it is folded into a graph: a dot a node. */
export function outline(document: Document, session: Session, label: string): SVGSVGElement {
  const { graph } = insightOf(session)
  const reading = {
    step: session.replay.steps,
    selected: -1,
    choice: new Map<number, boolean>(),
    ...(graph && { graph: { first: graph.first, joined: false } }),
  }
  const { width, height, nodes } = treeModel(tellingOf(session, words, true), reading, ROOMS.wide)
  const point = ({ x, y }: { readonly x: number; readonly y: number }) => `${at(x)} ${at(y)}`
  return svg(
    document,
    'svg',
    {
      class: 'drawing tree-outline',
      viewBox: `0 0 ${width} ${at(height)}`,
      role: 'img',
      'aria-label': label,
    },
    [
      svg(document, 'path', {
        d: nodes
          .filter(({ shown }) => shown.above >= 0)
          .map((node) => `M${point(nodes[node.shown.above])}L${point(node)}`)
          .join(''),
      }),
      // A line of no length with round ends is a dot.
      svg(document, 'path', {
        class: 'tree-outline-dots',
        d: nodes.map((node) => `M${point(node)}h0`).join(''),
      }),
    ],
  )
}
