import { parseHTML } from 'linkedom'
import { describe, expect, it } from 'vitest'
import { costs } from '../../content/six-programs.ts'
import { chart } from '../../src/charts/chart.ts'
import { costsPlot } from '../../src/charts/costs.ts'
import { firstFrame } from '../../src/figure/first-frame.ts'

/** Pixels of a letter of the chart, at most. */
const LETTER = 6

describe.each([576, 358])('the chart of what faults cost, %i pixels wide', (width) => {
  const markup = firstFrame((document) =>
    chart(document, 'Costs', { width, ...costsPlot(costs, 'Elo', width) }),
  )
  const { document } = parseHTML(markup)
  const of = (element: Element | null | undefined, name: string) =>
    Number(element?.getAttribute(name))
  const zero = of(document.querySelector('[stroke-dasharray] line'), 'x1')
  const bars = [...document.querySelectorAll('line')].filter(
    (line) => of(line, 'y1') === of(line, 'y2'),
  )
  const dots = [...document.querySelectorAll('circle')]
  const rows = costs.toSorted((a, b) => a.elo - b.elo)

  it('shows of each interval more than its dot', () => {
    expect(bars).toHaveLength(costs.length)
    for (const [i, bar] of bars.entries()) {
      expect(of(bar, 'x2') - of(bar, 'x1')).toBeGreaterThan(3 * of(dots[i], 'r'))
    }
  })

  it('shows on which side of the line an interval ends, and draws its ends over the dots', () => {
    for (const [i, { low, high }] of rows.entries()) {
      expect(of(bars[i], 'x1') < zero - 1).toBe(low < 0)
      expect(of(bars[i], 'x2') > zero + 1).toBe(high > 0)
    }
    const lines = [...document.querySelectorAll('line, circle')].slice(-2 * costs.length)
    expect(lines.every(({ localName }) => localName === 'line')).toBe(true)
  })

  it('keeps the names clear of the line at 0', () => {
    const names = [...document.querySelectorAll('text')].slice(-costs.length)
    expect(names.map(({ textContent }) => textContent)).toEqual(rows.map(({ name }) => name))
    for (const name of names) {
      const from = Number(/translate\(([\d.]+)/.exec(name.getAttribute('transform') ?? '')?.[1])
      expect(from + LETTER * (name.textContent ?? '').length).toBeLessThan(zero)
    }
  })
})
