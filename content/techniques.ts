/** What each technique saves on the same positions of each game: as it came out. */
import { ContractError } from '../engine/index.ts'
import {
  rowsOf,
  TECHNIQUES,
  type StoredTechniques,
  type TechniqueGame,
  type TechniqueName,
  type TechniqueRow,
} from '../src/widgets/technique-bench/runs.ts'
import taken from './technique-bench.json' with { type: 'json' }

export const stored = taken as unknown as StoredTechniques

const figured = stored.runs.map(({ id, depth, positions, visited, spent }): TechniqueGame => {
  return { id, depth, positions, rows: rowsOf(visited, spent) }
})
const [first, ...rest] = figured
if (first === undefined) throw new ContractError('techniques', 'no game is stored')
export const games: readonly [TechniqueGame, ...TechniqueGame[]] = [first, ...rest]

/** Of a game; undefined where it has no such technique. */
const rowOf = (id: string, technique: TechniqueName): TechniqueRow | undefined =>
  games.find((game) => game.id === id)?.rows.find((row) => row.technique === technique)

/** Those beside plain alpha-beta, each with its row of every game. */
export const lines = TECHNIQUES.slice(1).map((technique) => ({
  technique,
  rows: games.map(({ id }) => rowOf(id, technique)),
}))

/** One technique of one thread, which keeps the value. */
const isAlone = ({ technique, others }: TechniqueRow) =>
  !['plain', 'together', 'threads'].includes(technique) && others === undefined

type Measure = 'ofNodes' | 'ofTime'

/** Of the techniques alone that keep the value, the one that is left with least in a game. */
function least({ rows }: TechniqueGame, measure: Measure): TechniqueRow {
  const alone = rows.filter(isAlone)
  return alone.reduce((best, row) => (row[measure] < best[measure] ? row : best))
}

function known(id: string, technique: TechniqueName): TechniqueRow {
  const row = rowOf(id, technique)
  if (row === undefined) throw new ContractError('techniques', `no ${technique} in ${id}`)
  return row
}

const counted = (holds: (game: TechniqueGame) => boolean) => games.filter(holds).length

/** Games in which the order by evaluation is left with the fewest nodes, and those that it slows down. */
export const fewestByEvaluation = counted(
  (game) => least(game, 'ofNodes').technique === 'evaluation',
)
export const slowedByEvaluation = counted(({ id }) => known(id, 'evaluation').ofTime > 1)
/** Where it costs most. */
export const dearest = games
  .map(({ id }) => ({ id, ...known(id, 'evaluation') }))
  .reduce((most, each) => (each.ofTime > most.ofTime ? each : most))

/** Games in which one technique alone is quicker than all of them. */
export const quickerAlone = counted(
  (game) => least(game, 'ofTime').ofTime < known(game.id, 'together').ofTime,
)
/** The nodes of a technique, from the best game to the worst. */
export const rangeOf = (technique: TechniqueName) => {
  const parts = games.map(({ id }) => known(id, technique).ofNodes)
  return { least: Math.min(...parts), greatest: Math.max(...parts) }
}
/** How often a technique that narrows the tree answers otherwise, in the games that have it. */
function changed(technique: TechniqueName) {
  return games.reduce(
    ({ positions, values, moves }, { id, positions: all }) => {
      const others = rowOf(id, technique)?.others
      return others === undefined
        ? { positions, values, moves }
        : {
            positions: positions + all.length,
            values: values + others[0],
            moves: moves + others[1],
          }
    },
    { positions: 0, values: 0, moves: 0 },
  )
}
export const beamed = changed('beam')
export const nearby = changed('near')

const quickest = (game: TechniqueGame) => least(game, 'ofTime').technique

if (
  fewestByEvaluation !== games.length ||
  slowedByEvaluation < 2 ||
  quickerAlone < 2 ||
  quickerAlone === games.length ||
  rangeOf('scout').greatest < 0.95 ||
  games.every((game) => quickest(game) === quickest(first)) ||
  !games.every(({ rows }) => rows.every(({ ofTime }) => ofTime >= (rows.at(-1)?.ofTime ?? 0))) ||
  games.some(({ id }) => known(id, 'together').ofTime >= 1) ||
  beamed.values / beamed.positions <= nearby.values / nearby.positions
) {
  throw new ContractError('techniques', 'what the chapter tells of them no longer holds')
}
