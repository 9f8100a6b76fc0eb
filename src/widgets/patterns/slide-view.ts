import { bitsOf, hasBit, popcount, type Word } from '../../../engine/index.ts'
import { at, slash, svg } from '../../boards/svg.ts'
import { geometry, type Geometry } from '../../boards/square-geometry.ts'
import type { PatternsWords } from '../../i18n/patterns.ts'
import { element } from '../../figure/dom.ts'
import {
  drawingBoard,
  stonesModel,
  stonesNames,
  type FigureState,
  type FigureView,
} from './figure.ts'
import { slideModel, type SlideModel } from './slide-model.ts'
import { bitOf, nameOfBit, namesOf } from './stones.ts'
import { wordStrip } from './word-strip.ts'

/** Algorithm 1 at one step. */
export function slideView(
  document: Document,
  state: FigureState,
  words: PatternsWords,
): FigureView {
  const model = slideModel(state)
  const board = stonesModel(state.stones, 40)
  return {
    boards: [
      {
        slot: 'main',
        title: words.boardTitle,
        model: board,
        label: words.board,
        names: stonesNames(state.stones, words),
        overlay: overlay(document, model, geometry(board)),
      },
      drawingBoard(state.drawing, words, false),
    ],
    parts: {
      'patterns-slide-words': strips(document, model, words),
      'patterns-slide-map': [map(document, model, words)],
    },
    says: slideSentence(model, words),
  }
}

/** The pattern where it lies: what of it the board has, what it has not, what is in pieces. */
function overlay(document: Document, model: SlideModel, g: Geometry): SVGElement {
  const { shape, here, places, step, board, bits } = model
  const before = places[Math.max(0, step - 2)]
  const whole = bits.every(({ how }) => how === 'intact')
  const moved = whole && step > 1 && !model.broken[step - 2]
  const { column: left, row: top } = cornerOf(model)
  const marks = bits
    .filter(({ how }) => how !== 'lost')
    .map(({ bit, how }) => {
      const x = g.x(bitOf(bit))
      const y = g.y(bitOf(bit))
      const hit = hasBit(board, bit)
      const name = `${how} ${step === 0 ? 'untried' : hit ? 'hit' : 'miss'}`
      return svg(document, 'g', { class: `patterns-slide-bit ${name}` }, [
        svg(document, 'circle', { cx: at(x), cy: at(y), r: at(g.cell * 0.43) }),
        ...(step > 0 && !hit ? [svg(document, 'path', { d: slash(x, y, g.cell * 0.3) })] : []),
      ])
    })
  const box = svg(document, 'rect', {
    class: 'patterns-slide-box',
    x: at(g.left + left * g.cell),
    y: at(g.top + top * g.cell),
    width: at(shape.width * g.cell),
    height: at(shape.height * g.cell),
    rx: 4,
  })
  return svg(
    document,
    'g',
    {
      class: 'patterns-slide-pattern',
      'aria-hidden': 'true',
      'data-dx': moved ? at((before.column - here.column) * g.cell) : undefined,
      'data-dy': moved ? at((before.row - here.row) * g.cell) : undefined,
    },
    [...(whole ? [box] : []), ...marks],
  )
}

/** Column and row from the top of the pattern's box, where it is whole. */
function cornerOf({ shape, here }: SlideModel): { column: number; row: number } {
  const bits = bitsOf(shape.word)
  return {
    column: Math.min(...bits.map((bit) => 7 - (bit % 8))) + here.column,
    row: Math.min(...bits.map((bit) => 7 - Math.floor(bit / 8))) + here.row,
  }
}

function strips(document: Document, model: SlideModel, words: PatternsWords): HTMLElement[] {
  const { board, here, step, places, side } = model
  const from = step > 1 ? here.shift - places[step - 2].shift : 0
  const verdict =
    step === 0 ? words.slide.untried : here.match ? words.slide.same : words.slide.other
  return [
    row(document, words.slide.stones(words.sides[side]), wordStrip(document, board, 'set')),
    row(
      document,
      words.slide.pattern(here.shift),
      wordStrip(document, here.word, 'copy', { from }),
    ),
    row(
      document,
      words.slide.and,
      wordStrip(document, step === 0 ? { lo: 0, hi: 0 } : here.common, 'result', { rows: true }),
      element(document, 'strong', { class: here.match ? 'same' : 'other' }, [verdict]),
    ),
  ]
}

function row(document: Document, name: string, strip: SVGElement, verdict?: Node): HTMLElement {
  return element(document, 'div', { class: 'patterns-slide-row' }, [
    element(document, 'p', {}, [
      element(document, 'code', {}, [name]),
      ...(verdict === undefined ? [] : [' ', verdict]),
    ]),
    strip,
  ])
}

const CELL = 22

/** Every place, where the pattern's corner lies: how many bits were in common there. */
function map(document: Document, model: SlideModel, words: PatternsWords): HTMLElement {
  const { places, step, shape, broken } = model
  const size = 8 * CELL + 2
  const cells = places.flatMap((place, i) => {
    const x = 1 + place.column * CELL
    const y = 1 + place.row * CELL
    const tried = i < step
    const kind = !tried ? 'untried' : place.match ? 'match' : 'tried'
    const now = i === step - 1 ? ' now' : ''
    const pieces = broken[i] && tried ? ' broken' : ''
    const frame = svg(document, 'rect', {
      class: `patterns-slide-cell ${kind}${now}${pieces}`,
      x: x + 1,
      y: y + 1,
      width: CELL - 2,
      height: CELL - 2,
      rx: 3,
    })
    if (!tried) return [frame]
    const text = svg(
      document,
      'text',
      {
        class: `patterns-slide-number ${kind}`,
        x: at(x + CELL / 2),
        y: at(y + CELL / 2 + 4),
        'text-anchor': 'middle',
      },
      [String(popcount(place.common))],
    )
    return [frame, text]
  })
  return element(document, 'div', {}, [
    element(document, 'p', { class: 'patterns-title' }, [words.slide.map]),
    element(document, 'p', { class: 'patterns-hex' }, [words.slide.mapNote(popcount(shape.word))]),
    svg(
      document,
      'svg',
      {
        class: 'drawing',
        width: size,
        height: size,
        viewBox: `0 0 ${size} ${size}`,
        'aria-hidden': 'true',
      },
      cells,
    ),
  ])
}

/** What has happened at this step, in words. */
function slideSentence(model: SlideModel, { slide: words }: PatternsWords): string {
  const { step, places, shape, here, bits, count, total } = model
  if (step === 0) return words.start(places.length, popcount(shape.word))
  const parts = [words.place(step, places.length)]
  const lost = bits.filter(({ how }) => how === 'lost').length
  const carried = bits.filter(({ how }) => how === 'carried')
  if (lost > 0) parts.push(words.lost(lost))
  if (carried.length > 0) parts.push(words.carried(carried.map(({ bit }) => nameOfBit(bit))))
  if (!here.match) parts.push(partly(here.common, popcount(shape.word), words))
  else if (popcount(here.word) === 0) parts.push(words.emptyMatch(count))
  else parts.push(words.match(namesOf(here.word), count))
  if (here.match && model.broken[step - 1]) parts.push(words.falseMatch)
  if (step === places.length) {
    parts.push(words.done(total))
    if (model.broken.some(Boolean)) parts.push(words.doneWrong(model.falseCount, model.inCorner))
  }
  return parts.join(' ')
}

function partly(common: Word, bits: number, words: PatternsWords['slide']): string {
  const names = namesOf(common)
  return names.length === 0 ? words.nothing : words.part(names, bits)
}
