import { bitsOf, hasBit, popcount, toHex, type Word } from '../../../engine/index.ts'
import { miniBoard, miniSize } from '../../boards/mini.ts'
import { at, svg } from '../../boards/svg.ts'
import type { WinTestWords } from '../../i18n/win-test.ts'
import { bitBoardLayers, emptyBoard, type Disc } from '../bits/bit-board.ts'
import { drawCells } from '../bits/bit-cells.ts'
import { bitStrip, type StripBit } from '../bits/bit-strip.ts'
import { COLUMNS, nameOf, placeOf, placesOf, ROWS } from '../bits/places.ts'
import { element, part } from '../../figure/dom.ts'
import { costs } from './costs.ts'
import { STEP } from './directions.ts'
import { fourAt, isStraight, movedBits, STEPS, type MovedBit, type WinModel } from './model.ts'
import { METHODS, type Method } from './schema.ts'
import { walkDiscs, walkLine, walkRows, type WalkModel } from './walk-view.ts'

const MINI = 52

/** Both ways to test the same stones, and which of them is shown. */
export interface BothWays {
  readonly method: Method
  readonly shifts: WinModel
  readonly walk: WalkModel
}

/** Draws the win test at one step, or draws it anew into `root`. */
export function winView(
  document: Document,
  { method, shifts: model, walk }: BothWays,
  words: WinTestWords,
  current: number,
  root: HTMLElement = empty(document, words),
): HTMLElement {
  const { columnBits } = model
  const walks = method === 'stone'
  const line = walks ? walkLine(walk) : shiftLine(model)
  part(root, 'drawn').replaceChildren(
    ...bitBoardLayers(document, {
      columnBits,
      guard: words.guardRow,
      discs: walks ? walkDiscs(walk) : stage(model),
      line,
      broken: !walks && !isStraight(line, model.direction, columnBits),
    }),
  )
  const layer = root.querySelector<SVGElement>('.cells')
  const cells = placesOf(columnBits)
    .filter((place) => place.kind === 'square')
    .map((place) => ({
      bit: place.bit,
      label: words.place(nameOf(place), place.bit),
      on: hasBit(model.word, place.bit),
    }))
  if (layer !== null) drawCells(layer, cells, columnBits, 'checkbox', current)
  part(root, 'win-test-rows').replaceChildren(
    ...(walks ? [walkRows(document, walk, words)] : rows(document, model, words)),
    costTable(document, costs(walk.word, walk.last, columnBits), words),
  )
  return root
}

/** What both methods cost on these stones. */
function costTable(
  document: Document,
  cost: ReturnType<typeof costs>,
  words: WinTestWords,
): HTMLElement {
  const row = (tag: 'th' | 'td', scope: 'row' | 'col', cells: readonly string[]) =>
    element(
      document,
      'tr',
      {},
      cells.map((text, i) =>
        i === 0 || tag === 'th'
          ? element(document, 'th', { scope }, [text])
          : element(document, 'td', {}, [text]),
      ),
    )
  const rows = METHODS.map((each) =>
    row('td', 'row', [
      words.methods[each],
      String(cost[each].squares),
      String(cost[each].operations),
    ]),
  )
  return element(document, 'table', { class: 'win-test-costs' }, [
    element(document, 'thead', {}, [row('th', 'col', words.costHead)]),
    element(document, 'tbody', {}, rows),
  ])
}

function shiftLine(model: WinModel): readonly number[] {
  return model.operation === 'compare' ? (lineShown(model) ?? []) : []
}

function empty(document: Document, words: WinTestWords): HTMLElement {
  const board = emptyBoard(document, COLUMNS, 'group', words.board)
  return element(document, 'div', { class: 'win-test' }, [
    element(document, 'div', { class: 'win-test-board' }, [board]),
    element(document, 'div', { class: 'win-test-rows' }),
  ])
}

/** What lies on the large board at a step. */
function stage(model: WinModel): Disc[] {
  const { word, result, operation, copies, direction, columnBits } = model
  switch (operation) {
    case undefined:
      return discs(bitsOf(word), 'set')
    case 'shift':
      return [...discs(bitsOf(result), 'ring'), ...copyDiscs(model)]
    case 'and': {
      const before = model.before
      const moved = movedBits(word, direction, copies, columnBits).filter((b) => b.how !== 'lost')
      return [
        ...discs(bitsOf(before), 'ring'),
        ...discs(
          moved.map((b) => b.to).filter((bit) => !hasBit(result, bit)),
          'dim',
        ),
        ...discs(bitsOf(result), 'result'),
      ]
    }
    case 'compare':
      return [
        ...discs(bitsOf(word), model.fours.length > 0 ? 'set' : 'ring'),
        ...discs(bitsOf(result), 'result'),
      ]
  }
}

/** The copy just made, each bit with the place it has moved from. */
function copyDiscs({ word, direction, copies, columnBits }: WinModel): Disc[] {
  return movedBits(word, direction, copies, columnBits).map((moved) => ({
    bit: moved.to,
    kind: moved.how === 'moved' ? 'copy' : moved.how,
    from: moved.before,
    ...(moved.how === 'lost' ? { out: exitOf(moved, direction, columnBits) } : {}),
  }))
}

function exitOf(
  moved: MovedBit,
  direction: WinModel['direction'],
  columnBits: WinModel['columnBits'],
): { readonly column: number; readonly row: number } {
  const { column, row } = placeOf(moved.before, columnBits)
  const { right, up } = STEP[direction]
  return { column: column - right, row: row - up }
}

/** The word, its copies and the AND so far, a row each. */
function rows(document: Document, model: WinModel, words: WinTestWords): HTMLElement[] {
  const { shift, operation, copies } = model
  const list = [0, 1, 2, 3].map((times) => {
    const made = model.shifted[times]
    return row(document, model, {
      name: times === 0 ? words.word : words.copy(times * shift),
      word: made,
      bits: times === 0 ? plain(made, 'set') : copyBits(model, times),
      state:
        operation === 'shift' && times === copies ? 'now' : times < model.joined ? 'joined' : '',
    })
  })
  const started = model.joined > 1
  list.push(
    row(document, model, {
      name: words.result,
      word: started ? model.result : undefined,
      bits: plain(model.result, 'result'),
      state: operation === 'and' || operation === 'compare' ? 'now result' : 'result',
      letters: true,
    }),
  )
  return list
}

function plain(word: Word | undefined, kind: StripBit['kind']): StripBit[] {
  return word === undefined ? [] : bitsOf(word).map((bit) => ({ bit, kind }))
}

function copyBits(model: WinModel, times: number): StripBit[] {
  const { word, direction, columnBits, copies, operation } = model
  if (times > copies) return []
  const moving = operation === 'shift' && times === copies
  return movedBits(word, direction, times, columnBits)
    .filter((moved) => moving || moved.how !== 'lost')
    .map(({ before, to, how }) => ({
      bit: to,
      kind: how === 'moved' ? 'copy' : how,
      ...(moving ? { from: before } : {}),
    }))
}

interface Row {
  readonly name: string
  /** Undefined where it has not been made yet. */
  readonly word: Word | undefined
  readonly bits: readonly StripBit[]
  readonly state: string
  readonly letters?: boolean
}

function row(
  document: Document,
  { columnBits }: WinModel,
  { name, word, bits, state, letters = false }: Row,
): HTMLElement {
  const made = word ?? { lo: 0, hi: 0 }
  const high = COLUMNS * columnBits - 1
  return element(
    document,
    'div',
    { class: `win-test-row ${state} ${word === undefined ? 'unmade' : ''}` },
    [
      mini(document, made, columnBits),
      element(document, 'p', { class: 'win-test-name' }, [
        element(document, 'code', {}, [name]),
        element(document, 'code', { class: 'win-test-hex' }, [
          word === undefined ? '' : `0x${toHex(made)}`,
        ]),
      ]),
      bitStrip(document, { high, low: 0, bits, columnBits, unit: 11, letters, leaving: true }),
    ],
  )
}

/** The word on a small board; above the line is the guard row. */
function mini(document: Document, word: Word, columnBits: WinModel['columnBits']): SVGSVGElement {
  const shape = { columns: COLUMNS, rows: columnBits }
  const stones = new Int8Array(COLUMNS * columnBits).fill(-1)
  for (const bit of bitsOf(word)) {
    const { column, row, kind } = placeOf(bit, columnBits)
    if (kind !== 'unused') stones[row * COLUMNS + column] = 0
  }
  const { width, height } = miniSize(shape, MINI)
  const drawn = [miniBoard(document, { ...shape, stones }, MINI)]
  if (columnBits > ROWS) {
    const y = at(height / columnBits)
    drawn.push(
      svg(document, 'g', {}, [
        svg(document, 'path', { class: 'win-test-mini-guard', d: `M0 ${y}H${at(width)}` }),
      ]),
    )
  }
  return svg(
    document,
    'svg',
    {
      class: 'drawing win-test-mini',
      // Half of the frame's line is outside the board.
      width: at(width + 1),
      height: at(height + 1),
      viewBox: `-0.5 -0.5 ${at(width + 1)} ${at(height + 1)}`,
      'aria-hidden': 'true',
    },
    drawn,
  )
}

/** What has been done at this step, in a sentence. */
export function winSentence(model: WinModel, words: WinTestWords): string {
  const { word, direction, operation, copies, shift, columnBits } = model
  switch (operation) {
    case undefined:
      return words.start(popcount(word))
    case 'shift': {
      const moved = movedBits(word, direction, copies, columnBits)
      const count = (how: MovedBit['how']) => moved.filter((each) => each.how === how).length
      return words.shift(copies * shift, direction, copies, count('lost'), count('carried'))
    }
    case 'and':
      return words.and(popcount(model.result), model.joined, direction)
    case 'compare':
      return compared(model, words)
  }
}

/** The four to show: one that is a row on the board, if there is one. */
function lineShown({
  fours,
  shift,
  direction,
  columnBits,
}: WinModel): readonly number[] | undefined {
  const lines = fours.map((bit) => fourAt(bit, shift))
  return lines.find((bits) => isStraight(bits, direction, columnBits)) ?? lines[0]
}

function compared(model: WinModel, words: WinTestWords): string {
  const { fours, direction, columnBits } = model
  if (fours.length === 0) {
    return model.step === STEPS && model.foundBefore === undefined
      ? `${words.none} ${words.all(STEPS)}`
      : words.none
  }
  const line = lineShown(model) ?? []
  const squares = line.map((bit) => nameOf(placeOf(bit, columnBits))).join(', ')
  const real = isStraight(line, direction, columnBits)
  const says = real ? words.four(squares) : words.falseFour(squares)
  return model.step === STEPS ? says : `${says} ${words.stops}`
}

function discs(bits: readonly number[], kind: Disc['kind']): Disc[] {
  return bits.map((bit) => ({ bit, kind }))
}
