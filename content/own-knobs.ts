/** Players that differ from a level in one choice, against that level: which, and what came out. */
import { ContractError, eloOfPairs, type EloEstimate, type GameOptions } from '../engine/index.ts'
import { pairsOf, tallyOf } from './match-score.ts'
import taken from './own-knobs.json' with { type: 'json' }

/** A match of two players, either of them of one's own. */
export interface KnobMatch {
  readonly name: string
  readonly game: 'connect4' | 'gomoku8' | 'abalone'
  readonly agents: readonly [string, string]
  readonly games: number
  /** A second match gives the first player only as many positions as take the other's time. */
  readonly atEqualTime?: true
}

/** The level that every player of the first set begins as, and is measured against. */
export const LEVEL = 'level-2'
const BASE = 'depth=3,ties=random'
const BUDGET = 'search=deepening,depth=42,nodes=500'

const KNOBS = {
  itself: BASE,
  depth: 'depth=5,ties=random',
  blind: `${BASE},open-one=0,open-two=0,open-three=0`,
  threes: `${BASE},open-three=50`,
  order: 'depth=3,order=centre,ties=random',
  beam: 'depth=3,order=evaluation,beam=4,ties=random',
  budget: `${BUDGET},ties=random`,
  table: `${BUDGET},table=1,ties=random`,
  quiet: `${BUDGET},quiet=true,ties=random`,
  together: `${BUDGET},order=centre,table=1,quiet=true,ties=random`,
} as const

const TRAP = 'search=deepening,depth=12,nodes=500'

/** First the choices one by one, then those that look good as long as only positions are counted. */
export const KNOB_MATCHES: readonly KnobMatch[] = [
  ...Object.entries(KNOBS).map(([name, choices]): KnobMatch => ({
    name,
    game: 'connect4',
    agents: [`own:${choices}`, LEVEL],
    games: 400,
  })),
  {
    name: 'ordered',
    game: 'gomoku8',
    agents: [`own:${TRAP},order=evaluation,near=2,ties=random`, `own:${TRAP},near=2,ties=random`],
    games: 200,
    atEqualTime: true,
  },
  {
    name: 'local',
    game: 'abalone',
    agents: [`own:${TRAP},ties=random,danger=10,undefended=30`, `own:${TRAP},ties=random`],
    games: 200,
    atEqualTime: true,
  },
]

/** How Abalone is played here: as on the boards to play on, where games come to an end. */
export const GAME_OPTIONS: Readonly<Record<string, GameOptions>> = { abalone: { repetition: true } }

export interface StoredKnob {
  readonly name: string
  readonly game: string
  readonly agents: readonly [string, string]
  /** Whether its first player has had the time of the other, not as many positions. */
  readonly equal: 'choices' | 'time'
  /** Points of the first player, a digit a game: 2 won, 1 drawn, 0 lost. */
  readonly points: string
  /** Positions a move, of the first player and of the other. */
  readonly nodes: readonly [number, number]
  /** Microseconds of the processor that a position takes either player, in games against itself. */
  readonly micros?: readonly [number, number]
}

/** What `npm run bench own-knobs` writes. */
interface Taken {
  readonly date: string
  readonly machine: string
  readonly seed: number
  readonly matches: readonly StoredKnob[]
}

export const stored = taken as unknown as Taken

export interface PlayedKnob extends StoredKnob, EloEstimate {
  readonly games: number
  readonly wins: number
  readonly draws: number
  readonly losses: number
}

const played: readonly PlayedKnob[] = stored.matches.map((match) => ({
  ...match,
  games: match.points.length,
  ...tallyOf(match.points),
  ...eloOfPairs(pairsOf(match.points)),
}))

export function knob(name: string, equal: StoredKnob['equal'] = 'choices'): PlayedKnob {
  const found = played.find((each) => each.name === name && each.equal === equal)
  if (found === undefined) throw new ContractError('knob', `no match ${name} at equal ${equal}`)
  return found
}

export const knobs = Object.keys(KNOBS).map((name) => knob(name))
export const traps = played.filter(({ micros }) => micros !== undefined)
