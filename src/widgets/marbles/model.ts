import { abalone, HEX_CELLS, hexPoint, type AbalonePosition } from '../../../engine/index.ts'
import type { HexModel } from '../../boards/hex.ts'
import { hexModel } from '../../boards/hex-model.ts'
import { pairLinks } from './judge.ts'

/** How strong the hue of a marble at the edge is, of 1. */
const STRONGEST = 0.8

/** The rules of the report's course. */
export const RULES = { variant: 'inf8175' } as const

export function positionOf(text: string): AbalonePosition {
  const read = abalone.game.parse(text, RULES)
  if (!read.ok) throw new Error(`marbles: ${text}: ${read.error.code}`)
  return read.value
}

/** Shown in place of a term: how far every cell is from the centre. */
export const DISTANCES = 'distances'

/** The board, with what makes a term of the side to move's H: far marbles, or pairs that touch. */
export function termBoard(p: AbalonePosition, term: string | undefined): HexModel {
  const model = hexModel(abalone, p)
  if (model === undefined) throw new Error('marbles: Abalone has a board of hexagons')
  const viewer = abalone.game.toMove(p)
  if (term === 'pairs') return { ...model, links: pairLinks(p, viewer) }
  if (term === DISTANCES) {
    const heat = Float64Array.from({ length: HEX_CELLS }, (_, cell) => {
      const { x, y } = hexPoint(cell)
      return (STRONGEST * Math.hypot(x, y)) / 4
    })
    return { ...model, heat }
  }
  if (term !== 'centre') return model
  const heat = Float64Array.from({ length: HEX_CELLS }, (_, cell) => {
    const side = p.cells[cell]
    if (side !== 0 && side !== 1) return 0
    const { x, y } = hexPoint(cell)
    return ((side === viewer ? 1 : -1) * STRONGEST * Math.hypot(x, y)) / 4
  })
  return { ...model, heat }
}
