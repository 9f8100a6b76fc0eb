import type { GameKit } from '../../../engine/index.ts'
import { HUNDREDTHS } from './schema.ts'
import type { Runner } from './runner.ts'
import type { MonteCarloSpec } from './spec.ts'

/** The constants that are compared, in hundredths: from none to far more than is usual. */
const CONSTANTS = [0, 35, 70, 141, 280]

/** What a search with a constant has come to. */
export interface ConstantRow {
  /** In hundredths, as the state has it. */
  readonly explore: number
  readonly move: string
  /** Share of the visits of the most visited move. */
  readonly share: number
  readonly mean: number
  readonly nodes: number
  readonly depth: number
}

/** Runs the same search with one constant after the other; undefined where it was stopped. */
export async function* constantRows(
  kit: GameKit<unknown>,
  spec: MonteCarloSpec,
  runner: Runner,
): AsyncGenerator<ConstantRow> {
  for (const explore of CONSTANTS) {
    const exploration = explore / HUNDREDTHS
    const found = await runner.result({ ...spec, options: { ...spec.options, exploration } })
    if (found?.ok !== true) return
    const { move, visits, value, iterations, nodes, depth } = found.value
    const best = visits.find((each) => each.move === move)
    if (best === undefined) return
    yield {
      explore,
      move: kit.game.formatMove(spec.position, move),
      share: best.visits / iterations,
      mean: value,
      nodes,
      depth,
    }
  }
}
