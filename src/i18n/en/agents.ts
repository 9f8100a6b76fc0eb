import { clinicAgentName } from './clinic.ts'
import { number } from './numbers.ts'

/** What the agents are called, by game and id. What each uses is in its parameters. */
const reports: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  connect4: { minimax: 'Plain minimax, of the Connect 4 report' },
  gomoku8: {
    medium: 'Medium, of the 8×8 report',
    hard: 'Hard, of the 8×8 report',
  },
  gomoku: {
    minimax: 'Plain minimax, of the 19×19 report',
    pruned: 'With pruning, of the 19×19 report',
  },
  ninuki: { influence: 'Influence and beam, of the ninuki report' },
  abalone: {
    'agent-0': 'Below the Abalone report’s agents: by the score alone',
    'agent-1': 'First agent of the Abalone report: alpha-beta, heuristic and a budget',
    'agent-2': 'Second agent: and a transposition table',
    'agent-3': 'Third agent: and a selection of moves',
  },
}

const common: Readonly<Record<string, string>> = {
  random: 'Any legal move',
  wins: 'Wins when it can',
  guards: 'Wins, or stops you',
  'monte-carlo': 'Monte-Carlo tree search',
  judging: 'Judging alpha-beta',
  blind: 'Blind alpha-beta',
  'level-1': 'Level 1, beginner',
  'level-2': 'Level 2, casual',
  'level-3': 'Level 3, club',
  'level-4': 'Level 4, strong',
  'level-5': 'Level 5, strongest',
  'with-book': 'Level 5 with an opening book',
}

/** What an agent is called; its id where it has no name here. */
export function agentName(game: string, id: string): string {
  return reports[game]?.[id] ?? common[id] ?? clinicAgentName(id) ?? id
}

const searches: Readonly<Record<string, string>> = {
  minimax: 'Minimax',
  alphabeta: 'Alpha-beta',
  pvs: 'Principal variation search',
  deepening: 'Iterative deepening',
  solver: 'A solver, which proves the best move where it can',
  mcts: 'Monte-Carlo tree search',
}

/** What some judge by in place of their game’s usual evaluation. */
const evaluations: Readonly<Record<string, string>> = {
  none: 'no evaluation: all that is not over is worth the same',
  pressing: 'an evaluation that drives marbles to the edge',
}

/** What agents play by that do not search. */
const rules: Readonly<Record<string, string>> = {
  random: 'It knows the rules, and draws one of its legal moves by lot.',
  wins: 'It tries each of its moves. One that wins is played; else it draws lots.',
  guards:
    'It tries each of its moves, and each answer. One that wins is played; else it draws lots among those to which no answer wins.',
}

type Parameter = string | number | boolean

/** What an agent plays by, in a sentence, from its parameters. */
export function agentUses(parameters: Readonly<Record<string, Parameter>>): string {
  if (parameters['search'] === undefined) return rules[String(parameters['rule'] ?? 'random')] ?? ''
  const { search, depth, nodes, positions, candidates, beam, tableMegabytes, threats, ties } =
    parameters
  const { book } = parameters
  const count = (value: Parameter) => (typeof value === 'number' ? number(value) : String(value))
  const parts = [searches[String(search)] ?? String(search)]
  if (depth !== undefined && search !== 'solver') {
    const plies = `${count(depth)} ${depth === 1 ? 'ply' : 'plies'}`
    parts.push(search === 'deepening' ? `up to ${plies}` : `${plies} deep`)
  }
  if (nodes !== undefined && search !== 'solver') parts.push(`at most ${count(nodes)} positions`)
  if (positions !== undefined)
    parts.push(`${count(positions)} positions, most of them in random games`)
  if (candidates !== undefined) {
    const points = `${count(candidates)} ${candidates === 1 ? 'point' : 'points'}`
    parts.push(`moves within ${points} of a stone, at first in the middle`)
  }
  if (beam !== undefined) parts.push(`the ${count(beam)} most promising moves`)
  if (tableMegabytes !== undefined) parts.push('a table of what it has seen')
  if (book !== undefined) parts.push('a book of the first moves for the side that begins')
  if (threats !== undefined) parts.push('after a search for a win by threats')
  const judged = evaluations[String(parameters['evaluation'])]
  if (judged !== undefined) parts.push(judged)
  if (ties !== undefined) parts.push('ties broken by lot')
  return `${parts.join(', ')}.`
}

/** What is said of opponents on a board to play on. */
export const opponents = {
  /** A faulty program whose fault is to be found. */
  someFault: 'A fault to be found',
  someFaultUses: (programs: number) =>
    `One of the ${number(programs)} faulty programs for this game. Which, you are told after the game.`,
  noSearch: 'It keeps no search to step through.',
  faulty: (symptom: string) => `A faulty program. ${symptom}`,
  faultySearch: 'The case above steps through its search, beside the right one.',
}
