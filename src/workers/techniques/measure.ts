import {
  ContractError,
  search,
  splitLanes,
  subjectFrom,
  type GameKit,
  type SearchResult,
  type Subject,
} from '../../../engine/index.ts'
import {
  narrows,
  SEARCHED,
  techniquesFor,
  THREADS,
  type SearchedGame,
  type SearchedName,
  type TechniqueName,
} from './techniques.ts'

/** What a technique visits on all positions of a game, and what it answers: alike on any machine. */
export interface Visited {
  readonly technique: TechniqueName
  readonly nodes: number
  /** What each position is worth to the side to move. */
  readonly values: readonly number[]
  readonly moves: readonly string[]
  /** Of threads alone: the nodes of the one that is done last, position by position, in sum. */
  readonly longest?: number
}

/** Milliseconds that a technique takes for all positions of a game. */
export interface Spent {
  readonly technique: SearchedName
  readonly ms: number
}

/** Milliseconds that are measured at least: a short search is done again and again. */
const LEAST = 300

/** Searches all positions by each technique that the game has. */
export function* visit<P>(kit: GameKit<P>, game: SearchedGame): Generator<Visited> {
  for (const technique of techniquesFor(kit as GameKit<unknown>)) {
    yield technique === 'threads' ? shareOut(kit, game) : visitBy(kit, game, technique)
  }
}

/** The technique that has another value than plain alpha-beta, and must not; none if all agree. */
export function differing(all: readonly Visited[]): TechniqueName | undefined {
  const plain = all.find(({ technique }) => technique === 'plain')
  return all.find(
    ({ technique, values }) => !narrows(technique) && String(values) !== String(plain?.values),
  )?.technique
}

/**
 * The time of each technique that is a search of its own. `visit` comes first: by then the code of
 * all of them is compiled, and none is the first to be measured.
 *
 * @param clock  the time in milliseconds
 */
export function* spend<P>(
  kit: GameKit<P>,
  game: SearchedGame,
  clock: () => number,
): Generator<Spent> {
  for (const technique of techniquesFor(kit as GameKit<unknown>)) {
    if (technique === 'threads') continue
    const begun = clock()
    let rounds = 0
    let ms = 0
    do {
      visitBy(kit, game, technique)
      rounds++
      ms = clock() - begun
    } while (ms < LEAST)
    yield { technique, ms: ms / rounds }
  }
}

function visitBy<P>(kit: GameKit<P>, game: SearchedGame, technique: SearchedName): Visited {
  const { algorithm, options } = SEARCHED[technique]
  const { depth, positions } = game
  const all = positions.map((text) => {
    const subject = subjectAt(kit, text)
    return foundAt(kit, subject, search(algorithm, subject, { ...options, depth }))
  })
  return { technique, ...sumOf(all) }
}

/** Plain alpha-beta by threads that share a bound, as if a node took each of them equally long. */
function shareOut<P>(kit: GameKit<P>, { depth, positions }: SearchedGame): Visited {
  let longest = 0
  const all = positions.map((text) => {
    const subject = () => subjectAt(kit, text)
    const { length, result } = splitLanes(subject, 'alphabeta', { depth }, THREADS, true)
    longest += length
    return foundAt(kit, subject(), result)
  })
  return { technique: 'threads', ...sumOf(all), longest }
}

interface Found {
  readonly nodes: number
  readonly value: number
  readonly move: string
}

function foundAt<P>(kit: GameKit<P>, { position }: Subject<P>, result: SearchResult): Found {
  const { nodes, value, move } = result
  if (value === undefined) throw new ContractError('measuring techniques', 'a search has no value')
  return { nodes, value, move: kit.game.formatMove(position, move) }
}

function sumOf(all: readonly Found[]) {
  return {
    nodes: all.reduce((sum, { nodes }) => sum + nodes, 0),
    values: all.map(({ value }) => value),
    moves: all.map(({ move }) => move),
  }
}

function subjectAt<P>(kit: GameKit<P>, text: string): Subject<P> {
  const read = kit.game.parse(text)
  if (!read.ok) throw new ContractError('measuring techniques', read.error.code)
  return subjectFrom(kit, read.value)
}
