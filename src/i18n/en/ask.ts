import type { CountForm, Level, MarkForm } from '../../../engine/index.ts'
import type { ErrorTable } from '../error-table.ts'

/* What a reader is asked before a search goes on, and what is said of the answer. */

const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const together = (names: readonly string[]) =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`

export const ask = {
  root: 'the root',
  /** @param node  as something that is chosen: `B`, `the leaf 4` */
  question: {
    next: (node: string) => `The search has looked at ${node}. Which node does it visit next?`,
    value: (node: string) => `What value does ${node} carry up?`,
    returned: (node: string) => `What does ${node} return, in the view of its own side?`,
    window: (node: string) => `${upper(node)} is about to be visited. Which α and β is it given?`,
    cuts: (node: string) => `The search has looked at ${node}. Which branches are cut now, if any?`,
    sheet: () => 'Which branches of the whole tree are cut, if any?',
  },
  done: 'The search is done. Its cuts, and what you said of them:',
  nothing: 'At this level nothing is asked of this tree.',
  how: {
    next: 'Press the node. With keys: arrows, then Enter.',
    value: 'Write it and press Enter.',
    window: 'Write both and press Enter; an empty field is −∞ or ∞.',
    mark: {
      leaves: 'Mark the leaves that are not looked at: press a node or its line for all below it.',
      edges: 'Mark the edges that are not gone down: press a node for its own and all below it.',
      'top-edges': 'Mark the topmost edge of each cut: press it, or the node at its lower end.',
      'refuted-edge': 'Mark the edge into each node that is left before all its children are seen.',
      'left-nodes': 'Mark each node that is left before all its children are seen.',
    } satisfies Record<MarkForm, string>,
    keys: 'With keys: arrows, then Enter.',
    checked: '✓: right. !: missed. ✗: not so.',
  },

  value: 'Value',
  alpha: 'α',
  beta: 'β',
  check: 'Check',
  none: 'None',
  ended: 'None: it is done',
  show: 'Show me',
  skip: 'Skip',
  next: 'Next question',
  answer: 'Your answer',
  verdict: 'Verdict',
  at: (at: number, of: number) => `Question ${at} of ${of}`,

  right: 'Right.',
  wrong: 'Not right.',
  shown: 'So it is:',
  reason: (step: number, sentence: string) => `Step ${step}: ${sentence}`,
  isNext: (node: string | undefined) =>
    node === undefined ? 'No node is visited any more.' : `The next one is ${node}.`,
  isValue: (node: string, value: string) => `${upper(node)} carries up ${value}.`,
  isReturned: (node: string, value: string) => `${upper(node)} returns ${value}.`,
  isWindow: (node: string, alpha: string, beta: string) =>
    `${upper(node)} is given α ${alpha} and β ${beta}.`,
  isMarked: (nodes: readonly string[]) => `To be marked: ${together(nodes)}.`,
  noCut: 'Nothing is cut now.',
  skipped: (node: string, since: string) => `${upper(node)} is skipped. ${since}`,
  looked: (node: string, step: number) => `${upper(node)} was visited at step ${step}.`,
  otherTime: (node: string, step: number) => `${upper(node)} is cut, but at step ${step}.`,
  below: (node: string, above: string) =>
    `${upper(node)} lies below ${above}, which is cut itself.`,
  notLeft: (node: string) => `${upper(node)} is not left now before all below it is seen.`,
  notVisited: (node: string) => `${upper(node)} is not visited.`,
  notMarked: (node: string) => `${upper(node)} is not what is marked of a cut here.`,
  slips: {
    'other-view': 'It is the value in the view of the other side.',
    'ends-swapped': 'It is the window with its two ends exchanged.',
    'last-child': 'It is the value of the child that was looked at last.',
    'whole-window': 'It is the window of a node that has been promised nothing.',
  },
  signs: {
    marked: 'You have chosen it.',
    right: 'Rightly chosen.',
    missed: 'It belongs to the answer, and was not chosen.',
    wrong: 'Wrongly chosen.',
    asked: 'It is asked about.',
  },

  picture: 'A game tree to answer at',
  mark: 'What is marked',
  marks: {
    leaves: 'leaves not looked at',
    edges: 'edges not gone down',
    'top-edges': 'the topmost edge of each cut',
    'refuted-edge': 'the edge into the refuted node',
    'left-nodes': 'nodes visited in part',
  } satisfies Record<MarkForm, string>,
  count: 'What is counted',
  counts: {
    none: 'nothing',
    'leaves-seen': 'leaves looked at',
    'leaves-cut': 'leaves not looked at',
    nodes: 'nodes visited, with the root',
    'nodes-below': 'nodes visited, without the root',
  } satisfies Record<CountForm | 'none', string>,
  howMany: {
    'leaves-seen': 'Leaves looked at',
    'leaves-cut': 'Leaves not looked at',
    nodes: 'Nodes visited',
    'nodes-below': 'Nodes visited, without the root',
  } satisfies Record<CountForm, string>,
  counted: (right: boolean, count: number) =>
    right ? `The count is right: ${count}.` : `The count is not right: it is ${count}.`,
  either: 'Either tie rule is accepted',
  over: 'That was the last question about this tree.',
  afresh: 'From the start',
  level: 'What is asked',
  levels: {
    next: 'which node is next',
    value: 'what is carried up',
    window: 'α and β',
    cuts: 'what is cut now',
    sheet: 'all cuts at once',
  } satisfies Record<Level, string>,
}

export type AskWords = typeof ask

export const askErrors = {
  'ask/not-a-value': () => 'That is not a number, ∞ or −∞.',
} satisfies ErrorTable
