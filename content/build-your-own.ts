/** The numbers of the chapter on a player of one's own: of stored matches, and computed from them. */
import {
  connect4,
  ContractError,
  eloOfPairs,
  ownChoices,
  ownId,
  type EloEstimate,
} from '../engine/index.ts'
import { agentName } from '../src/i18n/agents.ts'
import { workshop as words } from '../src/i18n/workshop.ts'
import type { StoredMatch } from '../src/widgets/match/schema.ts'
import type { WorkshopStart } from '../src/widgets/workshop/schema.ts'
import { tallyOf } from './match-score.ts'
import { GAME_OPTIONS, knob, knobs, LEVEL, stored, traps, type PlayedKnob } from './own-knobs.ts'

/** A stored match as its figure has it. */
function figured(match: PlayedKnob, name: string): StoredMatch {
  const { game, agents, nodes, games, wins, draws, losses, elo, low, high } = match
  const gameOptions = GAME_OPTIONS[game]
  return {
    game,
    ...(gameOptions && { gameOptions }),
    agents,
    name,
    result: { played: games, wins, draws, losses, elo, low, high, nodesPerMove: nodes },
  }
}

/** One choice after the other against the level, each by its name on the page. */
export const knobMatches = (names: Readonly<Record<string, string>>): readonly StoredMatch[] =>
  knobs.map((match) => figured(match, names[match.name]))

/** What looks good as long as positions are counted, each at equal positions and at equal time. */
export const trapMatches = (
  names: Readonly<Record<string, string>>,
  equal: Readonly<Record<PlayedKnob['equal'], string>>,
): readonly StoredMatch[] =>
  traps.map((match) => figured(match, `${names[match.name]}, ${equal[match.equal]}`))

/** What a player of a stored match has for a choice. */
export const chosen = (name: string, choice: string) =>
  Number(ownChoices(knob(name).agents[0])[choice])

/** What three in an open line is worth to whoever has not changed it. */
export const usualThree = connect4.weighing?.specs.find(
  ({ name }) => name === 'open-three',
)?.default

/** Those that the chapter asks about, and the only one of them that makes a weaker player. */
export const ASKED = ['depth', 'order', 'beam', 'threes', 'budget'] as const
const weaker = ASKED.filter((name) => knob(name).high < 0)
export const worst = weaker[0]

/** The interval of a match if its games did not come in pairs, but had nothing to do with each other. */
export function unpaired(points: string): EloEstimate {
  const { wins, draws, losses } = tallyOf(points)
  const [w, d, l] = [wins, draws, losses].map((count) => count / points.length)
  const pairs = [l * l, 2 * d * l, 2 * w * l + d * d, 2 * w * d, w * w]
  return eloOfPairs(pairs.map((share) => (share * points.length) / 2))
}

/**
 * Games, an even number, after which a player who is better by so many Elo and scores just as is
 * expected of her is shown to be: of games that are won or lost, and as if none had a pair.
 */
export function gamesFor(elo: number): number {
  const won = 1 / (1 + 10 ** (-elo / 400))
  const shares = [(1 - won) ** 2, 0, 2 * won * (1 - won), 0, won ** 2]
  for (let pairs = 1; ; pairs++) {
    if (eloOfPairs(shares.map((share) => share * pairs)).low > 0) return 2 * pairs
  }
}

/** Points of a hundred that are expected of whoever is better by so many Elo. */
export const pointsOf = (elo: number) => Math.round(100 / (1 + 10 ** (-elo / 400)))

/** So many of all intervals hold the true difference: see `eloOfPairs`. */
export const CONFIDENCE = '95%'

/** How often as many positions one player looks at as its opponent. */
export const timesOf = (name: string) => {
  const [own, other] = knob(name).nodes
  return Math.round(own / other)
}

/** How often as long a position takes the first player of a trap. */
export const slower = (name: string) => {
  const [own, other] = knob(name, 'time').micros ?? [1, 1]
  return (own / other).toFixed(1)
}

/** What the workshop begins with: the level itself, as a player of one's own. */
export const start: WorkshopStart = {
  ...figured(knob('itself'), ''),
  game: 'connect4',
  // As the figure writes it: without what is as usual.
  agents: [ownId(connect4, ownChoices(knob('itself').agents[0])), LEVEL],
  seed: stored.seed,
  get name() {
    return words.numbered(1, agentName('connect4', LEVEL))
  },
}

const ordered = [knob('ordered'), knob('ordered', 'time')]
const local = [knob('local'), knob('local', 'time')]
const itself = knob('itself')
if (
  weaker.length !== 1 ||
  itself.low > 0 ||
  itself.high < 0 ||
  ['order', 'beam'].some((name) => knob(name).low > 0 || knob(name).high < 0) ||
  ['depth', 'budget', 'table', 'quiet', 'together'].some((name) => knob(name).low <= 0) ||
  ordered[0].low <= 0 ||
  ordered[1].high >= 0 ||
  local[0].low <= 0 ||
  local[1].low > 0
) {
  throw new ContractError('the chapter on a player of one’s own', 'matches no longer go as told')
}
