/** What the chapter on Abalone’s heuristic states and draws: computed here, from the engine and the stored matches. */
import {
  abalone,
  abaloneAgents,
  ABALONE_LOSING,
  ABALONE_REPORT_WEIGHTS,
  ContractError,
  HEX_CELLS,
  HEX_DISTANCE,
  hexPoint,
  type AbaloneWeights,
} from '../engine/index.ts'
import type { Worth } from '../src/charts/end-worth.ts'
import type { HexModel } from '../src/boards/hex-geometry.ts'
import { sideName } from '../src/boards/model.ts'
import { heuristicWeights as words } from '../src/i18n/heuristic-weights.ts'
import { number } from '../src/i18n/numbers.ts'
import {
  distanceOf,
  judged,
  preference,
  preferred,
  pushesOff,
} from '../src/widgets/heuristic-weights/judge.ts'
import { positionOf } from '../src/widgets/heuristic-weights/model.ts'
import { USUAL, weighSchema } from '../src/widgets/heuristic-weights/schema.ts'
import { encodeState, withParameter } from '../src/state/link.ts'
import type { StoredRun } from '../src/widgets/ladder/runs.ts'
import { UPPERS } from '../src/widgets/ladder/schema.ts'
import { steps, stored } from './abalone-ladder.ts'

const REPORT = ABALONE_REPORT_WEIGHTS

/**
 * The first position of the stored games, the best agents' first, at which a marble has been won
 * and the preferred move is another one without α₁, and without α₂. With and without α₁ no other
 * move is as good, so that the figure has its arrows.
 */
function telling() {
  for (const { game } of steps.toReversed()) {
    const moves = game.split(' ')
    for (let count = 1; count < moves.length; count++) {
      const position = positionOf(moves.slice(0, count).join(' '))
      const enemy = abalone.game.toMove(position) === 0 ? 1 : 0
      const best = preference(position, REPORT)
      const careless = preference(position, { ...REPORT, alpha1: 0 })
      if (position.lost[enemy] === 0 || best?.equal !== 1 || careless?.equal !== 1) continue
      const uncentred = preferred(position, { ...REPORT, alpha2: 0 })
      if (best.move === careless.move || best.move === uncentred) continue
      return { position, count, enemy, move: best.move, careless: careless.move }
    }
  }
  throw new ContractError(
    'the chapter on Abalone’s heuristic',
    'no position at which α₁ and α₂ both matter',
  )
}

const told = telling()
export const MIDDLE = abalone.game.format(told.position)
const seen = judged(told.position, REPORT)

function worth(name: string): number {
  const term = seen.terms.find((each) => each.name === name)
  if (term === undefined) throw new ContractError('the chapter on Abalone’s heuristic', name)
  return term.worth
}

export const plies = told.count
export const first = {
  get side() {
    return words.colour(sideName(abalone, told.position, seen.viewer))
  },
  get own() {
    return words.value(seen.own)
  },
  get lost() {
    return words.value(worth('enemy-lost'))
  },
  get centre() {
    return words.value(worth('centre'))
  },
  get pairs() {
    return words.value(worth('pairs'))
  },
  get taken() {
    return words.taken(told.position.lost[told.enemy])
  },
  move: abalone.game.formatMove(told.position, told.move),
  careless: abalone.game.formatMove(told.position, told.careless),
}
/** What the preferred move adds to each term, and which one that decides it. */
function changesOf() {
  const after = positionOf(MIDDLE)
  abalone.game.play(after, told.move)
  const { terms } = judged(after, REPORT)
  // The other side looks on now, and both fractions change their signs with the viewer.
  const ofOther = (name: string) => terms.find((each) => each.name === name)?.worth ?? 0
  const { alpha1, k } = REPORT
  const fallen = after.lost[told.enemy] - told.position.lost[told.enemy]
  return {
    'enemy-lost': k * alpha1 * fallen,
    centre: 0 - ofOther('centre') - worth('centre'),
    pairs: 0 - ofOther('pairs') - worth('pairs'),
  }
}
export type Decisive = keyof ReturnType<typeof changesOf>
const changes = changesOf()
export const decides = {
  term: (Object.keys(changes) as Decisive[]).reduce((a, b) => (changes[b] > changes[a] ? b : a)),
  get lost() {
    return words.value(changes['enemy-lost'])
  },
  get centre() {
    return words.value(changes.centre)
  },
  get pairs() {
    return words.value(changes.pairs)
  },
}
if (!pushesOff(told.position, told.move))
  throw new ContractError('the chapter on Abalone’s heuristic', 'no marble falls')

/** H of a side that has lost so many marbles, and the enemy so many, but for the two fractions. */
const byLost = (own: number, enemy: number) => REPORT.k * (REPORT.alpha1 * enemy - own)
/** What the two fractions can add or take away. */
const FRACTIONS = REPORT.k * (REPORT.alpha2 + REPORT.alpha3)
/** H of a side that has lost all it can and has the worst of both fractions, and of the other. */
export const lowest = () => words.value(byLost(ABALONE_LOSING, 0) - FRACTIONS)
export const highest = () => words.value(byLost(0, ABALONE_LOSING) + FRACTIONS)

const within = (low: number, high = low) => ({ low: low - FRACTIONS, high: high + FRACTIONS })
const SHORT = Array.from({ length: ABALONE_LOSING }, (_, lost) => lost)
const MOST = ABALONE_LOSING - 1
/** What H may say of won, open and lost positions. */
export const worths = (): Worth[] => [
  ...SHORT.map((lost) => ({
    name: words.won(ABALONE_LOSING, lost),
    kind: 'won' as const,
    ...within(byLost(lost, ABALONE_LOSING)),
  })),
  { name: words.open, kind: 'open', ...within(byLost(MOST, 0), byLost(0, MOST)) },
  ...SHORT.toReversed().map((taken) => ({
    name: words.lostGame(taken, ABALONE_LOSING),
    kind: 'lost' as const,
    ...within(byLost(ABALONE_LOSING, taken)),
  })),
]
export const worthTable = () => [
  words.worthHead,
  ...worths().map(({ name, low, high }) => [name, words.value(low), words.value(high)]),
]
/** An end won six to so many, without the fractions. */
export const wonEnd = (lost: number) => words.value(byLost(lost, ABALONE_LOSING))
/** Marbles lost with which a win is worth as much as the start, and the most that a winner loses. */
export const even = ABALONE_LOSING * REPORT.alpha1
export const short = MOST
export const won = (lost: number) => `${ABALONE_LOSING}–${lost}`

/** White, to move, has lost five as Black has, and can push the sixth of Black's off. */
const LAST_PUSH = '.w.../...w../..www../..w.w.../..ww...../.bb...../b....bb/..bbb./....b w 5,5 42'
const lastPush = positionOf(LAST_PUSH)
/** The first figure, which has the id `weigh`, at that position. */
export const lastPushLink = `${withParameter('', 'weigh', encodeState(weighSchema(MIDDLE), { ...USUAL, position: LAST_PUSH }))}#weigh`
const pushing = preferred(lastPush, REPORT)
if (pushing === undefined || !pushesOff(lastPush, pushing)) {
  throw new ContractError(
    'the chapter on Abalone’s heuristic',
    'the sixth marble is not pushed off',
  )
}
if (byLost(MOST, ABALONE_LOSING) > byLost(0, 0) - 2 * FRACTIONS) {
  throw new ContractError(
    'the chapter on Abalone’s heuristic',
    'a narrow win is no longer worth less than the start',
  )
}

/** The cells with their distances to the centre, the farther the stronger. */
function distances(of: (cell: number) => number, title: string) {
  const cells = Array.from({ length: HEX_CELLS }, (_, cell) => of(cell))
  const model: HexModel = {
    stones: new Int8Array(HEX_CELLS).fill(-1),
    heat: cells.map((distance) => (distance / 4) * 0.6),
    labels: cells.map((distance) => words.count(distance)),
    cell: 38,
    bare: true,
  }
  return { title, label: words.distances(title), model }
}

const straight = (cell: number) => Math.hypot(hexPoint(cell).x, hexPoint(cell).y)
export const distanceBoards = () => [
  distances((cell) => HEX_DISTANCE[cell], words.steps),
  distances((cell) => Math.round(straight(cell) * 10) / 10, words.straight),
]

const top = steps[steps.length - 1]
/** Plies of the stored game between the two best agents after which the chapter turns the sign. */
const SIGN_PLIES = 24
const turning = positionOf(top.game.split(' ').slice(0, SIGN_PLIES).join(' '))
export const TURNING = abalone.game.format(turning)

/** What H says of that position with these weights, and the move that it prefers. */
function choice(weights: AbaloneWeights) {
  const move = preferred(turning, weights)
  if (move === undefined)
    throw new ContractError('the chapter on Abalone’s heuristic', 'the game is over')
  const name = abalone.game.formatMove(turning, move)
  return {
    name,
    get own() {
      return words.value(judged(turning, weights).own)
    },
  }
}

export const signPlies = SIGN_PLIES
export const right = choice(REPORT)
export const printed = choice({ ...REPORT, alpha2: -REPORT.alpha2 })
if (right.name === printed.name)
  throw new ContractError('the chapter on Abalone’s heuristic', 'both signs move alike')

/** How that game ends for the side to move, where both sides play by these weights. */
function end(weights: AbaloneWeights) {
  const position = positionOf(TURNING)
  const us = abalone.game.toMove(position)
  const before = distanceOf(position, us, REPORT)
  let move = preferred(position, weights)
  while (move !== undefined) {
    abalone.game.play(position, move)
    move = preferred(position, weights)
  }
  const distance = distanceOf(position, us, REPORT)
  return { before, distance, taken: position.lost[us === 0 ? 1 : 0] }
}

const ends = { printed: end({ ...REPORT, alpha2: -REPORT.alpha2 }), right: end(REPORT) }
if (ends.printed.distance < ends.right.distance + 5 || ends.printed.taken >= ends.right.taken) {
  throw new ContractError(
    'the chapter on Abalone’s heuristic',
    'the printed sign does White no harm',
  )
}
const ended = ({ before, distance, taken }: ReturnType<typeof end>) => ({
  before: before.toFixed(1),
  distance: distance.toFixed(1),
  get taken() {
    return words.taken(taken)
  },
})
export const endPrinted = ended(ends.printed)
export const endRight = ended(ends.right)

/** Plies after which a game ends. */
export const limit = turning.rules.maxPlies

/** The ladder as its figure takes it; a game's time is that of the length of the one that is kept. */
export const runs = steps.map(({ upper, nodes, time, game, starter, gamePoints, ...step }) => {
  const id = UPPERS.find((each) => each === upper)
  if (id === undefined) throw new ContractError('the chapter on Abalone’s heuristic', upper)
  const run: StoredRun = {
    upper: id,
    seed: null,
    played: step.games,
    wins: step.wins,
    draws: step.draws,
    losses: step.losses,
    elo: step.elo,
    low: step.low,
    high: step.high,
    nodesPerMove: [nodes[0], nodes[1]],
    seconds: Math.round(time * game.split(' ').length) / 1000,
    game,
    starter: starter === 0 ? 0 : 1,
    points: gamePoints,
  }
  return run
})
export const ladderRun = stored
export const { seed } = stored
export const games = steps[0].games
/** The match of an agent against the one below it. */
export function matchOf(id: string) {
  const step = steps.find(({ upper }) => upper === id)
  if (step === undefined)
    throw new ContractError('the chapter on Abalone’s heuristic', `no match of ${id}`)
  const sure = step.low > 0
  return {
    wins: step.wins,
    draws: step.draws,
    losses: step.losses,
    elo: Math.round(step.elo),
    sure,
  }
}

/** Nodes a move, of all the agents of the ladder. */
export const budget = () => number(budgetOf(UPPERS))

function budgetOf(ids: readonly string[]): number {
  const budgets = abaloneAgents
    .filter(({ id }) => ids.includes(id))
    .map(({ parameters }) => Number(parameters['nodes']))
  if (new Set(budgets).size !== 1)
    throw new ContractError('the chapter on Abalone’s heuristic', 'budgets differ')
  return budgets[0]
}
