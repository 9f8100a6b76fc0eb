/*
 * The words of the search tree. A sentence is a function of what it tells: scores come as texts
 * (`6`, `−∞`, `at most 5`), nodes as they are called in the figure, sides as `Max` and `Min`.
 */

import { algorithms } from './algorithms.ts'
import { count, number } from './numbers.ts'
import { scores } from './scores.ts'

export type Side = 'max' | 'min'

/** How a sentence speaks of a node. */
export interface NodeWords {
  /** As a place: `at the root`, `at D`, `after 4 4`. */
  readonly at: string
  /** As something a side chooses: `D`, `the leaf 5`, `move 4`. */
  readonly choice: string
}

const side = (of: Side) => (of === 'max' ? 'Max' : 'Min')
const other = (of: Side) => side(of === 'max' ? 'min' : 'max')
const end = (of: Side) => (of === 'max' ? 'α' : 'β')
const becomes = (of: Side, bound: string | undefined) =>
  bound === undefined ? '' : `, so ${end(of)} becomes ${bound}`
const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** What the table keeps of a position's value, in Max's view. */
export type Held = 'exact' | 'lower' | 'upper'
const kept = { exact: 'the exact value', lower: 'a lower bound', upper: 'an upper bound' } as const

type Setting = string | number | boolean | undefined

export const tree = {
  ...scores,
  side,
  needsScript: 'To step through the search, your browser must run this page’s scripts.',

  /** Nodes in sentences. */
  node: {
    root: 'at the root',
    named: (name: string) => `at ${name}`,
    after: (moves: string) => `after ${moves}`,
    leaf: (score: string) => `the leaf ${score}`,
    unknownLeaf: 'the next leaf',
    move: (move: string) => `move ${move}`,
  },

  /** One sentence for each kind of step. */
  step: {
    before: 'Nothing is searched yet. Step on, or play.',
    root: (who: Side, windowed: boolean) =>
      windowed
        ? `${side(who)} is to move at the root. Nothing is known yet, so the window is open: any score can still matter.`
        : `${side(who)} is to move at the root.`,
    /** A window that is not the whole one, set before the search began. */
    rootGuess: (who: Side, alpha: string, beta: string) =>
      `${side(who)} is to move at the root. The search to one ply less makes a value near the middle of ${alpha} to ${beta} likely, so only scores between these are asked for.`,
    rootWindow: (who: Side, alpha: string, beta: string) =>
      `${side(who)} is to move at the root. The search was told to ask only about scores between ${alpha} and ${beta}.`,
    enter: (by: Side, choice: string, open: string) =>
      `${side(by)} looks at ${choice}; now ${other(by)} seeks its best reply.${open}`,
    /** The same where the side that looks at it is to move there as well. */
    enterOwn: (by: Side, choice: string, open: string) =>
      `${side(by)} looks at ${choice}, where ${side(by)} moves again.${open}`,
    /** After a null window has shown a move to be better. */
    again: (by: Side, choice: string) =>
      `${side(by)} looks at ${choice} again, with the whole window: it is better than what ${side(by)} had, and now it is to be known by how much.`,
    leftOut: (looked: number, out: number) =>
      ` Of the moves here ${number(looked)} ${looked === 1 ? 'is' : 'are'} looked at; ${number(out)} ${out === 1 ? 'is' : 'are'} left out before any is tried.`,
    enterLast: (by: Side, choice: string) => `${side(by)} looks at ${choice}.`,
    /** Added to `enter` where a bound is known: what a score must do to matter. */
    open: {
      none: '',
      above: (alpha: string) => ` Max is sure of ${alpha}: only more than that can matter here.`,
      below: (beta: string) => ` Min can hold Max to ${beta}: only less than that can matter here.`,
      null: (alpha: string) =>
        ` It is only asked whether this is worth more than ${alpha} or not: the window holds no score.`,
      between: (alpha: string, beta: string) =>
        ` Only a score between ${alpha} and ${beta} can matter here.`,
      /** A window beyond an infinity. */
      empty: (infinity: string, below: boolean) =>
        ` The window is empty: no score is ${below ? 'less' : 'more'} than ${infinity}, so none can matter here.`,
    },
    leaf: (score: string) => `This leaf is worth ${score}.`,
    judged: (score: string) =>
      `The search looks no deeper here: the evaluation gives ${score}, in Max’s view.`,
    /** By a solver, which has no evaluation. */
    settled: (score: string) =>
      `Nothing is entered here: a threat that cannot be met, the pieces that are left, or what is known of a reply settle the question, with ${score}.`,
    over: (winner: Side | 'draw') =>
      winner === 'draw'
        ? 'The game has ended here: a draw, worth 0.'
        : `The game has ended here: ${side(winner)} has won.`,
    /** `bound`: the new α or β, where this changes it. */
    first: (who: Side, score: string, from: string, bound: string | undefined) =>
      `${side(who)} gets ${score} from ${from}, its best so far${becomes(who, bound)}.`,
    better: (who: Side, score: string, from: string, before: string, bound: string | undefined) =>
      `${side(who)} gets ${score} from ${from}, better for it than ${before}${becomes(who, bound)}.`,
    /** Its best so far, but no better than what the side has elsewhere. */
    notEnough: (who: Side, score: string, from: string, has: string, plain: boolean) =>
      `${side(who)} gets ${score} from ${from}. Elsewhere it ${who === 'max' ? 'is sure of' : 'can hold Max to'} ${has}` +
      (plain ? '.' : `, so ${end(who)} stays ${has}.`),
    /** The same where what it has elsewhere is still infinite. */
    notEnoughYet: (who: Side, score: string, from: string, has: string) =>
      `${side(who)} gets ${score} from ${from}: ${end(who)} stays ${has}.`,
    /** Added where a score lies outside the window, and the search keeps the end of that. */
    held: (end: string) => ` Failing hard, it keeps ${end}, the end of its window.`,
    /** The same after a cut. */
    heldCut: (at: string, end: string) =>
      ` What is kept ${at} is ${end}: failing hard, a search answers nothing outside the window.`,
    noBetter: (who: Side, score: string, from: string, best: string) =>
      `${side(who)} would get ${score} from ${from}, no better for it than ${best}: nothing changes.`,
    noneYet: (who: Side, score: string, from: string, none: string) =>
      `${side(who)} gets ${score} from ${from}, and nothing changes: it still has ${none}.`,
    exit: (at: string, score: string) => `All moves ${at} have been tried: it is worth ${score}.`,
    exitCut: (at: string, score: string) => `That is enough ${at}: it is worth ${score}.`,
    /** The last move was good enough to cut the rest, and there was no rest. */
    exitLast: (at: string, who: Side, score: string) =>
      `That was the last move ${at}: the node is worth ${score}, no better for ${other(who)} than what it has elsewhere.`,
    exitLow: (at: string, who: Side, score: string) =>
      `No move ${at} was better for ${side(who)} than what it has elsewhere: the node is worth ${score}.`,
    exitRoot: (who: Side, score: string, choice: string) =>
      `Done: the root is worth ${score}, and the best choice for ${side(who)} is ${choice}.`,
    /** The best choice has no score of its own. */
    exitRootUnscored: (who: Side, none: string, choice: string) =>
      `Done: the choice of ${side(who)} is ${choice}, which has ${none}.`,
    /** A faulty program may answer another move than its search has found. */
    plays: (move: string) => `What it answers is ${move}.`,
    exitRootEmpty: (score: string) => `Done: the root is worth ${score}.`,
    /** No move was better than the infinity that the search began with. */
    exitRootNone: (who: Side, infinity: string) =>
      `Done. No move was better for ${side(who)} than the bound it began with, ${infinity}: it keeps that bound, and has no move to play.`,
    exitNone: (at: string, who: Side, infinity: string) =>
      `No move ${at} was better for ${side(who)} than the bound it began with: it goes back with that bound, ${infinity}, and with no score.`,
    /** Where a limit ended the search. */
    stopped: (who: Side, choice: string, score: string) =>
      `The search was stopped here by its limit. Of the moves that it had judged the best for ${side(who)} is ${choice}, worth ${score}.`,
    /** A position that was met before, and where. */
    metBefore:
      'The table knows this position from an earlier search from the root, which is not shown: it is not searched again.',
    met: (about: {
      readonly at: string
      /** It was met by an earlier search from the root, to so many plies. */
      readonly earlier: number | undefined
      /** Plies searched below it. */
      readonly depth: number
      readonly held: Held
      readonly score: string
    }) => {
      const where =
        about.earlier === undefined
          ? about.at
          : `in the search to ${count(about.earlier, 'ply', 'plies')}, ${about.at}`
      return `This position was met before, ${where}. The table holds ${kept[about.held]} of it, ${about.score}, from ${count(about.depth, 'ply', 'plies')} of search: it is not searched again.`
    },
    taken: (at: string, score: string) =>
      `Without a search it is taken to be worth ${score} ${at}.`,
    takenNone: (at: string, infinity: string) =>
      `It is not searched, and there is no value yet that it could take ${at}: what it goes back with is ${infinity}.`,
    /** The window held no score, so that what is answered was known before. */
    exitShut: (at: string, score: string) =>
      `All moves ${at} have been tried in a window that holds no score: failing hard, the search can answer only ${score}, which says nothing of what the node is worth.`,
    unfinished: (at: string) => `The search was stopped ${at}: its score there means nothing.`,
    truncated: (nodes: number) =>
      `The recording ends here: ${count(nodes, 'more node was', 'more nodes were')} searched or skipped but not kept.`,
  },

  /** Why a branch is cut. */
  cut: (about: {
    /** Where the bound comes from, and by what choice; undefined where no node has set it. */
    readonly owner: { readonly at: string; readonly choice: string } | undefined
    readonly bound: string
    /** Where the bound is an infinity: no score is more, or less, than it. */
    readonly endless: 'more' | 'less' | undefined
    /** The owner only asks whether `choice` is better for it than this; else undefined. */
    readonly asked: string | undefined
    /** Where the cut is made, and the reply that makes it. */
    readonly at: string
    readonly reply: string
    readonly score: string
    /** Whether the score is one that was found, not an infinity. */
    readonly scored: boolean
    /** The reply gives exactly the bound. */
    readonly tie: boolean
    /** The side to move where the cut is made. */
    readonly who: Side
    readonly moves: number
    /** Nodes that minimax would have visited below the moves; undefined where not counted. */
    readonly nodes: number | undefined
  }): string => {
    const { owner, who } = about
    const rival = other(who)
    const sure = who === 'min' ? 'Max is already sure of' : 'Min can already hold Max to'
    const limit = who === 'min' ? 'leaves Max with at most' : 'gives Max at least'
    const compared =
      who === 'min' ? (about.tie ? 'no more' : 'less') : about.tie ? 'no less' : 'more'
    const left =
      about.moves === 1 ? 'the move that is left' : `the ${number(about.moves)} moves that are left`
    const saved =
      about.nodes === undefined || about.nodes === about.moves
        ? ''
        : `: ${count(about.nodes, 'node', 'nodes')} skipped`
    const gives = about.scored ? `which ${limit}` : 'which goes back with'
    const answer = `${upper(about.at)}, ${side(who)} can answer with ${about.reply}, ${gives} ${about.score}`
    const rest = `${left} cannot matter${saved}.`
    if (owner === undefined && about.endless !== undefined) {
      return `No score is ${about.endless} than ${about.bound}, so nothing that is found ${about.at} can matter: after ${about.reply} the search turns back, and ${rest}`
    }
    if (owner === undefined) {
      const reach = who === 'min' ? 'more than' : 'less than'
      return `The search was begun to ask only about scores of ${reach} ${about.bound}. ${answer}: outside of that, so ${rest}`
    }
    if (about.asked !== undefined) {
      return `${upper(owner.at)} it is only asked whether ${owner.choice} is better for ${side(who)} than ${about.asked}. ${answer}: that settles it, and ${rest}`
    }
    const has = `${sure} ${about.bound} ${owner.at}, by ${owner.choice}.`
    return `${has} ${answer}: ${compared} than that. So ${rival} will not let the game come here, and ${rest}`
  },

  /** Of a search that is not the one that the page speaks of. */
  caption: (about: {
    readonly explicit: boolean
    /** It is the page's tree or position. */
    readonly same: boolean
    readonly algorithm: string
    readonly depth: number
    readonly strict: boolean
    readonly hard: boolean
    /** Moves that are left out at the root; may be empty. */
    readonly exclude: string
    /** Of a recording that is whole; `all`: nodes of plain minimax, -1 where not counted. */
    readonly counted?: {
      readonly visited: number
      readonly leaves: number
      readonly cutoffs: number
      readonly all: number
      readonly cuts: boolean
    }
    /** Positions looked at beyond the leaves, which are judged only when they are quiet. */
    readonly beyond?: number
    readonly value: string
  }) => {
    const what = about.explicit
      ? about.same
        ? 'The tree of the text'
        : 'Another tree than the text’s'
      : `${about.same ? 'The position of the text' : 'Another position than the text’s'}, ${count(about.depth, 'ply', 'plies')} deep`
    const ways = [
      ...(about.strict ? ['cutting only where β < α'] : []),
      ...(about.hard ? ['failing hard'] : []),
      ...(about.exclude === '' ? [] : [`without ${about.exclude}`]),
    ]
    const how = ways.length === 0 ? about.algorithm : `${about.algorithm} (${ways.join(', ')})`
    const { counted } = about
    const does = []
    if (counted !== undefined) {
      const all = count(counted.all, 'node', 'nodes')
      const visited =
        counted.all > counted.visited
          ? `${number(counted.visited)} of ${all}`
          : count(counted.visited, 'node', 'nodes')
      does.push(`visits ${visited}, ${number(counted.leaves)} of them leaves`)
      if (counted.cuts) does.push(`makes ${count(counted.cutoffs, 'cutoff', 'cutoffs')}`)
    }
    if (about.beyond !== undefined) {
      does.push(`looks at ${count(about.beyond, 'position', 'positions')} beyond these`)
    }
    if (about.value !== '') does.push(`finds that the root is worth ${about.value}`)
    const last = does.pop() ?? 'is shown'
    return `${what}: ${how} ${does.length === 0 ? last : `${does.join(', ')}, and ${last}`}.`
  },

  /** Names the drawing. */
  figure: (explicit: boolean) =>
    explicit ? 'A game tree being searched' : 'The search of a position',

  /** Names the picture that the drawing takes the place of when it has the focus. */
  picture: (explicit: boolean) =>
    `${explicit ? 'A game tree being searched' : 'The search of a position'}. With the focus here its nodes can be walked through.`,

  /** The node that the reader has selected. */
  selection: {
    /** Moves that were left out at a node: see `DroppedMoves`. */
    dropped: (
      at: string,
      {
        said,
        far,
        beam,
        empty,
      }: {
        readonly said: number
        readonly far: number
        readonly beam: number
        readonly empty: boolean
      },
      by: { readonly candidates: Setting; readonly beam: Setting },
    ) => {
      const both = far > 0 && beam > 0
      const many = (n: number) => (both ? `${number(n)} ` : '')
      const why = [
        ...(said > 0 ? ['because you say so'] : []),
        ...(far > 0
          ? [
              empty
                ? `${many(far)}for not being in the middle of the empty board`
                : `${many(far)}for being more than ${count(Number(by.candidates), 'point', 'points')} from every stone`,
            ]
          : []),
        ...(beam > 0
          ? [
              `${many(beam)}for being outside the beam: only the ${number(Number(by.beam))} most promising are looked at`,
            ]
          : []),
      ]
      return `${count(said + far + beam, 'move was', 'moves were')} left out ${at} before any was tried, ${why.join(', and ')}. That is no cut: nothing shows that they are worse, and the value found is that of the tree without them.`
    },
    /** Moves that a solver does not try. */
    lost: (at: string, moves: number) =>
      `${count(moves, 'move is', 'moves are')} not tried ${at}: each loses at once, or the table knows that it is no better.`,
    unvisited: (at: string) => `The search has not been ${at} yet.`,
    visited: (about: {
      readonly at: string
      readonly leaf: boolean
      readonly who: Side
      readonly done: boolean
      readonly score: string | undefined
      /** Whether it is a score, not an infinity. */
      readonly scored: boolean
      readonly window: readonly [string, string] | undefined
    }) => {
      const place = upper(about.at)
      const worth =
        about.score === undefined
          ? 'no move has been tried to its end yet'
          : !about.scored
            ? `it has ${about.score}`
            : about.done
              ? `the score is ${about.score}`
              : `the best score so far is ${about.score}`
      if (about.leaf) return `${place}: ${worth}.`
      const window =
        about.window === undefined
          ? ''
          : `; the window is from ${about.window[0]} to ${about.window[1]}`
      return `${place}, ${side(about.who)} is to move: ${worth}${window}.`
    },
  },

  /** The panel beside the tree. */
  details: {
    title: (at: string, who: Side | undefined, stones: string | undefined) => {
      if (who === undefined) return upper(at)
      const mover = stones === undefined ? side(who) : `${side(who)} (${stones})`
      return `${upper(at)}: ${mover} to move`
    },
    droppedTitle: (at: string, dotted: boolean) =>
      `Left out ${at}${dotted ? '; what is looked at has a dot' : ''}`,
    /** A move that was skipped, and where. */
    cutTitle: (choice: string, at: string) => `${upper(choice)}, cut ${at}`,
    best: (score: string, done: boolean) => (done ? `worth ${score}` : `best ${score}`),
    node: 'The node',
    code: 'The code',
    gauge: 'The window',
    lossStrip: 'lost',
    winStrip: 'won',
    variable: 'variable',
    inCode: 'in the code',
    minsView: 'in the code (Min’s view)',
    maxsView: 'in the picture (Max’s view)',
  },
  counters: {
    visited: 'visited',
    of: (visited: number, all: number) => `${number(visited)} of ${count(all, 'node', 'nodes')}`,
    leaves: 'leaves',
    cutoffs: 'cutoffs',
    tableHits: 'answered by the table',
    plain: 'plain minimax visits',
    moreThan: (n: number) => `> ${number(n)}`,
    /** What a search that was asked for anew has counted, and how far in it the figure stands. */
    counted: (
      whole: { readonly visited: number; readonly leaves: number; readonly cutoffs: number },
      shown: number,
      cuts: boolean,
    ) =>
      `Searched anew: ${count(whole.visited, 'node', 'nodes')} visited, ${count(whole.leaves, 'leaf', 'leaves')}${cuts ? `, ${count(whole.cutoffs, 'cutoff', 'cutoffs')}` : ''}.` +
      (shown < whole.visited
        ? ` Shown is a step at which ${number(shown)} of them ${shown === 1 ? 'has' : 'have'} been visited.`
        : ''),
  },

  /** The controls, and what they answer. */
  controls: {
    previousCut: 'Back to the cutoff before',
    nextCut: 'On to the next cutoff',
    view: 'View',
    closer: 'Closer',
    further: 'Further away',
    fit: 'All of it',
    fold: 'Fold this branch',
    unfold: 'Unfold this branch',
    fullScreen: 'Fill the screen',
    fullScreenKeys:
      'Fill the screen. There space and Enter play, page up and page down step, and B blanks the screen.',
    search: 'The search',
    algorithm: 'Algorithm',
    algorithms,
    depth: 'Depth',
    plies: 'plies',
    tie: 'Cut when',
    ties: { le: 'β ≤ α', lt: 'β < α' },
    fail: 'Fail',
    fails: { soft: 'soft', hard: 'hard' },
    ordering: 'Middle first',
    quiet: 'Judge only quiet positions',
    tree: 'Tree',
    treeHint:
      'Nested lists of numbers in Max’s view, such as [[3,12],[2,4]]; or paste a tree in another form: JSON, lists of edges, indented text, LaTeX, Newick, dot, Mermaid. Enter searches it, Shift and Enter begin a line.',
    position: 'Position',
    exclude: 'Leave out',
    excludeHint:
      'Moves that the search is not to look at from the root, such as those it likes best.',
    positionHint: 'Moves or a board, as the game writes them.',
    apply: 'Search it',
    searching: (nodes: number) =>
      nodes === 0 ? 'Searching…' : `Searching: ${count(nodes, 'node', 'nodes')} so far…`,
    cancel: 'Stop',
    cancelled: 'Stopped. The search before it is still shown.',
    stopped: 'Stopped.',
    again: 'Search again',
    truncated: (kept: number, left: number) =>
      `The search is too large to keep whole: its first ${number(kept)} nodes can be stepped through, ${number(left)} more were left out.`,
    unsolved: (nodes: number) =>
      `The value is not found: the solver gives up after ${number(nodes)} nodes. Put more stones on the board, and it comes to an end.`,
    linkStep: (step: number, steps: number) =>
      `The link asks for step ${number(step)}, but this search has only ${number(steps)}: this is its end.`,
    linkNode: 'The node that the link selects is not in this search.',
  },

  /** What a node is called by a screen reader: its place, then what is known of it. */
  item: (about: {
    readonly choice: string
    readonly who: Side
    readonly leaf: boolean
    readonly state: 'unvisited' | 'open' | 'done' | 'cut' | 'under-cut' | 'dropped'
    readonly value: string
    readonly alpha: string
    readonly beta: string
    readonly current: boolean
    readonly folded: number
    /** The table has answered it. */
    readonly met: boolean
    /** What else is to be said of it; may be empty. */
    readonly mark: string
  }): string => {
    const parts = [about.choice === '' ? 'the root' : about.choice]
    if (!about.leaf) parts.push(`${side(about.who)} to move`)
    if (about.state === 'unvisited') parts.push('not yet visited')
    else if (about.state === 'cut') parts.push('cut')
    else if (about.state === 'under-cut') parts.push('skipped with the cut above')
    else {
      if (about.value !== '')
        parts.push(`${about.state === 'done' ? 'worth' : 'so far'} ${about.value}`)
      if (about.alpha !== '' && !about.leaf) parts.push(`window ${about.alpha} to ${about.beta}`)
    }
    if (about.met) parts.push('answered by the table')
    if (about.current) parts.push('the search is here')
    if (about.mark !== '') parts.push(about.mark)
    if (about.folded > 0) parts.push(`${count(about.folded, 'node', 'nodes')} folded below`)
    return parts.join(', ')
  },
  /** What the table holds, on an arc: `≥5, 2 plies`. */
  arc: (held: string, depth: number) => `${held}, ${count(depth, 'ply', 'plies')}`,
  more: (n: number) => `${number(n)} more`,
  /** Moves that were left out, for a screen reader and in the drawing. */
  left: (n: number, state: string) =>
    `${count(n, 'move', 'moves')} left out${state === 'unvisited' ? ', not yet reached' : ''}`,
  out: (n: number) => `${number(n)} out`,
  /** One of them, with what it was rated. */
  leftOne: (text: string) => `${text}, left out`,
}

export type TreeWords = typeof tree
