/** Who may be chosen on a board to play on: made while the site is built, read by the element. */
import {
  agentOf,
  agentsOf,
  clinicAgents,
  ContractError,
  type AlgorithmName,
  type GameOptions,
} from '../../../engine/index.ts'
import { agentName, agentUses } from '../../i18n/agents.ts'
import { cases } from '../../i18n/clinic.ts'
import { play as words } from '../../i18n/play.ts'
import type { Level } from './view.ts'

/** An opponent as a chapter names it: an agent's id, or a search by itself to a depth in plies. */
export type Named = string | { readonly algorithm: AlgorithmName; readonly depth: number }

/** The level that advises, unless a stronger one is the opponent. */
const ADVISER = 'level-4'
const STRONGEST = 'level-5'
const CLINIC = 'clinic/'

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

/** The second level unless a page asks for another; alpha-beta where a game has no levels yet. */
export function opponentOn(game: string): PageOpponent {
  const least = Math.min(2, levelsOf(game).length)
  return (
    ASKED[game] ?? (least > 0 ? { level: least } : { algorithm: 'alphabeta', depth: 2, most: 4 })
  )
}

/** Who is asked for hints: a strong level, or alpha-beta to a depth where a game has no levels. */
export function adviserOf(game: string, depth: number): Level {
  return levelsOf(game).includes(ADVISER)
    ? agentLevel(game, ADVISER)
    : searchOf({ algorithm: 'alphabeta', depth })
}

function searchOf({ algorithm, depth }: Exclude<Named, string>): Level {
  const name = words.search(algorithm, depth)
  return { name, uses: words.whole(name), search: { algorithm, options: { depth } } }
}

function agentLevel(game: string, id: string, figure?: CaseFigure): Level {
  const agent = agentOf(game, id, clinicAgents(game))
  if (!agent.ok) throw new ContractError('opponentsOf', `${game} has no agent '${id}'`)
  const { parameters } = agent.value
  if (id.startsWith(CLINIC)) return { agent: id, ...faultyOf(id.slice(CLINIC.length), figure) }
  const about = { name: agentName(game, id), agent: id }
  const uses = agentUses(parameters)
  return {
    ...about,
    uses,
    ...(id === STRONGEST ? { advises: true } : {}),
    ...(parameters['search'] === undefined ? { why: words.noSearch } : {}),
  }
}

/** A program of the clinic: by the name of its fault, which a phone has room for. */
function faultyOf(id: string, { figure, programs }: CaseFigure = NO_FIGURE): Level {
  const { name, sees } = cases[id]
  const program = programs.findIndex((each) => each.id === id)
  return {
    name,
    uses: words.faulty(sees),
    faulty: true,
    ...(program < 0
      ? { why: words.noSearch }
      : { why: words.faultySearch, opens: { figure, program } }),
  }
}
