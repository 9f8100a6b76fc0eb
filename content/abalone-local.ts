/** Local terms in Abalone's heuristic against the heuristic without: how it is played, and what came out. */
import {
  abalone,
  ABALONE_REPORT_WEIGHTS,
  ContractError,
  countMarblesInDanger,
  countUndefendedMarbles,
  type Way,
} from '../engine/index.ts'
import { sideName } from '../src/boards/model.ts'
import { heuristicWeights as words } from '../src/i18n/heuristic-weights.ts'
import { number } from '../src/i18n/numbers.ts'
import { preference } from '../src/widgets/heuristic-weights/judge.ts'
import { positionOf } from '../src/widgets/heuristic-weights/model.ts'
import { WITH_LOCAL } from '../src/widgets/heuristic-weights/schema.ts'
import { stored } from './abalone-ladder.ts'
import { scored } from './match-score.ts'
import taken from './abalone-local.json' with { type: 'json' }

/** Which local terms the first side has; the second has none. */
export const SETS = ['danger', 'undefended', 'both'] as const
export type LocalSet = (typeof SETS)[number]

/** What `npm run bench local-terms` writes. */
export interface LocalRun {
  /** When it was played, as 2026-11-29. */
  readonly date: string
  readonly machine: string
  readonly seed: number
  readonly matches: readonly {
    readonly set: LocalSet
    /** Points of the side with local terms, a digit a game: 2 won, 1 drawn, 0 lost. */
    readonly points: string
  }[]
}

/** Marbles: for one in danger, and for one that no move saves. */
const DANGER = WITH_LOCAL.danger / 100
const UNDEFENDED = WITH_LOCAL.undefended / 100
const LOCAL = {
  danger: { danger: DANGER, undefended: 0 },
  undefended: { danger: 0, undefended: UNDEFENDED },
  both: { danger: DANGER, undefended: UNDEFENDED },
} as const

export const weightsOf = (set: LocalSet) => ({ ...ABALONE_REPORT_WEIGHTS, local: LOCAL[set] })

/** How both sides search: the report's second agent, in a fifth of its nodes. */
export const WAY: Way = { search: 'deepening', depth: 12, nodes: 20_000, tableMegabytes: 16 }

export const localRun = taken as LocalRun

export const localResults = localRun.matches.map(({ set, points }) => scored({ set }, points))

/** Nodes a move of either side. */
export const localNodes = () => number(WAY.nodes ?? 0)
export const localWeights = { danger: DANGER, undefended: UNDEFENDED }

/**
 * The first position of the stored games at which one marble of the side to move is in danger and
 * can be saved, and the local terms alone make a program that looks one move ahead save it.
 */
function saving() {
  for (const { game } of stored.matches) {
    const moves = game.split(' ')
    for (let plies = 1; plies < moves.length; plies++) {
      const position = positionOf(moves.slice(0, plies).join(' '))
      const us = abalone.game.toMove(position)
      const enemy = us === 0 ? 1 : 0
      if (countMarblesInDanger(position, us) !== 1) continue
      if (countUndefendedMarbles(position, us) > 0) continue
      if (countMarblesInDanger(position, enemy) > 0) continue
      const careless = preference(position, ABALONE_REPORT_WEIGHTS)
      const careful = preference(position, weightsOf('both'))
      if (careless?.equal !== 1 || careful?.equal !== 1) continue
      const left = (move: number) => {
        abalone.game.play(position, move)
        const count = countMarblesInDanger(position, us)
        abalone.game.undo(position)
        return count
      }
      if (left(careless.move) === 0 || left(careful.move) > 0) continue
      const name = (move: number) => abalone.game.formatMove(position, move)
      return {
        position: abalone.game.format(position),
        plies,
        get side() {
          return words.colour(sideName(abalone, position, us))
        },
        careless: name(careless.move),
        careful: name(careful.move),
      }
    }
  }
  throw new ContractError(
    'the chapter on Abalone’s heuristic',
    'no position at which the local terms save a marble',
  )
}

export const saved = saving()
