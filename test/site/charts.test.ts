import * as Plot from '@observablehq/plot'
import { describe, expect, it } from 'vitest'
import { chart } from '../../src/charts/chart.ts'
import { firstFrame } from '../../src/figure/first-frame.ts'

const points = [
  { depth: 1, nodes: 7, game: 'one' },
  { depth: 2, nodes: 56, game: 'one' },
  { depth: 1, nodes: 60, game: 'other' },
  { depth: 2, nodes: 3600, game: 'other' },
]

function drawn(options: Plot.PlotOptions): string {
  return firstFrame((document) => chart(document, 'Nodes by depth', options))
}

describe('a chart', () => {
  const markup = drawn({
    y: { type: 'log', grid: true },
    color: { domain: ['one', 'other'], range: ['var(--alpha)', 'var(--beta)'] },
    marks: [
      Plot.lineY(points, { x: 'depth', y: 'nodes', stroke: 'game' }),
      Plot.dot(points, { x: 'depth', y: 'nodes', fill: 'game', title: 'game' }),
      Plot.ruleX([1]),
    ],
  })

  it('draws its marks in the colours of the page', () => {
    expect(markup).toContain('var(--alpha)')
    expect(markup.match(/<circle/g)).toHaveLength(points.length)
  })

  it('has no style of its own, which the policy of the pages would refuse', () => {
    expect(markup).not.toMatch(/<style|style=/)
  })

  it('is one picture with one name', () => {
    expect(markup).toMatch(/^<svg[^>]* role="img"/)
    expect(markup.match(/aria-label=/g)).toHaveLength(1)
    expect(markup).toContain('aria-label="Nodes by depth"')
  })

  it('is refused where Plot would make more than a picture of it', () => {
    expect(() => drawn({ title: 'A title', marks: [Plot.ruleX([1])] })).toThrow(
      /more than a picture/,
    )
  })
})
