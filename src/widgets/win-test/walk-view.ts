import { bitsOf, type Word } from '../../../engine/index.ts'
import { element } from '../../figure/dom.ts'
import type { WinTestWords } from '../../i18n/win-test.ts'
import type { Disc } from '../bits/bit-board.ts'
import { nameOf, placeOf, type ColumnBits } from '../bits/places.ts'
import { DIRECTIONS, STEP } from './directions.ts'
import { lineAt, stopOf, walkSteps, type WalkStep } from './walk-model.ts'

/** The test from the last stone, at one step. */
export interface WalkModel {
  readonly word: Word
  /** The bit of the last stone; below 0 there is none. */
  readonly last: number
  readonly columnBits: ColumnBits
  readonly steps: readonly WalkStep[]
  readonly step: number
}

export function walkModel(
  word: Word,
  last: number,
  step: number,
  columnBits: ColumnBits,
): WalkModel {
  const steps = last < 0 ? [] : walkSteps(word, last, columnBits)
  return { word, last, columnBits, steps, step: Math.min(step, steps.length) }
}

/** What lies on the board: stones, those counted so far in this direction, and what is looked at. */
export function walkDiscs({ word, last, columnBits, steps, step }: WalkModel): Disc[] {
  const now = steps[step - 1]
  const counted = last < 0 ? [] : lineAt(steps, step, last)
  const discs: Disc[] = bitsOf(word).map((bit) => ({
    bit,
    kind: counted.includes(bit) ? 'result' : 'set',
  }))
  if (now?.kind !== 'look' || now.own) return discs
  if (now.bit !== undefined) return [...discs, { bit: now.bit, kind: 'picked' }]
  const { column, row } = placeOf(last, columnBits)
  const { right, up } = STEP[now.direction]
  const along = now.way * now.far
  const out = { column: column + along * right, row: row + along * up }
  return [...discs, { bit: last, kind: 'lost', out }]
}

/** The line to mark: a four that has just been found. */
export function walkLine({ steps, step, last }: WalkModel): readonly number[] {
  return stopOf(steps) === step ? lineAt(steps, step, last) : []
}

/** A row a direction: what was looked at both ways, and the stones counted. */
export function walkRows(
  document: Document,
  { steps, step, last, columnBits }: WalkModel,
  words: WinTestWords,
): HTMLElement {
  const done = steps.slice(0, step)
  const cell = (tag: 'th' | 'td', text: string, attributes: Record<string, string> = {}) =>
    element(document, tag, attributes, [text])
  const looks = (of: readonly WalkStep[]) =>
    of
      .map(({ bit }) => (bit === undefined ? words.off : nameOf(placeOf(bit, columnBits))))
      .join(' ')
  const rows = DIRECTIONS.map((direction) => {
    const of = done.filter((each) => each.direction === direction)
    const way = (which: 1 | -1) =>
      looks(of.filter(({ kind, way: each }) => kind === 'look' && each === which))
    const now = steps[step - 1]?.direction === direction
    return element(document, 'tr', now ? { class: 'now' } : {}, [
      cell('th', words.directions[direction], { scope: 'row' }),
      cell('td', way(1)),
      cell('td', way(-1)),
      cell('td', of.length === 0 ? '' : String(of.at(-1)?.count ?? ''), { class: 'number' }),
    ])
  })
  const name = last < 0 ? '' : nameOf(placeOf(last, columnBits))
  return element(document, 'table', { class: 'win-test-walk' }, [
    element(document, 'caption', {}, [words.walk(name)]),
    element(document, 'thead', {}, [
      element(
        document,
        'tr',
        {},
        words.walkHead.map((text) => cell('th', text, { scope: 'col' })),
      ),
    ]),
    element(document, 'tbody', {}, rows),
  ])
}

/** What has been done at this step, in a sentence. */
export function walkSentence(model: WalkModel, words: WinTestWords): string {
  const { steps, step, last, columnBits } = model
  if (last < 0) return words.noStone
  const now = steps[step - 1]
  const from = nameOf(placeOf(last, columnBits))
  if (now === undefined) return words.walkStart(from)
  if (now.kind === 'look') {
    const at = now.bit === undefined ? undefined : nameOf(placeOf(now.bit, columnBits))
    return words.look(at, now.own, now.count, now.way === 1)
  }
  const stop = stopOf(steps)
  if (step === stop) {
    const squares = lineAt(steps, step, last).map((bit) => nameOf(placeOf(bit, columnBits)))
    const says = words.counted(now.count, squares.join(', '))
    return step === steps.length ? says : `${says} ${words.stops}`
  }
  const says = words.tooFew(now.count)
  return step === steps.length && stop === undefined ? `${says} ${words.walkAll(from)}` : says
}
