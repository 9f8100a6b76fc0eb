import type { ErrorTable } from '../error-table.ts'

const count = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`
const names = { max: 'Max', min: 'Min' } as const

/** The words of a tree on which a strategy is chosen. */
export const strategy = {
  tree: 'A whole game tree. The moves of the side whose strategy it is can be chosen.',
  move: (path: readonly string[], worth: string | undefined) =>
    `the move ${path.join(', ')}${worth === undefined ? '' : `, a leaf: ${worth}`}`,
  open: (side: 'max' | 'min', nodes: number) =>
    `${names[side]} can still come to ${count(nodes, 'node', 'nodes')} without a move. Press what ${names[side]} would play there.`,
  sure: ({
    side,
    sure,
    leaves,
    all,
    best,
  }: {
    readonly side: 'max' | 'min'
    readonly sure: string
    readonly leaves: number
    readonly all: number
    readonly best: boolean
  }) => {
    const other = side === 'max' ? 'Min' : 'Max'
    const bound = side === 'max' ? 'at least' : 'at most'
    const promise = `A strategy: whatever ${other} does, the game ends at one of ${count(leaves, 'leaf', 'leaves')} out of ${all}, worth ${bound} ${sure}.`
    const more = best
      ? `No strategy of ${names[side]} promises more.`
      : `${names[side]} has a strategy that promises more.`
    return `${promise} ${more}`
  },
  proof: ({
    value,
    max,
    min,
    either,
    all,
  }: {
    readonly value: string
    readonly max: number
    readonly min: number
    readonly either: number
    readonly all: number
  }) =>
    `Max’s strategy proves that the root is worth at least ${value}, by ${count(max, 'leaf', 'leaves')}; Min’s, that it is worth no more, by ${count(min, 'leaf', 'leaves')}. Together these are ${either} of ${all}.`,
  controls: 'Whose strategy',
  choosing: 'The moves chosen',
  whose: 'Strategy of',
  sides: { max: 'Max', min: 'Min', both: 'both: the proof' },
  best: 'Choose the best',
  clear: 'Clear',
  needsScript: 'Moves can be chosen where scripts are allowed.',
}

export type StrategyWords = typeof strategy

export const strategyErrors = {
  'strategy/picks': ({ count: own }) =>
    `A strategy is written with a letter or a dash for each of the ${own} nodes of its side.`,
} satisfies ErrorTable
