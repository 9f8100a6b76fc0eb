import {
  ContractError,
  gomoku,
  isKiller,
  KillerOrder,
  legalMoves,
  mnk,
  rankUnlearned,
  subjectFrom,
  winsNext,
  type Gomoku,
  type Move,
  type OrderingName,
  type Rng,
} from '../../../../engine/index.ts'
import { asksNumber } from '../asks-number.ts'
import { asksOption } from '../asks-option.ts'
import type { ChoiceExercise, ExerciseSet, MoveExercise } from '../exercise.ts'
import { elsewhere } from './elsewhere.ts'
import { legalNames } from './legal.ts'

/** A small board, and where the first stone lies does not matter. */
export const RULES = { size: 9, centre: false } as const

function at(text: string): Gomoku {
  const read = gomoku.game.parse(text, RULES)
  if (!read.ok) throw new ContractError('exercises of the chapter on the order', read.error.code)
  return read.value
}

/** X has an open three, and O is to move. */
export const OPEN_THREE = 'e5 d6 e6 e7 d5 f5 c4'
/** The same stones, mirrored and pushed to the edge. */
export const MIRRORED = 'g3 h4 h3 i3 g4 g2 f5'
/** O wins with one move, which no stone is next to: a game that the engine played with itself. */
export const FORK = 'e5 c5 f5 g5 e4 e3 g6 f4 h6 d3 h7 i8 d4 c3 f3 c4 c6'

/** The first move in an order. */
function firstBy(text: string, ordering: OrderingName): string {
  const position = at(text)
  const [{ move }] = rankUnlearned(subjectFrom(gomoku, position), { ordering })
  return gomoku.game.formatMove(position, move)
}

/**
 * The reply after which the other side wins next, whatever is done; undefined where the move holds.
 *
 * @param likely  the reply that is tried first
 */
function refutation(position: Gomoku, move: Move, likely?: Move): Move | undefined {
  const { game } = gomoku
  game.play(position, move)
  const replies = legalMoves(gomoku, position)
  const found = [...replies.filter((reply) => reply === likely), ...replies].find((reply) =>
    winsNext(gomoku, position, reply),
  )
  game.undo(position)
  return found
}

const known = new Map<string, readonly string[]>()

/** The moves that hold, the best by the evaluation first. Found once. */
function holding(text: string): readonly string[] {
  const found = known.get(text)
  if (found !== undefined) return found
  const position = at(text)
  // What refutes one move refutes most others too: the killers of the chapter.
  let killer: Move | undefined
  const moves = rankUnlearned(subjectFrom(gomoku, position), { ordering: 'evaluation' })
    .filter(({ move }) => {
      const refuted = refutation(position, move, killer)
      killer = refuted ?? killer
      return refuted === undefined
    })
    .map(({ move }) => gomoku.game.formatMove(position, move))
  known.set(text, moves)
  return moves
}

/** The best of those that hold, by the evaluation. */
const best = (text: string) => holding(text).at(0) ?? ''

/** The position elsewhere, where a move holds. */
function mirrored(rng: Rng): string {
  for (;;) {
    const text = elsewhere(rng, OPEN_THREE, RULES.size)
    if (best(text) !== '') return text
  }
}

const firstLook: MoveExercise = asksOption(
  { kind: 'move', kit: gomoku, position: MIRRORED, options: RULES },
  {
    asked: MIRRORED,
    another: mirrored,
    solve: best,
    right: (move, text) =>
      move === best(text) || !holding(text).includes(move) ? undefined : { code: 'holds-too' },
    slips: [
      ['first-listed', (text) => legalNames(gomoku, at(text))[0]],
      ['middle', (text) => firstBy(text, 'centre')],
      ['most-influence', (text) => firstBy(text, 'influence')],
    ],
    values: (text, move) => ({
      move,
      all: legalNames(gomoku, at(text)).length,
      holding: holding(text).length,
    }),
    rest: (move) => ({ code: 'loses', values: { move } }),
  },
)

/** Stones on an empty board, and a point between them. */
interface Around {
  readonly stones: string
  readonly point: string
}

export const AROUND: Around = { stones: 'e5 g6 c7 h9', point: 'e6' }

const STEPS = 3

const placeOf = (name: string) => [name.charCodeAt(0) - 97, Number(name.slice(1))] as const

/** Columns and rows from each stone to the point. */
function distances({ stones, point }: Around): (readonly [columns: number, rows: number])[] {
  const [column, row] = placeOf(point)
  return stones.split(' ').map((stone) => {
    const [c, r] = placeOf(stone)
    return [Math.abs(c - column), Math.abs(r - row)] as const
  })
}

/** What stones so many steps away add up to. */
const sum = (steps: readonly number[]) =>
  steps.reduce((all, each) => all + (each > STEPS ? 0 : 2 ** (STEPS - each)), 0)

const kingSteps = (variant: Around) => distances(variant).map((each) => Math.max(...each))

function influenceOn({ stones, point }: Around): number {
  const position = at(stones)
  const read = gomoku.game.parseMove(position, point)
  if (!read.ok) throw new ContractError('exercises of the chapter on the order', read.error.code)
  const out = new Int32Array(1)
  gomoku.influence?.(position, Int32Array.of(read.value), 1, out)
  return out[0]
}

function scattered(rng: Rng): Around {
  const names = new Set<string>()
  while (names.size < 5) {
    names.add(`${String.fromCharCode(97 + rng.below(RULES.size))}${1 + rng.below(RULES.size)}`)
  }
  const [point, ...stones] = names
  return { stones: stones.join(' '), point }
}

const stoneInfluence = asksNumber<Around>({
  asked: AROUND,
  another: scattered,
  solve: influenceOn,
  slips: [
    ['row-by-row', (variant) => sum(distances(variant).map(([columns, rows]) => columns + rows))],
    ['one-side', (variant) => sum(kingSteps(variant).filter((_, i) => i % 2 === 0))],
    ['other-side', (variant) => sum(kingSteps(variant).filter((_, i) => i % 2 === 1))],
    ['stones-alone', (variant) => kingSteps(variant).filter((steps) => steps <= STEPS).length],
    ['one-step-on', (variant) => sum(kingSteps(variant).map((steps) => steps - 1))],
    ['steps-added', (variant) => kingSteps(variant).reduce((all, steps) => all + steps, 0)],
  ],
  first: 'nearest-first',
  values: ({ point }) => ({ point }),
})

const LETTERS = ['a', 'b', 'c'] as const
/** Moves that have made cuts at one ply, in this order. */
export const CUTS = 'c c c a b'
const PLY = 2

const pairs = LETTERS.flatMap((one) =>
  LETTERS.filter((other) => other !== one).map((other) => `${one} ${other}`),
)

/** The killers after these cuts, the later first. */
function killersAfter(cuts: string): string {
  const order = new KillerOrder(mnk.game)
  for (const letter of cuts.split(' '))
    order.learn(
      0,
      LETTERS.findIndex((l) => l === letter),
      1,
      PLY,
    )
  const killers = [1, 2].map((place) =>
    LETTERS.find((_, move) => isKiller(order.rating(0, move, PLY)) === place),
  )
  return killers.join(' ')
}

/** Letters in an order, the first two of them. */
const firstTwo = (letters: Iterable<string>) => [...new Set(letters)].slice(0, 2).join(' ')

function mostOften(cuts: string): string {
  const made = cuts.split(' ')
  const times = (letter: string) => made.filter((each) => each === letter).length
  return firstTwo([...made].reverse().sort((a, b) => times(b) - times(a)))
}

const twoKillers: ChoiceExercise = asksOption(
  { kind: 'choice', options: pairs },
  {
    asked: CUTS,
    another: (rng) => {
      for (;;) {
        const cuts = Array.from({ length: 4 + rng.below(4) }, () => LETTERS[rng.below(3)]).join(' ')
        if (pairs.includes(killersAfter(cuts))) return cuts
      }
    },
    solve: killersAfter,
    slips: [
      ['earlier-first', (cuts) => killersAfter(cuts).split(' ').reverse().join(' ')],
      ['most-often', mostOften],
      ['first-two', (cuts) => firstTwo(cuts.split(' '))],
    ],
    rest: () => ({ code: 'last-two' }),
  },
)

export const exercises = {
  'first-look': firstLook,
  'stone-influence': stoneInfluence,
  'two-killers': twoKillers,
} satisfies ExerciseSet
