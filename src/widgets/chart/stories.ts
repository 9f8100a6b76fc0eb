import { growthPlot } from '../../charts/growth.ts'
import { lineValuePlot } from '../../charts/line-value.ts'
import { nearPlot } from '../../charts/near.ts'
import { ordersPlot } from '../../charts/orders.ts'
import { readsPlot } from '../../charts/reads.ts'
import type { Stories } from '../../figure/stories.ts'
import type Chart from './Chart.astro'

const table = [
  ['', 'first', 'second'],
  ['row', 1234, 0.5],
]

export const stories = {
  Chart: {
    growth: {
      label: 'Growth',
      plot: (width: number) =>
        growthPlot(
          {
            real: [
              {
                name: 'counted',
                counts: [1, 9, 72, 504],
                symbol: 'circle',
                tone: 'ink',
                label: { x: 3.2, power: 2, anchor: 'start', leader: [3, 2.7] },
              },
            ],
            formula: [
              {
                name: 'computed',
                counts: [1, 42, 1722, 68_880],
                label: { x: 3.2, power: 5, anchor: 'start' },
              },
            ],
            words: { x: 'plies', y: 'lines', largest: 'The largest.' },
          },
          width,
        ),
      table,
    },
    orders: {
      label: 'Orders',
      plot: (width: number) =>
        ordersPlot(
          {
            orders: [
              { name: 'bad', nodes: 1_000_000 },
              { name: 'good', nodes: 17_000 },
            ],
            least: 16_000,
            all: 28_000_000,
            words: { x: 'nodes', least: 'the least', all: 'the whole tree' },
          },
          width,
        ),
      table,
    },
    'line-value': {
      label: 'Values of lines',
      plot: (width: number) =>
        lineValuePlot(
          [
            { a: 1, b: 0, value: 25 },
            { a: 2, b: 0, value: 625 },
            { a: 1, b: 1, value: 125 },
          ],
          { x: 'stones', y: 'value' },
          width,
        ),
      table,
    },
    near: {
      label: 'Near',
      plot: (width: number) =>
        nearPlot(
          Array.from({ length: 12 }, (_, i) => ({
            game: i < 8 ? 0 : 1,
            ply: (i % 8) + 1,
            free: 24 - (i % 8),
            near: Math.min(24 - (i % 8), 12 + 4 * (i % 8)),
            reads: 200,
          })),
          { x: 'moves', y: 'points', free: 'free', near: 'near' },
          width,
        ),
      table,
    },
    reads: {
      label: 'Reads',
      plot: (width: number) =>
        readsPlot(
          [
            { ply: 1, kept: 30, anew: 700, captures: 0 },
            { ply: 2, kept: 90, anew: 800, captures: 2 },
            { ply: 3, kept: 40, anew: 750, captures: 0 },
          ],
          { x: 'ply', y: 'reads', kept: 'kept', anew: 'anew' },
          width,
        ),
      table,
    },
  },
} satisfies Stories<{ Chart: typeof Chart }>
