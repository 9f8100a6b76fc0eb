import type { Stories } from '../../figure/stories.ts'
import type SolvingSteps from './SolvingSteps.astro'

const positions = [
  {
    text: '6114123431422377442226366643',
    free: 14,
    score: -3,
    nodes: [22063, 236, 516, 497, 256, 256, 88, 64],
  },
  {
    text: '2252715515622417553611767677',
    free: 14,
    score: -4,
    nodes: [268258, 14986, 4124, 1066, 642, 642, 128, 64],
  },
]

export const stories = {
  SolvingSteps: { two: { positions, picked: 2 } },
} satisfies Stories<{ SolvingSteps: typeof SolvingSteps }>
