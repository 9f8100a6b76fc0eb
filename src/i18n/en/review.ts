import { colour } from './boards.ts'
import { gameNames } from './game-names.ts'
import { count, number, signed } from './numbers.ts'

/** How a side stands; as the engine’s `Standing`. */
interface Standing {
  readonly kind: 'win' | 'loss' | 'draw' | 'value'
  readonly value: number
  readonly plies?: number
  readonly score?: number
  readonly exact: boolean
}

/** A move that lost value, with what its sides are called. */
interface Lapse {
  readonly number: number
  readonly side: string
  readonly played: string
  readonly better: string
  readonly others: readonly string[]
  readonly before: Standing
  readonly after: Standing
  readonly kind: 'result' | 'distance' | 'value'
  readonly lost?: number
  readonly seenFrom?: number
  readonly doubt?: 'flips' | 'small' | 'unproved'
}

const plies = (n: number) => count(n, 'ply', 'plies')

/** How a side stands, after “had” or “has”. */
function stands({ kind, value, plies: end, exact }: Standing): string {
  const when = end === undefined ? '' : ` in ${plies(end)}`
  switch (kind) {
    case 'win':
      return `a win${when}`
    case 'loss':
      return `a loss${when}`
    case 'draw':
      return 'a draw'
    case 'value':
      return exact ? 'an even game' : signed(value)
  }
}

const DOUBTS = {
  flips: 'The last depths do not agree on it: this is not certain.',
  small: 'The difference is small against how the values move with the depth: this is not certain.',
  unproved: 'Whether the result is another by this move alone is not known.',
} as const

const lost = ({ kind, lost: by, before }: Lapse): string => {
  if (by === undefined) return ''
  if (before.score !== undefined) return ` It lost ${number(by)} of the exact score.`
  if (kind === 'distance') return ` That is ${plies(by)} worse.`
  return ` It lost ${number(by)}.`
}

/** The words of a game that is reviewed. */
export const review = {
  title: 'Analyse',
  lead: 'Set up, paste or drop a game. The engine goes through it from the end, and names the moves that lost it.',
  description: (games: readonly string[]) =>
    `A game of ${games.join(', ')} reviewed: the value after each move, the moves that lost it, and what was better.`,
  figure: 'A game under review',
  colour,
  board: (side: string) => `Board: ${side} is to move`,
  boardOver: 'Board: the game is over',
  needsScript: 'To review a game, your browser must run this page’s scripts.',
  rules: (game: string) => `The rules of ${game}, and how its moves are written`,
  playIt: 'Play a game first',

  empty: 'No moves yet: play them on the board, paste a game below, or drop a file on the board.',
  start: (side: string) => `Before the first move. ${side} is to move.`,
  after: (number: number, of: number, side: string, move: string) =>
    `Move ${number} of ${of}: ${side} played ${move}.`,
  /** How the first and the second player stand is one value, told of one side. */
  stands: (side: string, standing: Standing) =>
    standing.kind === 'draw' ? 'With best play a draw.' : `${side} has ${stands(standing)}.`,
  by: {
    end: '',
    solver: 'Solved, exactly.',
    threats: 'Proved by a search for a win by threats.',
    search: (depth: number) => `As seen ${plies(depth)} ahead.`,
  },

  controls: 'Review',
  effort: 'Look',
  efforts: { brief: 'briefly', usual: 'as usual', long: 'long' },
  begin: 'Review the game',
  goOn: 'Go on with the review',
  again: 'Review it again',
  stop: 'Stop',
  progress: 'Positions judged',
  running: (done: number, of: number, nodes: number) =>
    `${number(done)} of ${count(of, 'position', 'positions')} judged, from the end; ${count(nodes, 'node', 'nodes')} on the next.`,
  stopped: (done: number, of: number) =>
    `Stopped: ${number(done)} of ${count(of, 'position', 'positions')} are judged, and kept.`,
  done: (nodes: number) => `All positions are judged, with ${count(nodes, 'node', 'nodes')}.`,
  /** How it searches. */
  way: (
    nodes: number,
    { solver, threats, narrow }: { solver?: number; threats?: number; narrow: boolean },
  ) =>
    [
      solver === undefined ? '' : `By the solver where ${number(solver)} nodes are enough. `,
      `By iterative deepening with ${number(nodes)} nodes a position`,
      narrow ? ', which looks at the likely moves alone' : '',
      threats === undefined
        ? '.'
        : `, and a search for wins by threats with ${number(threats)} nodes.`,
    ].join(''),
  failed: 'The review has stopped where it was: what is judged is kept.',

  plot: (side: string) => `The value after each move, as ${side} sees it`,
  ahead: (side: string) => `${side} better`,
  ply: (ply: number) => (ply === 0 ? 'start' : number(ply)),
  lapseKey: 'after a move that lost value',
  turnedKey: 'where the game turned',
  numbers: 'The values as a table',
  numbersCaption: (side: string) => `Values as ${side} sees them`,
  moveHead: 'Move',
  playedHead: 'Played',
  valueHead: 'Value',
  depthHead: 'Known by',
  value: (standing: Standing | undefined) =>
    standing === undefined ? 'not judged' : stands(standing),
  byShort: {
    end: 'the rules',
    solver: 'the solver',
    threats: 'threats',
    search: (depth: number) => plies(depth),
  },
  point: (number: number, move: string, value: string) =>
    number === 0 ? `Start: ${value}` : `Move ${number}, ${move}: ${value}`,

  lapses: 'Moves that lost value',
  none: 'No move lost value, as far as this review sees.',
  noneYet: 'No move that lost value has been found so far.',
  turning: 'Here the game turned.',
  turnedWithout: 'Here the game turned, though no better move is seen.',
  went: (number: number, side: string, played: string, kind: Lapse['kind']) =>
    `${number}. ${side} ${played}${kind === 'distance' ? ', slower' : ''}`,
  lapse: (lapse: Lapse) => {
    const { side, played, better, others, before, after, seenFrom, doubt } = lapse
    const more = others.length > 6 ? ` and ${number(others.length - 6)} more` : ''
    return [
      `${side} had ${stands(before)} by ${better}; after ${played} it is ${stands(after)}.`,
      lost(lapse),
      others.length === 0 ? '' : ` As good: ${others.slice(0, 6).join(', ')}${more}.`,
      seenFrom === undefined
        ? ' The search itself does not prefer it this far.'
        : ` The search prefers it from ${plies(seenFrom)} on.`,
      doubt === undefined ? '' : ` ${DOUBTS[doubt]}`,
    ].join('')
  },
  line: (moves: readonly string[]) => `Better: ${moves.join(' ')}`,
  best: (moves: readonly string[]) => `Best line: ${moves.join(' ')}`,
  showLine: 'Show that line on the board',
  tryAgain: 'Try again from here',
  whyNot: (played: string, better: string) => `Why not ${played}? It and ${better} in the lab`,

  looks: 'At this position',
  look: {
    none: 'nothing more',
    terms: 'the evaluation’s terms',
    heat: 'what each move is worth',
    threats: 'threats of both sides',
    agents: 'two players compared',
  },
  noThreats: 'Neither side can make a four or a five with its next stone.',
  threatsOf: (side: string, five: readonly string[], four: readonly string[]) =>
    five.length + four.length === 0
      ? `${side} can make neither.`
      : `${side}: ${[
          five.length === 0 ? '' : `five on ${five.join(', ')}`,
          four.length === 0 ? '' : `four on ${four.join(', ')}`,
        ]
          .filter(Boolean)
          .join('; ')}.`,
  threatsHint: 'Framed for the first side, ringed for the second; 5 makes five, 4 a four.',
  heatHint: (side: string) =>
    `What the evaluation gives for each move one ply on, as ${side} sees it: the darker the better.`,
  heatHexHint: (side: string) =>
    `On each cell what the evaluation gives, one ply on, for the best move that brings a marble there, as ${side} sees it: the darker the better. A marble on a shaded cell can be pushed from it.`,
  legend: (low: string, high: string) =>
    `Shades from ${low}, the lightest, to ${high}, the darkest`,
  number: signed,
  oneAgent: 'A',
  otherAgent: 'B',
  ask: 'Ask both',
  asking: 'Both are thinking.',
  chooses: (name: string, agent: string, move: string, value: string) =>
    `${name}, ${agent}: ${move}${value === '' ? '' : `, worth ${value} to it`}.`,
  agree: 'They agree.',
  over: 'The game is over here.',

  /** `isAll`: no game of the text is left out. */
  listed: (games: number, isAll: boolean) =>
    isAll
      ? `This text has ${number(games)} games. Choose one:`
      : `These are the first ${number(games)} games of this text. Choose one:`,
  game: (number: number, headers: readonly (readonly [string, string])[], text: string) =>
    headers.length === 0
      ? `${number}. ${text}`
      : `${number}. ${headers.map(([name, value]) => `${name} ${value}`).join(', ')}`,
  cut: (why: string, moves: number, at: number) =>
    `${why}${at < 0 ? '' : ` (At character ${number(at + 1)}.)`} The ${count(moves, 'move', 'moves')} before it ${moves === 1 ? 'is' : 'are'} kept.`,
  otherGame: (id: string) =>
    `This file is a game of ${id in gameNames ? gameNames[id as keyof typeof gameNames] : id}: choose that above, and open it there.`,
  texts: 'Paste, open or copy a game',
  save: 'Save as a file',
  kept: 'Other games on this device',
  keptGame: 'This is the game that was reviewed last on this device.',
  notKept: 'This browser keeps no reviews: the link keeps the game, and a file its review too.',
  notInLink:
    'This game is too long for a link: it is kept on this device, and can be saved as a file.',
  newGame: 'New game',
  previous: 'The move before that lost value',
  next: 'The next move that lost value',
}

export type ReviewWords = typeof review
