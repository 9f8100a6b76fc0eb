import * as Plot from '@observablehq/plot'
import { powersAxis } from './powers.ts'

/** What a step took on one of the positions. */
export interface StepPoint {
  readonly step: string
  readonly nodes: number
}

interface Words {
  readonly x: string
  readonly nodes: (nodes: number) => string
}

/** The median of each step, in the order of the steps. */
export function mediansOf(points: readonly StepPoint[]): StepPoint[] {
  return [...new Set(points.map(({ step }) => step))].map((step) => {
    const all = points.flatMap((each) => (each.step === step ? [each.nodes] : []))
    const sorted = all.toSorted((a, b) => a - b)
    const middle = sorted.length / 2
    const nodes = (sorted[Math.ceil(middle) - 1] + sorted[Math.floor(middle)]) / 2
    return { step, nodes: Math.round(nodes) }
  })
}

/** The nodes that every step took on every position, and the median of each step. */
export function solvingStepsPlot(points: readonly StepPoint[], words: Words, width: number) {
  const medians = mediansOf(points)
  const nodes = points.map((each) => each.nodes)
  const every = width < 450 ? 2 : 1
  const axis = powersAxis(words.x, Math.min(...nodes), Math.max(...nodes), every)
  return {
    height: 56 + 34 * medians.length,
    marginTop: 8,
    marginLeft: width < 450 ? 104 : 150,
    marginRight: width < 450 ? 20 : 24,
    marginBottom: 40,
    x: { ...axis, labelAnchor: 'center' as const },
    y: { type: 'band', label: null, domain: medians.map(({ step }) => step), tickSize: 0 },
    marks: [
      Plot.dot(points, {
        x: 'nodes',
        y: 'step',
        r: 3.5,
        stroke: 'var(--soft)',
        className: 'solving-steps-each',
      }),
      Plot.tickX(medians, {
        x: 'nodes',
        y: 'step',
        stroke: 'var(--alpha)',
        strokeWidth: 3,
        insetTop: 3,
        insetBottom: 3,
      }),
    ],
  } satisfies Plot.PlotOptions
}
