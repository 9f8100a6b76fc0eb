import { ContractError, type Result } from '../../../engine/index.ts'
import { defaultsOf, type Schema, type StateOf } from '../../state/schema.ts'
import { SETS } from './cost-model.ts'
import { readDrawing, formatDrawing } from './drawing.ts'
import type { FigureState } from './figure.ts'
import { placesOf } from './slide-model.ts'
import { BOARD_TEXT, formatStones, readStones } from './stones.ts'

/** A figure's state as its link and its attributes have it. */
export function schemaOf(data: DOMStringMap) {
  return {
    board: { type: 'text', default: data['board'] ?? '', max: BOARD_TEXT },
    pattern: { type: 'text', default: data['pattern'] ?? 'x', max: 40 },
    side: { type: 'choice', default: data['side'] ?? 'X', values: ['X', 'O'] },
    pushed: { type: 'boolean', default: data['pushed'] !== 'no' },
    step: { type: 'integer', default: Number(data['step'] ?? 0), min: 0, max: 64 },
    set: { type: 'choice', default: data['set'] ?? 'five', values: SETS },
  } as const satisfies Schema
}

export type PatternsSchema = ReturnType<typeof schemaOf>
export type Texts = StateOf<PatternsSchema>

/** The state that the texts mean, or what is wrong with the first that cannot be read. */
export function stateFrom(texts: Texts): Result<FigureState> {
  const stones = readStones(texts.board)
  if (!stones.ok) return stones
  const drawing = readDrawing(texts.pattern)
  if (!drawing.ok) return drawing
  const { side, pushed, step, set } = texts
  return {
    ok: true,
    value: {
      stones: stones.value,
      drawing: drawing.value,
      side: side === 'X' ? 0 : 1,
      pushed,
      // A link may name a step of another pattern's longer way.
      step: Math.min(step, placesOf(drawing.value)),
      set: SETS.find((each) => each === set) ?? 'five',
    },
  }
}

/** The state a figure begins with; throws where its attributes cannot be read. */
export function firstState(data: DOMStringMap): FigureState {
  const read = stateFrom(defaultsOf(schemaOf(data)))
  if (!read.ok) throw new ContractError('firstState', read.error.code)
  return read.value
}

export function textsOf({ stones, drawing, side, pushed, step, set }: FigureState): Texts {
  return {
    board: formatStones(stones),
    pattern: formatDrawing(drawing),
    side: side === 0 ? 'X' : 'O',
    pushed,
    step,
    set,
  }
}
