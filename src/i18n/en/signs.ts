import type { Side } from './tree.ts'

const name = (side: Side) => (side === 'max' ? 'Max' : 'Min')

/** The words of the figure that runs minimax and negamax beside each other. */
export const signs = {
  minimax: 'Minimax',
  minimaxHint: 'every number is Max’s view',
  negamax: 'Negamax',
  negamaxHint: 'every number is the view of whoever moves there',
  /** Beside each level: who moves there on the left, whose view its numbers are on the right. */
  mover: { max: 'Max', min: 'Min' },
  leaves: 'leaves',
  view: { max: 'for Max', min: 'for Min' },
  picture: (which: 'minimax' | 'negamax', root: string | undefined) =>
    `The tree as ${which} sees it${root === undefined ? '' : `: the root is worth ${root}`}`,
  /** Before the move that a function for the root alone writes down. */
  atRoot: 'At the root alone:',
  /** What each does at a step. */
  before: 'Nothing is searched yet. Step on, or play.',
  root: (side: Side) => `Both begin at the root. ${name(side)} is to move.`,
  /** `move`: as the game writes it; undefined where moves have no names. */
  enter: (side: Side, move: string | undefined) =>
    `Both go down${move === undefined ? '' : ` to ${move}`}. ${name(side)} is to move here.`,
  enterLeaf: (side: Side, move: string | undefined) =>
    `Both come to a leaf${move === undefined ? '' : `, ${move}`}. It would be ${name(side)}’s turn.`,
  leaf: (score: string, side: Side, own: string) =>
    `The leaf is worth ${score} for Max. Minimax takes that. Negamax takes what it is worth for ${name(side)}: ${own}.`,
  back: (side: Side, score: string, own: string) =>
    side === 'max'
      ? `Max is to move: ${score} is the largest so far, in minimax as it came, in negamax with its sign turned.`
      : `Min is to move: in minimax ${score} is the smallest so far. In negamax ${own} is the largest: the same number, seen from Min’s side.`,
  exit: (side: Side, score: string, own: string) =>
    `Done here. Worth ${score} for Max, which is ${own} for ${name(side)}, who is to move.`,
  done: (score: string) => `Done: both say that the root is worth ${score}.`,
  /** Added where a sign has been lost, and the trees no longer agree. */
  wrong: (score: string, own: string) =>
    `Here they part: minimax says ${score} for Max, negamax with its slip says ${own} for the side to move, which is something else.`,
  doneWrong: (moves: { readonly right: string; readonly wrong: string }) =>
    moves.right === moves.wrong
      ? 'Done. The values differ, and the move happens to be the same.'
      : `Done. Minimax plays ${moves.right}; negamax with its slip plays ${moves.wrong}.`,
  doneOther: (right: string, wrong: string) =>
    `Done. Minimax says ${right} at the root, negamax with its slip ${wrong}.`,
  wrongCount: (wrong: number, all: number) =>
    wrong === 0
      ? all === 1
        ? 'The one node agrees.'
        : `All ${all} nodes agree.`
      : `${wrong} of ${all} nodes ${wrong === 1 ? 'is' : 'are'} worth something else in negamax (≠).`,
  depth: 'Moves ahead',
  slip: 'Lose a sign',
  slips: {
    none: 'nowhere',
    leaf: 'at the leaves',
    call: 'at the call',
  },
  tree: 'Tree',
  treeHint:
    'Nested lists of values in Max’s view, such as [[3,12],[2,4]]; or paste a tree in another form.',
  position: 'Position',
  tooLarge: ({ leaves, levels }: Readonly<Record<string, string | number>>) =>
    `Side by side there is room for ${leaves} leaves and ${levels} levels.`,
  linkStep: 'The link asks for a step that this search does not have: this is its end.',
  /** Of what is not the page's; `same`: the tree or position is; `root`: what minimax finds. */
  caption: ({
    explicit,
    same,
    nodes,
    root,
    wrong,
  }: {
    readonly explicit: boolean
    readonly same: boolean
    readonly nodes: number
    readonly root: string
    readonly wrong: number
  }) =>
    `${same ? 'Searched otherwise' : `Another ${explicit ? 'tree' : 'position'}`} than in the text: both visit ${nodes} nodes, and minimax finds ${root} at the root. Under negamax ${
      wrong === 0 ? 'every node agrees' : `${wrong} of the nodes say something else (≠)`
    }.`,
  needsScript: 'To step through it, your browser must run this page’s scripts.',
}

export type SignsWords = typeof signs
