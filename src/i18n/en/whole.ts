import { number } from './numbers.ts'

/* The words of a large search seen as a whole, and of what is looked for in it. */

const percent = (share: number) => `${number(Math.round(100 * share))} %`
const nodes = (count: number) => (count === 1 ? '1 node' : `${number(count)} nodes`)

export const whole = {
  controls: 'The whole tree',
  label: 'All of the search tree',
  show: 'The whole tree',
  how: 'Press a shape to go into it, drag to move the picture, zoom by two fingers or Ctrl and the wheel.',
  only: 'Show',
  onlys: {
    all: 'all nodes',
    line: 'only the principal variation',
    cuts: 'only what is cut, and the way there',
  },
  reach: 'Plies below the root, 0 for all',
  find: 'Find a line',
  findTitle: 'Moves from the root with blanks between, as they stand in the tree',
  found: (line: string) => `Found: ${line}.`,
  root: 'the root',
  /** @param line  what was found of it; empty where nothing was */
  leaves: (line: string, move: string, instead: string) =>
    `“${move}” is not in this tree ${line === '' ? 'at the root' : `after ${line}`}${instead === '' ? ': it ends there.' : `, where these are: ${instead}.`}`,
  several: (count: number) => `${number(count)} moves beside each other`,
  nodes,
  cut: (share: number) => `${percent(share)} cut`,
  unmet: 'not met yet',
  states: {
    unvisited: 'not met yet',
    open: 'being searched',
    done: '',
    cut: 'cut',
    'under-cut': 'below a cut',
    dropped: 'left out',
  },
  range: (low: string, high: string) => (low === high ? `worth ${low}` : `${low} to ${high}`),
  nothing: 'Nothing in this search is as you ask.',
}

export type WholeWords = typeof whole
