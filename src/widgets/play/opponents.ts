/** Who may be chosen on a board to play on: made while the site is built, read by the element. */
import {
  agentOf,
  agentsOf,
  clinicAgents,
  ContractError,
  OWN,
  type Agent,
  type AlgorithmName,
  type GameOptions,
} from '../../../engine/index.ts'
import { agentName, agentUses, opponents as said } from '../../i18n/agents.ts'
import { cases } from '../../i18n/clinic.ts'
import { play as words } from '../../i18n/play.ts'
import type { Level, LevelGroup } from './level.ts'

/** An opponent as a chapter names it: an agent's id, or a search by itself to a depth in plies. */
export type Named = string | { readonly algorithm: AlgorithmName; readonly depth: number }

/** The level that advises, unless a stronger one is the opponent. */
export const ADVISER = 'level-4'
const STRONGEST = 'level-5'
const CLINIC = 'clinic/'
const MENDED = '-mended'

/** The searches of which a reader may choose the depth, plain and pruned. */
const FREE = ['minimax', 'alphabeta'] as const

/** A figure of the page that looks into faulty programs, by cases of the clinic. */
export interface CaseFigure {
  readonly figure: string
  readonly programs: readonly { readonly id: string }[]
}

const NO_FIGURE: CaseFigure = { figure: '', programs: [] }

/** The ids of a game's levels, the weakest first. */
export function levelsOf(game: string): string[] {
  return agentsOf(game)
    .filter(({ origin }) => origin === 'level')
    .map(({ id }) => id)
}

export function opponentsOf(game: string, named: readonly Named[], figure?: CaseFigure): Level[] {
  return named.map((each) =>
    typeof each === 'string' ? agentLevel(game, each, figure) : searchOf(each),
  )
}

/**
 * All the others who play a game, by group: the reports' own agents, the levels, the plain and the
 * pruned search, those who hardly look ahead, and the faulty ones, by name or to be found out.
 *
 * @param own  those that a page names itself, which are not listed twice
 */
export function othersOf(game: string, own: readonly Level[], figure?: CaseFigure): Level[] {
  const listed = new Set(own.map(({ id }) => id))
  const agents = agentsOf(game, clinicAgents(game)).filter(({ id }) => !id.endsWith(MENDED))
  const of = (group: LevelGroup) =>
    agents
      .filter((agent) => groupOf(agent) === group)
      .map(({ id }): Level => ({ ...agentLevel(game, id, figure), group }))
  const faulty = of('faulty')
  const all = [
    ...of('levels'),
    ...of('report'),
    ...FREE.map(freeSearch),
    ...of('searches'),
    ...of('simple'),
    ownLevel(),
    ...(faulty.length > 1 ? [toBeFound(faulty)] : []),
    ...faulty,
  ]
  return all.filter(({ id }) => !listed.has(id))
}

function groupOf({ origin }: Agent<unknown>): LevelGroup {
  switch (origin) {
    case 'level':
      return 'levels'
    case 'report':
      return 'report'
    case 'technique':
      return 'searches'
    case 'clinic':
      return 'faulty'
    case 'chance':
      return 'simple'
    case 'own':
      return 'yours'
  }
}

/** Whoever a reader puts together: with nothing chosen yet. */
function ownLevel(): Level {
  return { id: OWN, name: words.own, uses: '', group: 'yours', agent: OWN }
}

/** A search of which the reader chooses the depth. */
function freeSearch(algorithm: AlgorithmName): Level {
  return {
    id: algorithm,
    name: words.algorithm(algorithm),
    uses: '',
    group: 'searches',
    search: { algorithm, options: { depth: 1 } },
    free: true,
  }
}

/** One of the faulty programs, which is not told before the end of the game. */
function toBeFound(faulty: readonly Level[]): Level {
  return {
    id: 'fault',
    name: said.someFault,
    uses: said.someFaultUses(faulty.length),
    group: 'faulty',
    hides: faulty.map(({ id }) => id),
    why: said.noSearch,
  }
}

/** Who is played against on a game's own page. */
export interface PageOpponent {
  readonly level?: number
  readonly algorithm?: AlgorithmName
  readonly depth?: number
  readonly most?: number
  readonly gameOptions?: GameOptions
}

/** What the pages of some games ask for: large boards are for the board above. */
const ASKED: Readonly<Record<string, PageOpponent>> = {
  mnk: { algorithm: 'alphabeta', depth: 2, most: 9 },
  gomoku: { level: 2, gameOptions: { size: 15 } },
  ninuki: { level: 2, gameOptions: { size: 13 } },
}

/** What boards to play on have otherwise than the engine: games that end. */
const PLAYED_WITH: Readonly<Record<string, GameOptions>> = { abalone: { repetition: true } }

export function optionsToPlay(game: string): GameOptions | undefined {
  return PLAYED_WITH[game]
}

/** The second level unless a page asks for another; alpha-beta where a game has no levels yet. */
export function opponentOn(game: string): PageOpponent {
  const least = Math.min(2, levelsOf(game).length)
  return (
    ASKED[game] ?? (least > 0 ? { level: least } : { algorithm: 'alphabeta', depth: 2, most: 4 })
  )
}

/** The options with which the board of the page begins, where they are not the game’s. */
export function optionsOn(game: string): GameOptions {
  return opponentOn(game).gameOptions ?? optionsToPlay(game) ?? {}
}

/** The deepest that a reader may have a search look that tries all moves: some seconds a move. */
const DEEPEST: Readonly<Record<string, number>> = {
  connect4: 8,
  gomoku8: 4,
  gomoku: 3,
  ninuki: 3,
  abalone: 4,
  reversi: 6,
}

export function deepestOf(game: string): number {
  return DEEPEST[game] ?? 4
}

/** Who is asked for hints: a strong level, or alpha-beta to a depth where a game has no levels. */
export function adviserOf(game: string, depth: number): Level {
  return levelsOf(game).includes(ADVISER)
    ? agentLevel(game, ADVISER)
    : searchOf({ algorithm: 'alphabeta', depth })
}

function searchOf({ algorithm, depth }: Exclude<Named, string>): Level {
  const name = words.search(algorithm, depth)
  const search = { algorithm, options: { depth } }
  return { id: `${algorithm}-${depth}`, name, uses: words.whole(name), search }
}

function agentLevel(game: string, id: string, figure?: CaseFigure): Level {
  const agent = agentOf(game, id, clinicAgents(game))
  if (!agent.ok) throw new ContractError('opponentsOf', `${game} has no agent '${id}'`)
  const { parameters } = agent.value
  if (id.startsWith(CLINIC)) return { id, agent: id, ...faultyOf(id.slice(CLINIC.length), figure) }
  // The plain search and the pruned one have the names of their searches.
  const own = FREE.some((each) => each === id) ? `report/${id}` : id
  const uses = agentUses(parameters)
  return {
    id: own,
    name: agentName(game, id),
    agent: id,
    uses,
    ...(id === STRONGEST ? { advises: true } : {}),
    ...(parameters['search'] === undefined ? { why: said.noSearch } : {}),
  }
}

/** A program of the clinic: by the name of its fault, which a phone has room for. */
function faultyOf(
  id: string,
  { figure, programs }: CaseFigure = NO_FIGURE,
): Pick<Level, 'name' | 'uses' | 'faulty' | 'why' | 'opens'> {
  const { name, sees } = cases[id]
  const program = programs.findIndex((each) => each.id === id)
  return {
    name,
    uses: said.faulty(sees),
    faulty: true,
    ...(program < 0
      ? { why: said.noSearch }
      : { why: said.faultySearch, opens: { figure, program } }),
  }
}
