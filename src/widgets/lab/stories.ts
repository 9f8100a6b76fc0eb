import { THE_33_NODE_TREE } from '../../../engine/index.ts'
import type { Stories } from '../../figure/stories.ts'
import type Lab from './Lab.astro'

export const stories = {
  Lab: {
    opening: { tree: THE_33_NODE_TREE },
    checked: { tree: THE_33_NODE_TREE, state: { cut: '4.7.8.11.12', checked: true } },
  },
} satisfies Stories<{ Lab: typeof Lab }>
