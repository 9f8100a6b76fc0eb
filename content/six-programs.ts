/** What the chapter on six programs begins with and states: computed from the clinic when the page is built. */
import {
  abalone,
  abaloneCases,
  CAUSES,
  CLINIC,
  CLINIC_MATCHES,
  CLINIC_RUN,
  ContractError,
  countOnlyDefends,
  foundValue,
  gomoku8,
  gomokuFirstPoints,
  hashOfTheCells,
  part,
  negamax,
  repeats,
  subjectFrom,
  type AbalonePosition,
  type ClinicCase,
  type Count,
  type Symptom,
} from '../engine/index.ts'
import type { StoredMatch } from '../src/widgets/match/schema.ts'
import { cases } from '../src/i18n/clinic.ts'
import { number as grouped } from '../src/i18n/numbers.ts'
import { GAMES } from '../src/widgets/case/schema.ts'
import { rightOf } from './right-choice.ts'
import { POSITIONS } from '../src/widgets/exercise/checks/six-programs-that-nearly-worked.ts'

export { GAMES }

const at = (id: keyof typeof POSITIONS) => ({ id, position: POSITIONS[id] })

/**
 * The programs of each figure, and where it begins. Links name a program by its place: a new one
 * comes last. Those after the ones that the text tells of are further cases, for whoever wants more.
 */
export const LOWEST = [at('root-window'), at('smallest-int')]
export const DEFENDS = [
  at('wrong-side'),
  at('silent-attack'),
  at('wrong-side-by-lines'),
  at('no-end-at-five'),
]
export const PRUNED = [
  at('shared-best-move'),
  at('missing-braces'),
  at('tie-from-a-bound'),
  at('first-point'),
]
export const NARROW = [at('narrow-neighbourhood')]
export const VISITED = [
  at('visited-set-in-connect4'),
  at('zero-is-nothing'),
  at('visited-set'),
  at('shift-by-33'),
  at('comparison-first'),
  at('hash-of-the-cells'),
]
export const HELPED = [at('selection-from-one-side'), at('distance-sign'), at('unreal-ends')]

/** The symptom over the games that a reader counts first. */
export function counted(id: string): Symptom {
  return caseBy(id).symptom(1, GAMES)
}

function caseBy(id: string): ClinicCase<unknown> {
  const one = CLINIC.find((each) => each.id === id)
  if (one === undefined) throw new ContractError('the chapter on six programs', `no case ${id}`)
  return one
}

/** What both programs of the first figure answer, and after how many nodes. */
export function firstAnswers() {
  const one = caseBy('root-window')
  const read = gomoku8.game.parse(POSITIONS['root-window'], one.start)
  if (!read.ok || one.game !== gomoku8.game.id)
    throw new ContractError('the chapter on six programs', 'the first case is not on 8×8')
  const { fault, twin } = part(one, read.value)
  const [wrong, fine] = [fault, twin].map(({ result: { move, nodes, value } }) => ({
    move: gomoku8.game.formatMove(read.value, move),
    nodes,
    value,
  }))
  const { depth } = one.options
  const { value } = negamax(subjectFrom(gomoku8, read.value), { depth })
  const answers = { wrong, fine }
  const right = rightOf(
    'six programs',
    ['wrong', 'fine'],
    (program) => answers[program].value !== value,
  )
  return { ...answers, right }
}

const defence = (which: readonly number[]) => {
  const causes = which.map((i) => CAUSES[i])
  return { causes, ...countOnlyDefends(causes, 1, GAMES) }
}
/** The program that only defends with none of its causes. */
export const withoutCause = () => defence([])
/** The same with each of its causes, each two and all three. */
export const withCauses = () => [[0], [1], [2], [0, 1], [0, 2], [1, 2], [0, 1, 2]].map(defence)

/** How often the program of the case plays the first point once that lies in the top row. */
export function countedInTopRow(): Count {
  const { fault, options } = caseBy('first-point')
  const counts = Array.from({ length: GAMES }, (_, i) =>
    gomokuFirstPoints((position) => fault(position, options).move, i + 1),
  )
  const sum = (of: keyof Count) => counts.reduce((all, { inTopRow }) => all + inTopRow[of], 0)
  return { count: sum('count'), of: sum('of') }
}

/**
 * How likely each of so many equal moves is to be played, first to last, by one who lets each
 * later one take the place of the best with a chance.
 */
function chances(moves: number, chance: (nth: number) => number): string[] {
  const taken = Array.from({ length: moves }, (_, i) => (i === 0 ? 1 : chance(i + 1)))
  return taken.map((take, i) => {
    const kept = taken.slice(i + 1).reduce((all, later) => all * (1 - later), take)
    return (100 * kept).toFixed(1)
  })
}

export const TIED = 5
export const ties = {
  half: chances(TIED, () => 1 / 2),
  code: chances(TIED, () => 10 / 11),
  fair: chances(TIED, (nth) => 1 / nth),
}

/** The same marbles by one move more, and so with the other side to move. */
export const MET = { two: 'g6g7 a1b2', three: 'g5g6 a1b2 g6g5' } as const

/** What the hash of the cells alone does, at the start and in the figure. */
export function hashed() {
  const [one] = abaloneCases.filter(({ id }) => id === 'hash-of-the-cells')
  const at = (text: string): AbalonePosition => {
    const read = abalone.game.parse(text, one.start)
    if (!read.ok)
      throw new ContractError('the chapter on six programs', `${text}: ${read.error.code}`)
    return read.value
  }
  const [two, three] = [at(MET.two), at(MET.three)]
  if (hashOfTheCells(two) !== hashOfTheCells(three) || two.side === three.side) {
    throw new ContractError(
      'the chapter on six programs',
      'both lines no longer lead to the same marbles',
    )
  }
  const { count, of } = repeats(abalone.game, at(''), 3, hashOfTheCells)
  const position = at(POSITIONS['hash-of-the-cells'])
  const answers = [one.fault, one.twin].map((search) => search(position, one.options))
  const [fault, twin] = answers.map((answer) => number(foundValue(answer)))
  const us = position.side
  const lost = position.lost[us]
  abalone.game.play(position, answers[0].move)
  if (position.lost[us] === lost) {
    throw new ContractError(
      'the chapter on six programs',
      'no marble of its own goes over the edge',
    )
  }
  return { met: grouped(count), of: grouped(of), fault, twin }
}

const number = (value: number) => grouped(value).replace('-', '−')

function matchCalled(id: string) {
  const [one, match] = [CLINIC.find((each) => each.id === id), CLINIC_MATCHES[id]]
  if (one === undefined || match === undefined)
    throw new ContractError('the chapter on six programs', `no match of ${id}`)
  return { ...match, game: one.game, start: one.start }
}

/** Whether a match shows that a fault costs something, as the text says of it. */
export function matchOf(id: string) {
  const match = matchCalled(id)
  return { ...match, elo: number(match.elo), low: number(match.low), high: number(match.high) }
}

/** When and where the matches were played. */
export const run = CLINIC_RUN

const shown = [LOWEST, DEFENDS, PRUNED, NARROW, VISITED, HELPED].flat().map(({ id }) => id)

/** The matches of the faulty programs against their right twins, the dearest fault first. */
export const costs = (): StoredMatch[] =>
  shown
    .map((id) => ({ id, ...matchCalled(id) }))
    .toSorted((a, b) => a.elo - b.elo)
    .map(({ id, game, start, games, wins, draws, losses, elo, low, high }) => ({
      game,
      gameOptions: start,
      agents: [`clinic/${id}`, `clinic/${id}-mended`],
      served: 'clinic',
      name: cases[id].name,
      result: { played: games, wins, draws, losses, elo, low, high, nodesPerMove: [] },
    }))

const isUnshown = ({ low, high }: { low: number; high: number }) => low <= 0 && high >= 0

/** The faults of which the matches do not show that they cost anything, by name. */
export const unshown = () =>
  shown.filter((id) => isUnshown(CLINIC_MATCHES[id])).map((id) => cases[id].name)

/** What an Elo difference says: so many points of a hundred. */
export const AHEAD = 100
export const percent = Math.round(100 / (1 + 10 ** (-AHEAD / 400)))

if (CLINIC_MATCHES['wrong-side'].low <= 0 || !isUnshown(CLINIC_MATCHES['root-window'])) {
  throw new ContractError(
    'the chapter on six programs',
    'the matches no longer show what the text says of them',
  )
}
