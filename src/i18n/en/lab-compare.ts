import { count, number } from './numbers.ts'

/* The words of searches that stand beside each other. */

/** What a search has come to; see `Come` of the lab. */
interface Come {
  readonly name: string
  readonly value: string
  readonly move: string | undefined
  readonly nodes: number
}

export const labCompare = {
  title: 'Searches side by side',
  how: 'A is the search under “Search”; put it beside itself, then change it. What one search never visits is a ghost in the other.',
  picture: (name: string, about: string) => `Search ${name}, ${about}`,
  named: (name: string, about: string) => `${name}: ${about}`,
  searching: 'The searches are running.',
  add: 'Put A beside itself, to be changed',
  drop: 'Leave out',
  dropName: (name: string) => `Leave out search ${name}`,
  swap: 'Change',
  swapName: (name: string) => `Change search ${name} in place of A`,
  pace: 'Together by',
  paces: { steps: 'steps', nodes: 'nodes visited' },
  part: 'Where they part',
  /** Of a node in a tree. */
  marks: {
    parts: 'Here they part.',
    refutes: 'After this reply it is the worse one.',
    better: 'This is the better one.',
    asGood: 'Both are worth the same.',
  },
  decided: 'Where it is decided',
  skippedBy: (names: readonly string[]) =>
    `${names.join(', ')} never ${names.length === 1 ? 'visits' : 'visit'} it.`,
  visited: (nodes: number, of: number) => `${number(nodes)} of ${count(of, 'node', 'nodes')}`,
  parted: (one: string, other: string, step: number, difference: string) =>
    `${one} and ${other} part at step ${number(step)}. ${difference}`,
  /** Of two that try one move each; `reply` undefined where the game or the search ends after the move. */
  outweighed: (
    step: number,
    worse: { readonly name: string; readonly move: string; readonly value: string },
    reply: string | undefined,
    better: { readonly name: string; readonly move: string; readonly value: string },
  ) =>
    `At step ${number(step)} it is decided. ${better.name} has all of ${better.move}, which is worth ${better.value}; in ${worse.name}, ${worse.move} ` +
    (reply === undefined
      ? `comes to ${worse.value}.`
      : `is answered by ${reply}, which leaves ${worse.value} at best.`),
  asGood: (one: string, other: string, value: string) =>
    `${one} and ${other} are worth the same so many plies deep: ${value}. Only a deeper search can tell them apart.`,
  same: 'They do the same from first to last.',

  plies: (plies: number) => count(plies, 'ply', 'plies'),
  cutsWhen: (rule: string) => `cuts when ${rule}`,
  failHard: 'fail-hard',
  parentAlone: 'bounds of the parent alone',
  window: (low: string, high: string) =>
    `window from ${low.replace('-', '−').replace('inf', '∞')} to ${high.replace('-', '−').replace('inf', '∞')}`,
  near: (reach: number) => `only moves ${number(reach)} from a stone`,
  beam: (moves: number) => `a beam of ${number(moves)}`,
  table: (megabytes: number) => `a table of ${number(megabytes)} MB`,
  slots: (slots: number) => `a table of ${number(slots)} slots`,
  without: (moves: string) => `without ${moves}`,
  only: (moves: string) => `${moves} alone`,

  /** Of one search. */
  comes: ({ name, value, move, nodes }: Come) =>
    `${name} comes to ${value === '' ? 'no value that the recording has room for' : value}${
      move === undefined ? '' : ` and plays ${move}`
    }, with ${count(nodes, 'node', 'nodes')}.`,
  /** Of searches as deep that leave nothing out. */
  equal: (names: readonly string[], value: string) =>
    `${names.join(', ')} leave out no move and look as far ahead: their values must be equal, and are: ${value}.`,
  unequal: (names: readonly string[]) =>
    `${names.join(', ')} leave out no move and look as far ahead: their values must be equal, and are not. That is a fault of the engine.`,
  /** `one` leaves moves out, `whole` does not. */
  alike: (one: string, whole: string) =>
    `${one} leaves moves out, or has a narrower window, and comes to the value of ${whole} all the same.`,
  judged: (one: string, whole: string) =>
    `${one} leaves moves out, or has a narrower window: its value is not that of ${whole}.`,
  lost: (one: string, whole: string, lost: string, played: string) =>
    `${one} plays ${played} and has lost ${lost}, which ${whole} finds.`,
  refuted: (played: string, reply: string) => `${played} is answered by ${reply}.`,
  lostBoard: (lost: string, played: string) => `${lost} ringed, ${played} crossed`,
  replyBoard: (played: string, reply: string) => `After ${played}: ${reply} ringed`,

  effort: {
    title: 'Nodes against depth',
    measure: (seconds: number) => `Measure: ${count(seconds, 'second', 'seconds')} for each search`,
    stop: 'Stop',
    running: (name: string, plies: number) => `${name} searches ${count(plies, 'ply', 'plies')}.`,
    picture: 'Nodes of each search against its depth, on a scale of powers of ten',
    x: 'Plies',
    y: 'Nodes',
    numbers: 'The numbers',
    depth: 'Plies',
    tree: 'A tree that is written out is searched to its leaves: nodes against depth are measured for positions.',
    done: (names: readonly { readonly name: string; readonly plies: number }[]) =>
      `Within the time: ${names.map(({ name, plies }) => `${name} ${count(plies, 'ply', 'plies')}`).join(', ')}.`,
  },
}

export type LabCompareWords = typeof labCompare
