import { describe, expect, it } from 'vitest'
import { sidesOf, stored } from '../../src/workers/pattern-sets/matches.ts'
import { FIRST, stored as chance } from '../../content/chance-matches.ts'
import { hardRun } from '../../content/heatmaps-hard.ts'
import { stored as ladder } from '../../content/abalone-ladder.ts'
import { recounted } from '../../content/abalone-course.ts'
import { gameAgainstDice, reachAfter, RULES, textOf } from '../../src/workers/recount/abalone.ts'
import { EVERY } from '../../src/workers/recount/protocol.ts'
import { localRun, weightsOf } from '../../content/abalone-local.ts'
import { agentOf as sideOf } from '../bench/hard.ts'
import { agentBy } from '../bench/local-terms.ts'
import { GAME_OPTIONS, stored as knobRun } from '../../content/own-knobs.ts'
import {
  agentBy as ownOrNamed,
  agentsOf,
  abalone,
  abaloneAgents,
  agentOf,
  ABALONE_REPORT_WEIGHTS,
  findAgent,
  gomoku8,
  kitOf,
  Tournament,
  type AbalonePosition,
  type Agent,
} from '../../engine/index.ts'

/** Points of the first games of a match, a digit a game, as they are stored. */
function replayed<P>(match: Tournament<P>, games: number): string {
  for (let i = 0; i < games; i++) match.playNext()
  return match.games.map(({ points }) => String(points * 2)).join('')
}

describe('the matches that the chapter on heatmaps draws', () => {
  it.each(stored.matches.map((match) => [match.set, match.condition, match] as const))(
    'come out again: %s at equal %s',
    (_, __, each) => {
      const { points } = each
      const agents = sidesOf(each)
      const options = { games: points.length, seed: stored.seed, openingPlies: stored.openingPlies }
      const start = gomoku8.game.initial()
      const match = new Tournament(gomoku8, start, agents, options)
      expect(replayed(match, 4)).toBe(points.slice(0, 4))
    },
  )
})

function rung(id: string): Agent<AbalonePosition> {
  const found = findAgent(abaloneAgents, id)
  if (!found.ok) throw new Error(`no agent ${id}`)
  return found.value
}

describe('the ladder of the chapter on Abalone’s heuristic', () => {
  // So many that a match takes a few seconds; the top of the ladder thinks longest.
  const games: Readonly<Record<string, number>> = { 'agent-0': 3, 'agent-1': 1 }
  const matches = ladder.matches.filter(({ upper }) => games[upper] !== undefined)

  it.each(matches.map((match) => [match.upper, match.lower, match] as const))(
    'comes out again: %s against %s',
    (upper, lower, { points }) => {
      const options = { games: points.length, seed: ladder.seed, openingPlies: ladder.openingPlies }
      const start = abalone.game.initial(RULES)
      const match = new Tournament(abalone, start, [rung(upper), rung(lower)], options)
      expect(replayed(match, games[upper])).toBe(points.slice(0, games[upper]))
    },
  )

  it.each(ladder.matches.map((match) => [match.upper, match] as const))(
    'shows a game of %s that is legal to its end',
    (_, { game, starter, gamePoints }) => {
      const position = abalone.game.initial(RULES)
      for (const text of game.split(' ')) {
        expect(abalone.game.outcome(position)).toBeUndefined()
        const move = abalone.game.parseMove(position, text)
        if (!move.ok) throw new Error(`${text}: ${move.error.code}`)
        abalone.game.play(position, move.value)
      }
      const winner = abalone.game.outcome(position)?.winner
      const upper = starter === 0 ? 0 : 1
      expect(winner === 'draw' ? 0.5 : winner === upper ? 1 : 0).toBe(gamePoints)
    },
  )
})

describe('what the Abalone report says of its agents', () => {
  it('reaches as deep again, and its table answers as many nodes', () => {
    const { moves, steps } = recounted.reach
    const again = [0, 1, 2].map((i) => textOf(reachAfter(moves, i * EVERY)))
    expect(again).toEqual(steps.slice(0, 3))
  })

  it('plays the same game against dice again', () => {
    const { seed, steps } = recounted.dice
    expect(textOf(gameAgainstDice(seed, 0))).toBe(steps[0])
  })
})

describe('the matches on the claims of the 8×8 report', () => {
  it.each(hardRun.matches.map((match) => [match.upper, match.lower, match.points] as const))(
    'come out again: %s against %s',
    (upper, lower, points) => {
      // A drawn game fills the board; one that was won is short.
      const first = points.search(/[02]/)
      const { seed, openingPlies } = hardRun
      const options = { games: points.length, first, seed, openingPlies }
      const agents = [sideOf(upper), sideOf(lower)] as const
      const match = new Tournament(gomoku8, gomoku8.game.initial(), agents, options)
      expect(replayed(match, 1)).toBe(points[first])
    },
  )
})

describe('the matches of local terms in Abalone', () => {
  it.each(localRun.matches.map(({ set, points }) => [set, points] as const))(
    'come out again: %s against none',
    (set, points) => {
      const options = { games: points.length, seed: localRun.seed }
      const agents = [
        agentBy(set, weightsOf(set)),
        agentBy('none', ABALONE_REPORT_WEIGHTS),
      ] as const
      const match = new Tournament(abalone, abalone.game.initial(RULES), agents, options)
      expect(replayed(match, 1)).toBe(points.slice(0, 1))
    },
  )
})

describe('the matches of Monte-Carlo tree search', () => {
  it.each(chance.matches.map(({ game, opponent, points }) => [game, opponent, points] as const))(
    'come out again: %s against %s',
    (game, opponent, points) => {
      const kit = kitOf(game)
      const [first, second] = [FIRST, opponent].map((id) => agentBySure(game, id))
      if (!kit.ok) throw new Error(game)
      const options = { games: points.length, seed: chance.seed, openingPlies: chance.openingPlies }
      const start = kit.value.game.initial()
      const match = new Tournament(kit.value, start, [first, second], options)
      expect(replayed(match, 2)).toBe(points.slice(0, 2))
    },
  )
})

describe('the matches of players of one’s own', () => {
  const all = knobRun.matches.map((match) => [match.name, match.equal, match] as const)

  it.each(all)('come out again: %s, at equal %s', (_, __, { game, agents, points }) => {
    const kit = kitOf(game)
    if (!kit.ok) throw new Error(game)
    const of = agentsOf(game)
    const [first, second] = agents.map((id) => ownOrNamed(kit.value, of, id))
    if (!first.ok || !second.ok) throw new Error(agents.join(' '))
    const options = { games: points.length, seed: knobRun.seed }
    const start = kit.value.game.initial(GAME_OPTIONS[game])
    const match = new Tournament(kit.value, start, [first.value, second.value], options)
    expect(replayed(match, 4)).toBe(points.slice(0, 4))
  })
})

function agentBySure(game: string, id: string): Agent<unknown> {
  const found = agentOf(game, id)
  if (!found.ok) throw new Error(`no agent ${id} of ${game}`)
  return found.value
}
