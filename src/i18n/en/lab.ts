import type { ErrorTable } from '../error-table.ts'
import { algorithms } from './algorithms.ts'
import { gameNames } from './game-names.ts'
import { number } from './numbers.ts'

/* The words of the lab: a tree to be marked, and what is said of the answer before it is graded. */

export const lab = {
  title: 'The lab',
  lead: 'Any tree under any rules of alpha-beta. You say first, then the search does.',
  description:
    'Mark which branches of a game tree alpha-beta need not look at, under the rules of your course, and see why.',
  needsScript: 'To mark branches, your browser must run this page’s scripts.',
  picture: 'A game tree to be marked',
  caption:
    'It begins with the worked example of a student report on Gomoku. Under “Source” another tree takes its place, under “Search” stand the rules that decide what is cut.',

  question: {
    'first-cut':
      'The search stands still before its first cut. Which branches need not be looked at?',
    nothing: 'The search has not begun. Which branches need not be looked at?',
    checked: 'The search is done. Its cuts, and what you said of them:',
    none: 'The search has not begun. Are there branches that need not be looked at?',
  },
  how: {
    asked:
      'Press a node or its line to mark all below it; press it again to take that back. With keys: arrows, then Enter.',
    checked:
      '✓: a cut you marked. !: a cut you missed, or missed in part. ✗: not a cut. To mark again, press “Try again”.',
  },
  marked: (leaves: number, of: number) =>
    of === 1
      ? `The one leaf is ${leaves === 0 ? 'not ' : ''}marked.`
      : leaves === 0
        ? `None of ${of} leaves is marked.`
        : `${leaves} of ${of} leaves ${leaves === 1 ? 'is' : 'are'} marked.`,
  check: 'Check',
  again: 'Try again',
  clear: 'Clear the marks',
  verdict: 'Verdict',
  /** After what a node is said to be. */
  signs: {
    marked: 'You have marked it as cut.',
    right: 'Rightly marked as cut.',
    missed: 'Cut, and not marked, or not all of it.',
    wrong: 'Wrongly marked as cut.',
  },

  source: 'Source',
  game: 'What is searched',
  /** By the id of its game. */
  games: { tree: 'a tree', ...gameNames } as Readonly<Record<string, string>>,
  save: 'Save as a file',
  saved: 'Saved. Opened here, or dropped on the lab, the file brings all of this back.',
  openFile: 'Open a file',
  long: 'This is long for a link: a file is handed on more safely.',
  position: 'Position',
  setUp: 'Set it up on a board',
  positionTitle: 'Moves or a board, as the game writes them; empty for its start.',
  tree: 'Your tree',
  treeTitle:
    'Nested lists, or any form in which you have it: indented text, LaTeX, dot, JSON … Sides alternate; where they do not, say whose turn it is: max=[max=[3,12],[2,4]].',
  random: 'Random tree',
  another: 'Another like it',
  seed: 'Seed of the next one',
  depth: 'Plies',
  least: 'Children, at least',
  most: 'at most',
  lowest: 'Values from',
  highest: 'to',
  cuts: 'Cuts, at least',
  tied: 'Leaves in a hundred that repeat a value',
  deep: 'At least one cut by a bound from further up than the node above',
  same: 'The 33-node tree',

  search: 'Search',
  kept: 'Nodes that are recorded',
  keptSizes: (nodes: number, megabytes: number) =>
    `up to ${number(nodes)}: ${number(megabytes)} MB`,
  preset: 'Convention of',
  own: 'your own',
  presets: {
    aima: 'Russell & Norvig, AIMA',
    'mit-6034': 'MIT 6.034',
    'berkeley-cs188': 'Berkeley CS188',
    'ucla-cs161': 'UCLA CS161',
    'unsw-comp3411': 'UNSW COMP3411',
    bratko: 'Bratko’s Prolog text',
    'paris-7': 'Paris 7: a window from 9 to 14',
    'right-to-left': 'right to left',
    'cornell-cs472': 'Cornell CS472: either tie rule',
    uppsala: 'Uppsala: edges not gone down',
    'uclouvain-linfo1361': 'UCLouvain LINFO1361: topmost edges',
    'nus-cs2109s': 'NUS CS2109S: topmost edges',
    'nus-cs3243': 'NUS CS3243: the edge into the refuted node',
    'nyu-2021': 'NYU, 2021: nodes visited in part',
    'parent-alone': 'introductory sheets: the parent’s bounds alone',
  } as Readonly<Record<string, string>>,
  tie: 'Cut when',
  ties: { le: 'β ≤ α', lt: 'β < α' },
  fail: 'A node outside its window answers',
  fails: { soft: 'the best seen (fail-soft)', hard: 'the bound (fail-hard)' },
  bounds: 'Bounds come from',
  boundsOf: { all: 'all ancestors', parent: 'the parent alone' },
  order: 'Children are taken',
  orders: {
    left: 'left to right',
    right: 'right to left',
    centre: 'nearest the middle first',
    influence: 'where stones have most influence first',
    evaluation: 'as the evaluation likes them',
    killers: 'moves that made cuts elsewhere first',
  },
  way: 'What is stepped through',
  ways: {
    tree: 'one tree, searched in order',
    threads: 'the same, its root split among threads',
    'monte-carlo': 'Monte-Carlo tree search',
  },
  algorithm: 'Algorithm',
  algorithms,
  plies: 'Plies to look ahead',
  stop: 'Stop after so many plies (0: at the leaves)',
  near: 'Only moves so near a stone (0: all)',
  beam: 'Only so many moves of a node (0: all)',
  slots: 'A table to look at',
  slotsOf: {
    '0': 'none',
    '8': 'of 8 slots',
    '16': 'of 16 slots',
    '32': 'of 32 slots',
    '64': 'of 64 slots',
  },
  table: 'Or a large one, megabytes (0: none)',
  replace: 'In a full table',
  replaces: { always: 'the newest stays', deeper: 'the deepest stays' },
  aspire: 'Half the first window (0: the whole; −1: the usual)',
  proof: 'A proof in its place',
  proofs: {
    none: 'none: search so deep',
    solver: 'the exact value, by questions that hold no score',
    fours: 'a win by fours alone (VCF)',
    threats: 'a win by fours and threes (VCT)',
  },
  code: 'Code',
  codes: { negamax: 'negamax', two: 'MAX-VALUE, MIN-VALUE' },
  first: 'At the root is',
  firsts: { text: 'whom the tree names, else Max', max: 'Max', min: 'Min' },
  low: 'α at the root',
  high: 'β at the root',

  mode: 'Mode',
  does: 'What you do',
  modes: {
    predict: 'predict: say what is cut',
    step: 'step through the search',
    compare: 'compare searches side by side',
    order: 'order: move children',
    edit: 'make a tree by hand',
  },
  reading: 'The tree is being read…',
  stepping: {
    title: 'The search, step by step',
    how: 'Press the picture, or come to it with Tab; then Space plays and stops, ← and → step, I goes into a node, O over it, U out of it.',
  },
  shown: 'Ask',
  shownAs: { 'first-cut': 'before the first cut', nothing: 'before the search, as on a sheet' },
}

export type LabWords = typeof lab

export const labErrors = {
  'lab/too-many-nodes': ({ limit }) =>
    `To be marked or changed here, all of a tree is drawn at once: it has at most ${limit} nodes. A larger one can be stepped through.`,
  'lab/too-many-searches': ({ limit }) => `At most ${limit} searches stand side by side.`,
  'lab/other-file': ({ version }) =>
    `This file is of version “${version}” of the lab’s files, which this page cannot read.`,
  'lab/unknown-fields': ({ fields }) =>
    `The file also gives ${fields}, which this page does not know. All else is as the file says.`,
  'lab/tree-alone': () =>
    'That is done with a tree that is written out. A position can be asked about and stepped through, and its searches compared.',
  'lab/too-many-asked': ({ limit, plies }) =>
    `To be asked about, all of a search is drawn at once: at most ${limit} nodes. To ${plies} ${plies === 1 ? 'ply' : 'plies'}, this position comes to more. Look fewer plies ahead, or step through it.`,
  'lab/no-means': () =>
    'Monte-Carlo search takes means: the leaves of a tree have to be known whole numbers of at most nine digits.',
  'lab/no-split': () =>
    'Threads share the bounds of a search, and this one has none: choose alpha-beta, principal variation search or iterative deepening.',
  'lab/no-such-leaf': () => 'What is marked are no leaves of this tree.',
  'lab/no-such-node': () => 'What is marked are no nodes of this tree.',
  'lab/not-a-value': () => 'The answer is no number, ∞ or −∞.',
} satisfies ErrorTable
