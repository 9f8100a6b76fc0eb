import type { Stories } from '../../figure/stories.ts'
import type TechniqueBench from './TechniqueBench.astro'

const positions = ['44444', '4455']

export const stories = {
  TechniqueBench: {
    stored: {
      games: [
        {
          id: 'connect4',
          depth: 4,
          positions,
          rows: [
            { technique: 'plain', nodes: 1000, ofNodes: 1, ofTime: 1 },
            { technique: 'evaluation', nodes: 200, ofNodes: 0.2, ofTime: 1.7 },
            { technique: 'together', nodes: 20, ofNodes: 0.02, ofTime: 0.04 },
            { technique: 'threads', nodes: 1100, ofNodes: 1.1, ofTime: 0.65 },
            { technique: 'beam', nodes: 150, ofNodes: 0.15, ofTime: 0.9, others: [1, 2] },
          ],
        },
        {
          id: 'abalone',
          depth: 3,
          positions: ['standard'],
          rows: [
            { technique: 'plain', nodes: 5000, ofNodes: 1, ofTime: 1 },
            { technique: 'killers', nodes: 2500, ofNodes: 0.5, ofTime: 0.6 },
          ],
        },
      ],
    },
  },
} satisfies Stories<{ TechniqueBench: typeof TechniqueBench }>
