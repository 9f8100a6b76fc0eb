/**
 * `npx node test/bench/puzzles.ts [SERIES …]`: takes positions in which exactly one move is right
 * from puzzles of others and from games that the engine plays against itself, and writes them to
 * content/puzzles.json. A seed makes the same puzzles on every machine.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { SERIES, stored, type SeriesName, type StoredPuzzle } from '../../content/puzzles.ts'
import {
  agentOf,
  gradePuzzle,
  kits,
  puzzleAnswers,
  randomOpening,
  rngOf,
  type Agent,
  type GameId,
  type GameKit,
} from '../../engine/index.ts'
import { decidingPuzzles } from './puzzles-deciding.ts'
import { INTEREST } from './puzzle-interest.ts'
import { othersPuzzles } from './puzzles-of-others.ts'

const SEED = 18
const MANY = 10
/** Of these at most so many are others'. */
const OTHERS = 4
const OPENING = 6
const MOST_PLIES = 120
const FILE = join(import.meta.dirname, '../../content/puzzles.json')

/** Who plays the games: levels that err now and then, so that there is something to find. */
const PLAYERS: Readonly<Record<string, readonly [string, string]>> = {
  gomoku: ['level-3', 'level-2'],
  connect4: ['level-3', 'level-2'],
  ninuki: ['level-3', 'level-2'],
  abalone: ['level-2', 'level-1'],
}

interface Found extends StoredPuzzle {
  /** Plies that the answer takes to win, and those that were played. */
  readonly length: number
}

/** The puzzle that a position is, if it is one. */
function puzzleAt<P>(
  name: SeriesName,
  kit: GameKit<P>,
  position: P,
  from: string,
): Found | undefined {
  const { kind } = SERIES[name]
  if (!INTEREST[kind](kit, position)) return undefined
  const answers = [...puzzleAnswers(kind, kit, position)]
  if (answers.length !== 1 || !INTEREST[kind](kit, position, answers[0])) return undefined
  const { line } = gradePuzzle(kind, kit, position, answers[0])
  const text = kit.game.format(position)
  return { position: text, from, length: 1000 * line.length + text.length }
}

/** One puzzle a game at most, and of a game the first that there is. */
function* fromGames(name: SeriesName): Generator<Found> {
  const { game: id, options } = SERIES[name]
  const kit: GameKit<unknown> = kits[id]
  const [one, other] = (PLAYERS[id] ?? []).map((agent) => agentBy(id, agent).begin(kit))
  for (let number = 1; ; number++) {
    const rng = rngOf(SEED + number)
    const position = kit.game.initial(options)
    for (const move of randomOpening(kit, position, OPENING, rng)) kit.game.play(position, move)
    for (let ply = OPENING; ply < MOST_PLIES; ply++) {
      if (kit.game.outcome(position) !== undefined) break
      const puzzle = puzzleAt(name, kit, position, `game ${number}, ply ${ply}`)
      if (puzzle !== undefined) {
        yield puzzle
        break
      }
      const player = (ply + number) % 2 === 0 ? one : other
      kit.game.play(position, player(position, { rng }).move)
    }
  }
}

function* fromOthers(name: SeriesName): Generator<Found> {
  const { kind, game, options } = SERIES[name]
  const kit: GameKit<unknown> = kits[game]
  for (const { text, from } of kind === 'fours' ? othersPuzzles(Number(options?.['size'])) : []) {
    const read = kit.game.parse(text, options)
    const puzzle = read.ok ? puzzleAt(name, kit, read.value, from) : undefined
    if (puzzle !== undefined) yield puzzle
  }
}

function agentBy(game: GameId, id: string): Agent<unknown> {
  const found = agentOf(game, id)
  if (!found.ok) throw new Error(`no agent ${id} of ${game}`)
  return found.value
}

function* upTo<T>(most: number, all: Iterable<T>): Generator<T> {
  let count = 0
  for (const one of all) {
    yield one
    if (++count >= most) return
  }
}

const asked = process.argv.slice(2)
const date = new Date().toISOString().slice(0, 10)
let all = stored.series
let { deciding } = stored

function write(): void {
  const whole = { date, seed: SEED, series: all, deciding }
  writeFileSync(FILE, `${JSON.stringify(whole, undefined, 2)}\n`)
}

for (const name of Object.keys(SERIES) as SeriesName[]) {
  if (asked.length > 0 && !asked.includes(name)) continue
  const found = [...upTo(OTHERS, fromOthers(name))]
  for (const puzzle of upTo(MANY - found.length, fromGames(name))) {
    found.push(puzzle)
    process.stderr.write(`${name} ${found.length}: ${puzzle.from}\n`)
  }
  // The sooner it is over, the easier.
  const sorted = found.toSorted((a, b) => a.length - b.length)
  all = { ...all, [name]: sorted.map(({ position, from }) => ({ position, from })) }
  write()
}
if (asked.length === 0 || asked.includes('deciding')) {
  deciding = decidingPuzzles(SEED, MANY)
  write()
}
