import type { OptionSpec } from '../../../engine/index.ts'
import { errors } from './cli-errors.ts'
import { args, help, operands, verbs } from './cli-help.ts'
import { games } from './games.ts'
import { count, number, signed } from './numbers.ts'
import { outcomeSentence } from './outcomes.ts'

export type { ArgName, VerbName } from './cli-help.ts'

const list = (names: readonly string[]) => names.join(', ')
const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** The words of the command line. What is said of a game's texts is in `errors.ts`. */
export const cli = {
  number,
  gameName: (id: string) => games[id]?.name ?? 'a tree of numbers',
  verbs,
  args,
  operands,
  help,
  errors,

  counted: (right: boolean, count: number) =>
    right
      ? `The count is right: ${number(count)}.`
      : `The count is not right: it is ${number(count)}.`,

  /** Which of the texts an error is in. */
  where: { position: 'the position', moves: 'the moves', tree: 'the tree' },
  inText: (where: string, place: number, sentence: string) =>
    `In ${where}, at character ${number(place)}: ${sentence}`,
  theGamesAre: (ids: readonly string[]) => `The games are ${list(ids)}.`,
  itsOptionsAre: (game: string, names: readonly string[]) =>
    names.length === 0 ? `${game} has no options.` : `The options of ${game} are ${list(names)}.`,

  plies: 'plies',
  sequences: 'sequences',
  noMoves: 'There are no legal moves.',
  optionLine: (spec: OptionSpec) => {
    const usual = typeof spec.default === 'boolean' ? (spec.default ? 'yes' : 'no') : spec.default
    const values =
      spec.type === 'integer'
        ? `${spec.min} to ${spec.max}`
        : spec.type === 'choice'
          ? list(spec.values)
          : 'yes or no'
    const after = spec.follows === undefined ? '' : `, unless ${spec.follows} says otherwise`
    return `${spec.name}=${usual}${after}  (${values})`
  },

  presetLine: (id: string, options: Readonly<Record<string, string | number | boolean>>) =>
    `preset=${id}  (${Object.entries(options)
      .map(([name, value]) => `${name}=${value === true ? 'yes' : value === false ? 'no' : value}`)
      .join(', ')})`,
  formsLine: (forms: readonly string[]) => `forms: ${list(forms)}`,

  /** Positions. `side`s are what the game calls them. */
  standing: (
    toMove: string,
    winner: string | null,
    reason: string | null,
    pending: string | null,
  ): string => {
    if (winner !== null)
      return outcomeSentence(reason ?? '', winner === 'draw' ? undefined : winner)
    const waits =
      pending === null
        ? ''
        : ` ${pending}’s five wins unless a capture breaks it now, or takes a tenth stone.`
    return `${toMove} is to move.${waits}`
  },
  losses: (lost: Readonly<Record<string, number>>) =>
    Object.entries(lost)
      .map(([side, stones]) => `${side} has lost ${stones}`)
      .join(', ') + '.',
  evaluation: (value: number, side: string) => `Evaluation: ${signed(value)} for ${side}`,
  times: (n: number) => `× ${n}`,
  signed,
  positionIs: (text: string) => `Position: ${text === '' ? '(the start)' : text}`,

  /** Applied moves. */
  legal: (moves: number) =>
    moves === 0 ? 'No moves.' : `${count(moves, 'move', 'moves')}, legal.`,
  illegal: (place: number, move: string, sentence: string) =>
    `Move ${number(place)}, “${move}”, is not legal: ${sentence}`,
  captured: (squares: readonly string[]) => `Captured: ${squares.join(' ')}`,

  /** Searches. */
  value: (value: number, view: string, bound: 'exact' | 'lower' | 'upper') => {
    const limit = bound === 'exact' ? '' : bound === 'lower' ? 'at least ' : 'at most '
    return `Value: ${limit}${signed(value)} for ${view}`
  },
  noValue: (by: 'nodes' | 'time', algorithm: string) =>
    `No value: the limit of ${by} ended the search before ` +
    (algorithm === 'deepening' ? 'one ply was done.' : 'one move was judged.'),
  instead: (move: string | null) =>
    move === null ? 'There is no move.' : `A legal move, for want of a better one: ${move}`,
  depthZero: (most: number) =>
    `No move was tried: at depth 0 the position itself is judged. With a depth from 1 to ${most} there is a move.`,
  noneInWindow: 'No move reached the window.',
  wins: (winner: string) => `${winner} wins; how soon was not counted.`,
  endsIn: (winner: string, plies: number) =>
    plies === 0 ? `${winner} has won.` : `${winner} wins in ${count(plies, 'ply', 'plies')}.`,
  best: (move: string | null, line: readonly string[]) =>
    move === null
      ? 'There is no move.'
      : `Best move: ${move}${line.length > 1 ? `  (${line.join(' ')})` : ''}`,
  counters: (about: {
    readonly algorithm: string
    readonly depth: number
    readonly nodes: number
    readonly leaves: number
    readonly cutoffs: number
    readonly tableHits: number
    readonly beyond?: number
  }) =>
    `${about.algorithm}, depth ${about.depth}: ${count(about.nodes, 'node', 'nodes')}, ` +
    `${count(about.leaves, 'leaf', 'leaves')}, ${count(about.cutoffs, 'cutoff', 'cutoffs')}` +
    (about.tableHits === 0 ? '' : `, ${count(about.tableHits, 'table hit', 'table hits')}`) +
    (about.beyond === undefined
      ? '.'
      : `; ${count(about.beyond, 'node', 'nodes')} beyond the leaves.`),
  stopped: (by: 'nodes' | 'time', before: 'depth' | 'iterations') =>
    `Stopped by the limit of ${by} before ${before === 'depth' ? 'the depth was' : 'all iterations were'} done.`,
  points: (value: number, view: string) =>
    `Value: ${value.toFixed(3)} for ${view} (1 is a win, 0.5 a draw)`,
  fewIterations: (iterations: number, moves: number) =>
    `That means little: ${count(iterations, 'iteration', 'iterations')} for ` +
    `${count(moves, 'move', 'moves')} ${iterations < moves ? 'do not try every move once' : 'leave each a few random games'}.`,
  visits: (moves: readonly { readonly move: string; readonly visits: number }[], more: number) =>
    `Visits: ${moves.map(({ move, visits }) => `${move} ${number(visits)}`).join(', ')}` +
    (more === 0 ? '' : `, and ${count(more, 'more move', 'more moves')}`),
  simulations: (about: {
    readonly iterations: number
    readonly nodes: number
    readonly depth: number
    readonly ended: number
    readonly playoutPlies: number
  }) =>
    `mcts, ${count(about.iterations, 'iteration', 'iterations')}: ` +
    `${count(about.nodes, 'node', 'nodes')} to depth ${about.depth}, ` +
    `${count(about.ended, 'simulation', 'simulations')} to the end of the game, ` +
    `${count(about.playoutPlies, 'random ply', 'random plies')}.`,

  /** Wins by threats. */
  threatsWin: (
    side: string,
    kind: 'fours' | 'threats',
    stones: number,
    line: readonly string[],
  ) => {
    const how = kind === 'fours' ? 'fours' : 'fours and threes'
    return `${side} wins by ${how}, with ${count(stones, 'stone', 'stones')}: ${line.join(' ')}`
  },
  threatsNone: (
    side: string,
    kind: 'fours' | 'threats',
    stones: number,
    stopped: 'nodes' | 'time' | undefined,
  ) => {
    const how = kind === 'fours' ? 'fours' : 'fours and threes'
    return stopped === undefined
      ? `${side} has no win by ${how} of up to ${count(stones, 'stone', 'stones')}.`
      : `No win was found before the limit of ${stopped} was reached.`
  },
  /** What is known of each kind of win where a limit came first. */
  threatsKnown: (side: string, kind: 'fours' | 'threats', excluded: boolean, stones: number) => {
    const how = kind === 'fours' ? 'by fours' : 'by fours and threes'
    return excluded
      ? `A win of ${side} ${how}, of up to ${count(stones, 'stone', 'stones')}, is excluded.`
      : `A win of ${side} ${how} is not excluded: none was found within the limit.`
  },
  sideAsked: (side: string) => `${side} is asked about as if it were to move.`,
  nodes: (nodes: number) => `${count(nodes, 'node', 'nodes')}.`,

  /** Exact scores. */
  score: (low: number, high: number, view: string) =>
    `Score: ${low === high ? signed(low) : `from ${signed(low)} to ${signed(high)}`} for ${view}`,
  drawn: (plies: number) =>
    plies === 0 ? 'The game is a draw.' : `A draw, ${count(plies, 'ply', 'plies')} from the end.`,
  moveScores: (moves: readonly { readonly move: string; readonly score: number }[]) =>
    `Scores: ${moves.map(({ move, score }) => `${move} ${signed(score)}`).join(', ')}`,
  nodesSoFar: (nodes: number) => `${number(nodes)} nodes so far …`,
  notSolved: (scored: boolean) =>
    `Stopped by the limit of nodes before ${scored ? 'every move was scored' : 'the score was found'}.`,

  /** Reviews. */
  judged: (done: number, of: number) => `${number(done)} of ${number(of)} positions judged …`,
  kept: (moves: number) =>
    moves === 1
      ? 'The move before it is reviewed.'
      : `The ${number(moves)} moves before it are reviewed.`,

  /** Agents. */
  agentLine: (id: string, name: string, parameters: readonly string[]) =>
    `  ${id.padEnd(10)} ${name}${parameters.length === 0 ? '' : `\n${' '.repeat(13)}${parameters.join(' ')}`}`,
  agentsOf: (game: string) => `${game}:`,
  noAgents: (game: string) => `${game} has no agents.`,
  theAgentsAre: (game: string, ids: readonly string[]) =>
    ids.length === 0 ? `${game} has no agents.` : `The agents of ${game} are ${list(ids)}.`,
  plays: (agent: string, move: string, line: readonly string[]) =>
    `${agent} plays ${move}.${line.length > 1 ? `  (${line.join(' ')})` : ''}`,
  agentNodes: (nodes: number) => `${count(nodes, 'node', 'nodes')}.`,
  gameOf: (game: number, games: number, plies: number) =>
    `Game ${number(game)} of ${number(games)}, ${count(plies, 'ply', 'plies')}`,
  matchScore: (
    first: string,
    second: string,
    wins: number,
    draws: number,
    losses: number,
    limits: number,
  ) =>
    `${first} against ${second}: ${count(wins, 'win', 'wins')}, ${count(draws, 'draw', 'draws')}` +
    `${limits === 0 ? '' : ` (${number(limits)} by the limit of plies)`}, ${count(losses, 'loss', 'losses')}.`,
  matchElo: (elo: number, low: number, high: number) =>
    `Elo difference: ${signed(Math.round(elo))}, with 95% from ${signed(Math.round(low))} to ${signed(Math.round(high))}.`,
  matchNodes: (first: number, second: number, plies: number) =>
    `Nodes a move: ${number(Math.round(first))} and ${number(Math.round(second))}. ` +
    `Plies a game: ${plies.toFixed(1)}.`,

  /** Trees. */
  randomTree: (seed: number, text: string) => `From seed ${seed}: ${text}`,
  /** @param value  as the tree has it, where it has values that are no plain numbers */
  treeValue: (
    algorithm: string,
    value: number | string,
    limit: 'exact' | 'most' | 'least' | 'none',
  ) =>
    `${algorithm}: the root is worth ${limit === 'most' ? 'at most ' : limit === 'least' ? 'at least ' : ''}${typeof value === 'string' ? value.replace(/^-/, '−') : value < 0 ? `−${number(0 - value)}` : number(value)} to Max.`,
  root: 'root',
  /** The columns of a search that is printed step by step. */
  traceHead: ['step', 'node', 'α', 'β', 'value', 'what happened'],
  /** The value depends on leaves that are not known. */
  treeOpen: (algorithm: string, low: string | undefined, high: string | undefined) =>
    `${algorithm}: what the root is worth to Max depends on leaves that are not known; ` +
    (low !== undefined && high !== undefined
      ? `it lies between ${low} and ${high}.`
      : low !== undefined
        ? `it is at least ${low}.`
        : high !== undefined
          ? `it is at most ${high}.`
          : 'it may be anything.'),
  /** After the sentence of an error. */
  lifted: (option: string, value: string) => `The option ${option}=${value} would allow it.`,
  doubt: (sentence: string, option: string, value: string) =>
    `Warning: ${sentence} If so, say --option ${option}=${value}.`,
  treeUnknown: (mattering: readonly string[], others: readonly string[]) =>
    [
      ...(mattering.length === 0 ? [] : [`Matters, and is not known: ${mattering.join(', ')}.`]),
      ...(others.length === 0
        ? []
        : [`Not known, and without effect on the value: ${others.join(', ')}.`]),
    ].join(' '),
  treeCounts: (about: {
    readonly visited: number
    readonly nodes: number
    readonly leavesVisited: number
    readonly leavesCut: number
  }) =>
    `Visited ${number(about.visited)} of ${count(about.nodes, 'node', 'nodes')}; ` +
    `${count(about.leavesVisited, 'leaf', 'leaves')} visited, ${number(about.leavesCut)} cut.`,
  treeNode: (about: {
    readonly name: string
    /** Whether the tree's own text gives it that name. */
    readonly called: boolean
    /** Absent at a leaf. */
    readonly side: 'max' | 'min' | undefined
    readonly value: string
    readonly cut: boolean
    readonly under: boolean
  }) => {
    const parts =
      about.side === undefined
        ? about.called
          ? [about.name]
          : []
        : [about.name, upper(about.side)]
    if (about.value !== '') parts.push(about.value)
    if (about.cut) parts.push('✂')
    else if (about.under) parts.push('·')
    return parts.filter((part) => part !== '').join(' ')
  },
}

export type CliWords = typeof cli
