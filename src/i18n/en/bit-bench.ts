import { number } from './numbers.ts'

/** 12,345,678 as `12.3 million`; three digits are enough of what is measured. */
function rate(perSecond: number): string {
  const round = (value: number) => (value < 100 ? Math.round(value * 10) / 10 : Math.round(value))
  return perSecond >= 1e6
    ? `${number(round(perSecond / 1e6))} million`
    : number(Math.round(perSecond / 1000) * 1000)
}

/** The words of the figure that measures boards kept in four ways. */
export const bitBench = {
  picture: 'What four ways to keep a board do in a second, task by task',
  x: 'in a second',
  rate,
  times: (ratio: number) => `${number(Math.round(ratio * 100) / 100)} ×`,
  ways: {
    array: 'array',
    bigint: 'BigInt',
    halves: 'two halves',
    wasm: 'WebAssembly',
  },
  tasks: {
    four: 'Four in a row? (boards)',
    stones: 'Stones counted (boards)',
    perft: 'Perft to six plies (sequences of moves)',
  },
  head: {
    stored: ['', 'stored run', 'of the array'],
    here: ['here', 'of the array'],
  },
  needsScript: 'To measure this on your machine, your browser must run this page’s scripts.',
  run: 'Measure on this machine',
  again: 'Measure again',
  stop: 'Stop',
  progress: 'Measurements made',
  before: 'It takes some ten seconds, in a worker, so that the page stays as quick as it was.',
  checking: 'All four are asked the same questions first, and must answer alike.',
  checked: 'They agree. Now each is measured.',
  done: (task: string, way: string, perSecond: number) => `${task}: ${way}, ${rate(perSecond)}.`,
  measured: 'Diamonds are this machine, rings the stored run. A median of five runs each.',
  badRates: 'The link does not have the twelve rates that it should. Measure them here.',
  differ:
    'The four ways did not answer alike on this browser, so nothing was measured. That should not be: please tell us which browser it was.',
  failed: 'The worker that measures did not start. Try again.',
}

export type BitBenchWords = typeof bitBench
