import type { Evaluation, Player } from '../../core/game.ts'
import { influenceAt } from '../../core/influence.ts'
import { other, type NinukiPosition } from './position.ts'

/**
 * Judges by who dominates the board (Epitech 2012, *Rapport gomoku ninuki*, §2b): one for each
 * point on which the influence of the side to move is the larger, less one for each on which the
 * enemy's is. The report tried influence as a judgement, found it too coarse, and kept it to order
 * moves; so does the engine, whose evaluation of ninuki is another one.
 */
export const DOMINATION: Evaluation<NinukiPosition> = {
  evaluate(p) {
    const own = dominated(p, p.toMove)
    return own.length - dominated(p, other(p.toMove)).length
  },
  explain(p) {
    const enemy = other(p.toMove)
    return [p.toMove, enemy].map((side) => {
      const squares = dominated(p, side)
      const contribution = side === enemy ? 0 - squares.length : squares.length
      return { name: 'dominated', squares, side, contribution }
    })
  },
}

/** The squares on which a side's influence is larger than the other's, ascending. */
function dominated(p: NinukiPosition, side: Player): number[] {
  const own = influenceBy(p, side)
  const enemy = influenceBy(p, other(side))
  return Array.from(p.cellOf.keys()).filter((square) => own[square] > enemy[square])
}

/** A side's influence on each square. */
function influenceBy(p: NinukiPosition, side: Player): Int32Array {
  const { size, cells, cellOf } = p
  const squares = Int32Array.from(cellOf.keys())
  const out = new Int32Array(squares.length)
  const stone = side + 1
  const isOwn = (_: NinukiPosition, square: number) => cells[cellOf[square]] === stone
  influenceAt(p, isOwn, size, size, squares, squares.length, out)
  return out
}
