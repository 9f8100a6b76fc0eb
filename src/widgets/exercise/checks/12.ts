import {
  ContractError,
  ninuki,
  ninukiCaptures,
  ninukiFreeThrees,
  type NinukiPosition,
} from '../../../../engine/index.ts'
import { viewsChanged } from '../../capture/model.ts'
import type { ChoiceExercise, ExerciseSet, NumberExercise, Verdict } from '../exercise.ts'

const EMPTY_ROW = '.........'

/** A position of nine columns: the rows that are not empty, by their number. */
function position(rows: Readonly<Record<number, string>>, rest: string): NinukiPosition {
  const text = Array.from({ length: 9 }, (_, i) => rows[9 - i] ?? EMPTY_ROW).join('/')
  const read = ninuki.game.parse(`${text} ${rest}`)
  if (!read.ok) throw new ContractError('exercises of chapter 12', read.error.code)
  return read.value
}

/** The square of a point; throws where there is none. */
function squareOf(p: NinukiPosition, point: string): number {
  for (let square = 0; square < p.size * p.size; square++) {
    if (ninuki.game.formatMove(p, square) === point) return square
  }
  throw new ContractError('exercises of chapter 12', `no point ${point}`)
}

/** How many points see a stone that is put on the middle of an empty board. */
function pointsThatSee(): number {
  const before = ninuki.game.initial()
  const now = ninuki.game.initial()
  ninuki.game.play(now, squareOf(now, 'j10'))
  return viewsChanged(before, now).filter((count) => count > 0).length
}

const whoSees: NumberExercise = {
  kind: 'number',
  answer: String(pointsThatSee()),
  check(answer): Verdict {
    const given = Number(answer)
    if (given === pointsThatSee()) return { right: true }
    if (given === 8) return { right: false, code: 'neighbours' }
    if (given === pointsThatSee() / 2) return { right: false, code: 'one-way' }
    if (given === 19 * 19 - 1) return { right: false, code: 'everywhere' }
    return { right: false, code: 'one-direction' }
  },
}

/** How many squares have other contents after the capture of two pairs. */
function stonesChanged(): number {
  const p = position({ 4: '.XOO.OOX.' }, 'X 0,0')
  return 1 + ninukiCaptures(p, squareOf(p, 'e4')).length
}

const stoneKeys: NumberExercise = {
  kind: 'number',
  answer: String(stonesChanged()),
  check(answer): Verdict {
    const given = Number(answer)
    if (given === stonesChanged()) return { right: true }
    if (given === stonesChanged() - 1) return { right: false, code: 'no-placed' }
    if (given === 3) return { right: false, code: 'one-pair' }
    return { right: false }
  },
}

/** X asks for d4 in each. */
const ASKED: Readonly<Record<string, Readonly<Record<number, string>>>> = {
  corner: { 6: '...X.....', 5: '...X.....', 4: '.XX......' },
  cross: { 5: '...X.....', 4: '..X.X....', 3: '...X.....' },
  hole: { 7: '...X.....', 5: '...X.....', 4: '....XX...' },
  captures: { 7: '......X..', 6: '...X.O...', 5: '...XO....', 4: '.XX......' },
}

const whichLegal: ChoiceExercise = {
  kind: 'choice',
  options: Object.keys(ASKED),
  answer: 'captures',
  check(option): Verdict {
    const rows = ASKED[option]
    if (rows === undefined) return { right: false }
    const p = position(rows, 'X 0,0')
    if (ninuki.game.parseMove(p, 'd4').ok) return { right: true }
    const lines = ninukiFreeThrees(p, squareOf(p, 'd4')).map(({ squares }) =>
      squares.map((square) => ninuki.game.formatMove(p, square)).join(' '),
    )
    return { right: false, code: 'two-threes', values: { first: lines[0], second: lines[1] } }
  },
}

/** X has a five on c4 to g4, and O is to move. */
const FIVE = { 6: '....O....', 5: '....X....', 4: '..XXXXX..' }

const whichBreaks: ChoiceExercise = {
  kind: 'choice',
  options: ['b4', 'e3', 'e7', 'h4'],
  answer: 'e3',
  check(option): Verdict {
    const p = position(FIVE, 'O 0,0')
    const move = ninuki.game.parseMove(p, option)
    if (!move.ok) return { right: false }
    ninuki.game.play(p, move.value)
    return ninuki.game.outcome(p) === undefined
      ? { right: true }
      : { right: false, code: 'five-stands', values: { point: option } }
  },
}

export const exercises = {
  'who-sees': whoSees,
  'stone-keys': stoneKeys,
  'which-legal': whichLegal,
  'which-breaks': whichBreaks,
} satisfies ExerciseSet
