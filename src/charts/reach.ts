import * as Plot from '@observablehq/plot'

/** How deep agents search the positions of a game, and what a table answers there. */
export interface Reached {
  readonly depths: readonly {
    readonly ply: number
    readonly agent: string
    readonly depth: number
  }[]
  readonly duplicates: readonly { readonly ply: number; readonly duplicates: number }[]
  /** A number that was counted elsewhere, to compare with. */
  readonly theirs: number
}

interface Words {
  readonly courseX: string
  readonly reachDepth: string
  readonly duplicates: string
  readonly theirs: (count: number) => string
}

type Depth = Reached['depths'][number]

function isNew({ agent, depth }: Depth, i: number, all: readonly Depth[]): boolean {
  const before = all.slice(0, i).findLast((each) => each.agent === agent)
  return before?.depth !== depth
}

/** A panel for each agent, from the first at the top, and one for the table below them. */
export function reachPlot({ depths, duplicates, theirs }: Reached, words: Words): Plot.PlotOptions {
  const agents = [...new Set(depths.map(({ agent }) => agent))]
  const last = Math.max(...depths.map(({ ply }) => ply))
  const most = Math.max(...depths.map(({ depth }) => depth))
  const rows = [...agents, words.duplicates]
  // Nodes are drawn on the scale of the plies, so that one axis does for all panels.
  const highest = Math.max(theirs, ...duplicates.map((each) => each.duplicates))
  const scaled = (count: number) => (most * count) / highest
  const below = () => words.duplicates
  const bar = (ply: number) => ({ x1: ply - 1.2, x2: ply + 1.2 })
  return {
    height: 480,
    marginLeft: 12,
    marginRight: 12,
    marginTop: 12,
    marginBottom: 40,
    x: { label: words.courseX, labelAnchor: 'center', tickSize: 0, domain: [-2, last + 2] },
    y: { axis: null, domain: [0, most * 1.75] },
    fy: { domain: rows, axis: null, padding: 0.08 },
    marks: [
      Plot.ruleY([0], { stroke: 'var(--rule)' }),
      Plot.rect(
        depths.map(({ ply, agent, depth }) => ({ ...bar(ply), agent, depth })),
        { x1: 'x1', x2: 'x2', y1: 0, y2: 'depth', fy: 'agent', fill: 'var(--alpha)' },
      ),
      // A depth stands where it is another one than before.
      Plot.text(depths.filter(isNew), {
        x: 'ply',
        y: 'depth',
        fy: 'agent',
        text: ({ depth }: { depth: number }) => String(depth),
        dy: -7,
        fill: 'var(--soft)',
      }),
      Plot.rect(
        duplicates.map((each) => ({ ...bar(each.ply), height: scaled(each.duplicates) })),
        { x1: 'x1', x2: 'x2', y1: 0, y2: 'height', fy: below, fill: 'var(--table)' },
      ),
      Plot.ruleY([theirs], {
        y: scaled,
        fy: below,
        stroke: 'var(--ink)',
        strokeDasharray: '5 3',
      }),
      Plot.text([theirs], {
        fy: below,
        frameAnchor: 'top-right',
        text: words.theirs,
        dy: 2,
        fill: 'var(--soft)',
      }),
      Plot.text(rows, {
        fy: (row: string) => row,
        frameAnchor: 'top-left',
        text: (row: string) => (row === words.duplicates ? row : `${row}, ${words.reachDepth}`),
        dy: 2,
        fill: 'var(--soft)',
      }),
    ],
  }
}
