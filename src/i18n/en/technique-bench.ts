import { gameNames } from './game-names.ts'
import { count, number } from './numbers.ts'

/** Two digits are enough of what is measured. */
function part(ratio: number): string {
  return ratio >= 10 ? number(Math.round(ratio)) : String(Number(ratio.toPrecision(2)))
}

/** The words of the figure that measures what each technique saves. */
export const techniqueBench = {
  part,
  names: {
    plain: 'plain alpha-beta',
    centre: 'middle first',
    influence: 'influence first',
    evaluation: 'best evaluation first',
    killers: 'killers and history',
    scout: 'null windows',
    table: 'null windows, table',
    deepening: 'deepening',
    aspiration: 'deepening, aspiration',
    together: 'all of it together',
    threads: 'two threads',
    near: 'moves near stones',
    beam: 'a beam',
  },
  games: { ...gameNames, gomoku: 'Gomoku 19×19' } as Readonly<Record<string, string>>,
  head: ['technique', '× plain alpha-beta', 'nodes', 'time'],
  here: 'here',
  game: 'Game',
  shown: (depth: number, positions: number, nodes: number) =>
    `${count(positions, 'position', 'positions')}, ${count(depth, 'ply', 'plies')} deep. Plain alpha-beta visits ${number(nodes)} nodes.`,
  others: (name: string, values: number, moves: number, positions: number) =>
    `${name[0]?.toUpperCase() ?? ''}${name.slice(1)}: another value in ${values} of ${positions} positions, another move in ${moves}.`,
  needsScript: 'To measure this on your machine, your browser must run this page’s scripts.',
  run: 'Run again in this page',
  again: 'Measure again',
  stop: 'Stop',
  progress: 'Searches done',
  before: 'It takes up to a minute, in a worker, so that the page stays as quick as it was.',
  starting: 'Every technique searches all positions once…',
  visited: (name: string, nodes: number) => `${name}: ${number(nodes)} nodes.`,
  spent: (name: string, ms: number) => `${name}: ${number(Math.round(ms))} ms.`,
  measured:
    'The same nodes as in the stored run. Diamonds are the time on this machine; that of two threads is counted in nodes.',
  stopped: 'Stopped.',
  differ: (name: string) =>
    `This browser came to something else than the stored run: ${name}. That should not be: please tell us which browser it was.`,
  failed: 'The worker that measures did not start. Try again.',
}

export type TechniqueBenchWords = typeof techniqueBench
