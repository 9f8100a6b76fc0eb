import { describe, expect, it } from 'vitest'
import { agent, leaves as judged } from '../../content/patterns.ts'
import { TEN } from '../../content/moves-and-trees.ts'
import { ROWS } from '../../content/lines.ts'
import {
  abalone,
  ABALONE_REPORT_WEIGHTS,
  connect4,
  CONNECT_4_SHIFTS,
  EXPLORATION,
  type GameKit,
  gomoku,
  gomoku8,
  HEX_CELLS,
  minimax,
  mnk,
  negamax,
  ninukiLineValue,
  pliesToEnd,
  signedNegamax,
  subjectFrom,
} from '../../engine/index.ts'
import { MAX_SHIFT } from '../../src/widgets/bits/shift-trap-model.ts'
import { BROAD } from '../../src/widgets/exercise/checks/patterns.ts'
import { exercises as of08 } from '../../src/widgets/exercise/checks/six-programs-that-nearly-worked.ts'
import { HALF_OPEN_HOLE } from '../../src/widgets/exercise/checks/lines-that-are-open.ts'
import { FULL_COLUMN } from '../../src/widgets/exercise/checks/moves-and-trees.ts'
import { FOUR_FREE, THREE_PLIES } from '../../src/widgets/exercise/checks/minimax.ts'
import { MIN_NODE } from '../../src/widgets/exercise/checks/negamax.ts'
import { chapterTexts } from '../chapters.ts'
import { proseOf, typedNumbers } from './typed-numbers.ts'

function sizeOf<P>({ game, board }: GameKit<P>) {
  if (board?.shape !== 'square') throw new Error(`${game.id} has no square board`)
  const { columns, rows } = board.size(game.initial())
  return { columns, rows, squares: columns * rows }
}

const four = sizeOf(connect4)
const eight = sizeOf(gomoku8)
const stride = CONNECT_4_SHIFTS.horizontal
const signBit = Math.log2(-(1 << -1))
/** Of the report's words, Java's long. */
const WORD_BITS = BigInt.asUintN(64, -1n).toString(2).length
const signed = (value: number) => String(value).replace('-', '−')

/** Leaves of the exercise's tree as each ply leaves them: three plies, Max, Min, Max. */
const leaves = THREE_PLIES.match(/\d+/g)?.map(Number) ?? []
const pairs = (values: readonly number[], of: (...two: number[]) => number) =>
  values.filter((_, i) => i % 2 === 0).map((value, i) => of(value, values[2 * i + 1]))
const maxes = pairs(leaves, Math.max)
const free = sizeOf(mnk).squares - FOUR_FREE.length / 2
const products = Array.from({ length: free }, (_, i) =>
  Array.from({ length: i + 1 }, (_, k) => free - k).join(' · '),
)
const nine = sizeOf(mnk).squares
const fullColumn = [...FULL_COLUMN].find((column) => FULL_COLUMN.split(column).length > four.rows)
/** What a square can be. */
const states = ['own', 'the other’s', 'empty'].length

/** Plies until X wins, where she has the middle and O takes an edge. */
const edge = mnk.game.parse('b2a2')
const toWin = edge.ok
  ? pliesToEnd(minimax(subjectFrom(mnk, edge.value), { depth: nine }).value)
  : undefined

/** Depths at which the forgotten minus at the leaves leaves Connect 4’s value as it is. */
const start = subjectFrom(connect4, connect4.game.initial())
const tolerated = [1, 2, 3, 4].filter(
  (depth) => signedNegamax(start, depth, 'leaf').value === negamax(start, { depth }).value,
)

const children = MIN_NODE.match(/-?\d+/g)?.map(Number) ?? []
const turned = children.map((value) => signed(-value))

/** The exercises of the chapter on six programs, by what their checks accept. */
const brought = Number(/\d+$/.exec(of08['childs-window'].answer)?.[0])
const int8 = -Number(of08.smallest.answer)
const byte = (value: number) => (value & 0xff).toString(2).padStart(8, '0')
const reach = 3
const within = (2 * reach + 1) ** 2 - 1

/** Stones before and behind the hole of the exercise on open lines, and the base of its formula. */
const [before = '', behind = ''] = /(X+)\.(X+)/.exec(HALF_OPEN_HOLE)?.slice(1) ?? []
/** Stones of the row whose line is capped at four. */
const capped = (ROWS.capped.match(/X+/g) ?? []).map(({ length }) => length)
const base = ninukiLineValue(2, 0) / ninukiLineValue(1, 0)

const { alpha1, alpha2, k } = ABALONE_REPORT_WEIGHTS
const side = abalone.game.format(abalone.game.initial()).match(/w/g)?.length ?? 0
/** Marbles lost that end a game. */
const lost = Array.from({ length: side }, (_, n) => n).find((n) => {
  const text = abalone.game.format(abalone.game.initial()).split(' ')[0] ?? ''
  let taken = 0
  const read = abalone.game.parse(text.replace(/w/g, (w) => (taken++ < n ? '.' : w)) + ' b')
  return read.ok && abalone.game.outcome(read.value) !== undefined
})

/** Passages with numbers in them, each made from what the engine or the code says. */
const COMPUTED: Readonly<Record<string, readonly string[]>> = {
  'a-board-in-one-number': [
    `counted from 0, are bit ${stride}*c* + *r*. So c2, in column ${'abcdefg'.indexOf('c')} and row ${'123456'.indexOf('2')}`,
    `press a key from 1 to ${four.columns}.`,
    `Slide the shift from 0 to ${MAX_SHIFT} and`,
    `hold integers up to 2^${Math.log2(Number.MAX_SAFE_INTEGER + 1)} exactly`,
    `of the ${four.squares} squares put`,
    `bit ${signBit} counts as −2^${signBit}, so`,
    `in base ${2 ** 4}, with a to f for ten to fifteen, so that one digit is four bits`,
    `Bit ${signBit} is the sign of an int32`,
    `row *r* is bit ${stride}*c* + *r*.`,
    `A word has bits for them, ${stride * four.columns} to ${WORD_BITS - 2}, and one more, bit ${WORD_BITS - 1}; they stay 0.`,
  ],
  'four-in-a-row-by-shifting': [`Pairs that are pushed by ${4 / 2}*s* onto pairs make fours`],
  patterns: [
    `The board has ${eight.squares} squares`,
    `A row has ${eight.columns} − *width* + 1 places.`,
    `Call that 0, 1 or ${states - 1}, and the line is a number in base ${states}:`,
    `A pattern is ${BROAD.width} squares wide and ${BROAD.height} high.`,
    `A row has ${eight.columns} − ${BROAD.width} + 1 places, and there are ${eight.rows} − ${BROAD.height} + 1 rows.`,
    `In a row of ${eight.columns} − *width* + 1 places`,
    `A whole row is ${eight.columns}, so`,
    `≈ … · 10^${Math.floor(Math.log10(judged * agent.operations))} operations for one move`,
  ],
  'moves-and-trees': [
    `column ${fullColumn} is full`,
    `last level of Gomoku on ${eight.squares} squares`,
    `has ${four.squares} squares, but ${connect4.game.maxMoves} moves at most`,
    `1 first move, and not ${sizeOf(gomoku).squares}.`,
    `${[0, 1, 2].map((taken) => eight.squares - taken).join(' · ')}: each stone`,
    `lines than ${nine}!/(${nine}−d)!`,
    `reckons with Gomoku on ${eight.squares} squares`,
    `The last level alone has ${eight.squares}!/${eight.squares - TEN}! =`,
    `And Gomoku on ${eight.squares} squares is small`,
    `1 + ${four.columns} + ${four.columns}² + … + ${four.columns}⁶ nodes`,
  ],
  minimax: [
    `0 is a draw, *win ${(toWin ?? 0) + 1}* a win for X six moves from now`,
    `each pair of leaves: ${maxes.join(', ')}. Min then takes the smaller of ${maxes[0]} and ${maxes[1]}, and of ${maxes[2]} and ${maxes[3]}.`,
    `${products[0]} after one move, ${products[1]} after two, ${products[2]} after three and ${products[3]} after four.`,
    `A game may take ${four.squares}.`,
    `at once, at ${2} it sees your answer`,
  ],
  negamax: [
    `worth ${3} for Max, it is worth ${signed(-3)} for Min`,
    `the children are worth ${turned[0]}, ${turned[1]} and ${turned[2]}. She takes the largest of these. Minimax would have said ${signed(Math.min(...children))}, for Max`,
    `tests such a program at depth ${tolerated.at(-1)} may`,
    `At which of the depths 1 to ${tolerated.at(-1)} is`,
    `At ${tolerated[0]} and ${tolerated[1]} it is X’s turn`,
    `−(−2^${signBit}) is −2^${signBit} again`,
  ],
  'cutting-branches': [`*win ${3}* is one that is won three moves`],
  'six-programs-that-nearly-worked': [
    `brought it ${brought}. Which window`,
    `now has (${brought}, ∞).`,
    `places and signs: (−∞, ${signed(-brought)}).`,
    `In 8 bits ${signed(int8)} is written ${byte(int8)}.`,
    `Flipped it is ${byte(~int8)}, and 1 more is ${byte(~int8 + 1)} again. Without a sign that is ${(~int8 + 1) & 0xff}; with one it is ${signed(int8)}.`,
    `one runs from −${reach} to ${reach}, the other from −1 to 1.`,
    `less the stone: ${of08['points-looked-at'].answer} of the ${within}.`,
  ],
  'lines-that-are-open': [
    `a = ${before.length} and b = ${behind.length}. One end`,
    `2a + b does: a stone in the long piece counts two`,
    `where 2a + b has it outweighed`,
    `more than 10^…`,
    `F(a, b) = ${base}^a+b + ${base}^a puts`,
    `is worth F(${capped[0]}, ${capped[1] - 1}) = … instead of the F(${capped[0]}, ${capped[1]}) = … of the formula`,
  ],
  'chance-instead-of-judgement': [`the square root of ${Math.round(EXPLORATION ** 2)};`],
  captures: [`in the text, 0,${8} at its end`],
  'a-heuristic-for-abalone': [
    `two sides of ${side} marbles`,
    `a board of ${HEX_CELLS} cells`,
    `α₂ = ${alpha2} says`,
    `It is ${k * (lost ?? 0)}/${lost}, meant`,
    `ends at −${lost}.`,
    `have to be ${lost}/${k * (lost ?? 0)}.`,
    `α₁ = ${(alpha1 * 2).toFixed(2)}.`,
    `between agents 1 and ${2}, depth`,
  ],
}

/** Passages with numbers that a source says and nothing here can compute, by source. */
const QUOTED: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  'a-board-in-one-number': { 'torrente-2021': ['that the report draws, after 433544'] },
  'moves-and-trees': { 'shannon-1950': ['some 10^120 lines'] },
  'six-programs-that-nearly-worked': {
    'garrido-2019': ['did it in 22 of 135.'],
    'gomoku-19': ['chance of 10 in 11, as its code says'],
  },
  heatmaps: { 'garrido-2019': ['adds 4 to each number'] },
  'a-heuristic-for-abalone': { 'leblanc-2023': ['The report counts 660 duplicates a move'] },
}

/** Words of statistics that are the charts’ own. */
const INTERVAL = `Bars are 95% intervals`

describe.each(chapterTexts)('the numbers in the text of $slug', ({ slug, mdx }) => {
  const prose = proseOf(mdx)
  const quoted = QUOTED[slug] ?? {}
  const accounted = [...(COMPUTED[slug] ?? []), ...Object.values(quoted).flat(), INTERVAL]

  it('are computed in the page, or are what the engine says', () => {
    for (const passage of COMPUTED[slug] ?? []) expect(prose).toContain(passage)
    expect(typedNumbers(prose, accounted)).toEqual([])
  })

  it('stand beside their percent sign, so that no line ends between them', () => {
    expect(mdx.match(/[\d}] %(?![\w(])/)?.[0]).toBeUndefined()
  })

  it('name their source where they come from a text', () => {
    for (const [source, passages] of Object.entries(quoted)) {
      expect(mdx).toMatch(new RegExp(`^ {2}${source}: `, 'm'))
      for (const passage of passages) expect(prose).toContain(passage)
    }
  })
})
