import { ContractError } from '../../../engine/index.ts'
import type { Spent, Visited } from '../../workers/techniques/measure.ts'
import {
  narrows,
  type SearchedGame,
  type TechniqueName,
} from '../../workers/techniques/techniques.ts'

export {
  BEAM,
  NEAR,
  TABLE,
  TECHNIQUES,
  THREADS,
  type TechniqueName,
} from '../../workers/techniques/techniques.ts'

/** A game searched by every technique, with the time that a machine took. */
export interface TechniqueRun extends SearchedGame {
  readonly visited: readonly Visited[]
  readonly spent: readonly Spent[]
}

/** What `npm run bench techniques` writes. */
export interface StoredTechniques {
  /** YYYY-MM-DD. */
  readonly date: string
  readonly machine: string
  readonly runs: readonly TechniqueRun[]
}

/** What a technique comes to on the positions of a game. */
export interface TechniqueRow {
  readonly technique: TechniqueName
  readonly nodes: number
  /** As parts of plain alpha-beta. */
  readonly ofNodes: number
  readonly ofTime: number
  /** Where the answer may be another one: of how many positions the value is, and the move. */
  readonly others?: readonly [values: number, moves: number]
}

/** A game as its figure has it. */
export interface TechniqueGame extends SearchedGame {
  readonly rows: readonly TechniqueRow[]
}

/** What came out, technique by technique; the first is plain alpha-beta, whose parts are 1. */
export function rowsOf(visited: readonly Visited[], spent: readonly Spent[]): TechniqueRow[] {
  const msOf = (name: TechniqueName) => spent.find(({ technique }) => technique === name)?.ms
  const [plain] = visited
  const whole = msOf('plain')
  if (plain?.technique !== 'plain' || whole === undefined) {
    throw new ContractError('rowsOf', 'nothing to compare with')
  }
  return visited.map(({ technique, nodes, values, moves, longest }) => {
    // Threads are compared by the nodes of the last that is done: see `shareOut`.
    const ms = longest === undefined ? msOf(technique) : (whole * longest) / plain.nodes
    if (ms === undefined) throw new ContractError('rowsOf', `no time of ${technique}`)
    const row = { technique, nodes, ofNodes: nodes / plain.nodes, ofTime: ms / whole }
    const others = [unlike(values, plain.values), unlike(moves, plain.moves)] as const
    return narrows(technique) ? { ...row, others } : row
  })
}

function unlike<T>(all: readonly T[], of: readonly T[]): number {
  return all.filter((each, i) => each !== of[i]).length
}
