import { count, number } from './numbers.ts'

/* The words of a search that several threads share. */

const nodes = (visited: number) => count(visited, 'node', 'nodes')
const threads = (several: number) => count(several, 'thread', 'threads')

export const rootSplit = {
  title: 'The root split among threads',
  how: 'Who searches what, and with which bound. Press a bar, or its line in the list, for its story.',
  simulated:
    'Worked out node by node as if each node took every thread equally long, so it is the same on every machine. Your own cores are measured below.',
  picture: (several: number) => `What ${threads(several)} search, one lane each, in nodes`,
  key: 'Filled: nodes that one thread alone would visit too. Hatched: nodes in vain. A flag: a better bound, known from there on. The first line of moves is searched by one thread while the others wait.',
  alone: 'one alone',
  thread: (index: number) => `thread ${index + 1}`,
  x: 'nodes visited meanwhile',
  count: number,
  searching: 'Searching …',
  sum: (visited: number, alone: number, length: number) =>
    `One thread visits ${nodes(alone)}. These visit ${number(visited)} together, ${number(Math.max(0, visited - alone))} more, and are done in the time of ${number(length)}: ${(alone / Math.max(1, length)).toFixed(2)} times as fast.`,
  story: {
    what: (thread: number, line: string, from: number, to: number) =>
      `Thread ${thread + 1} searches ${line} from ${number(from)} to ${number(to)}`,
    open: 'with no bound yet.',
    floor: (floor: string, side: string) => `with the bound ${floor}, which ${side} already has.`,
    better: (score: string) => `It finds ${score}: a better bound.`,
    worse: 'It finds nothing better.',
    same: 'One thread alone visits as many nodes for it.',
    vain: (alone: number, more: number) =>
      `One thread alone visits ${number(alone)} for it: ${number(more)} are in vain, for want of a bound that had not come yet.`,
    fewer: (alone: number) => `One thread alone visits ${number(alone)} for it.`,
  },
  none: 'Press a bar for its story.',
  list: 'All that was searched, as a list',
  head: ['thread', 'line', 'from', 'to', 'bound', 'found', 'alone'],
  show: (line: string) => `Show ${line}`,

  plies: 'Plies to look ahead',
  threads: 'Threads',
  sharing: 'A bound is known to all threads at once',
  measured: {
    title: 'On this machine',
    run: (several: number) => `Measure with ${threads(several)}`,
    cores: (cores: number) =>
      cores < 2
        ? 'This machine tells of one core: nothing is gained by threads here.'
        : `This machine tells of ${number(cores)} cores.`,
    running: (several: number) => `Searching with ${threads(several)} …`,
    stop: 'Stop',
    unshared:
      'This page may not share memory between threads, so only bounds between rounds can be measured.',
    head: ['threads', 'bound', 'milliseconds', 'nodes'],
    bound: (shared: boolean) => (shared ? 'shared at once' : 'between rounds'),
    once: 'One run each: the times of another will differ.',
    short:
      'So short a search is mostly talk between threads. Look further ahead, and measure again.',
  },
  needsScript:
    'To press the bars, and to measure your own cores, your browser must run this page’s scripts.',
  /** The plot of the chapter on two cores. */
  charts: {
    label: 'How many times as fast as one core several are',
    x: 'cores',
    y: 'times as fast',
    full: 'all in full',
    lines: { amdahl: 'Amdahl', shared: 'shared bound', rounds: 'in rounds' },
  },
}

export type RootSplitWords = typeof rootSplit
