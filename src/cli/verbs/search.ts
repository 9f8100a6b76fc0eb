import {
  NO_MOVE,
  pliesToEnd,
  search as run,
  SEARCHES,
  subjectFrom,
  type GameKit,
  type SearchResult,
} from '../../../engine/index.ts'
import { sideName } from '../../boards/model.ts'
import { cli } from '../../i18n/cli.ts'
import { good } from '../cli-error.ts'
import { onScores } from '../on-positions.ts'
import { lineTexts, moverOf, tableOf } from '../table.ts'
import { ON_POSITION, type Answer, type Verb } from '../verb.ts'
import { MCTS_ARGS, prepareMcts } from './search-mcts.ts'
import { DEEPEST, FAIL, readSearchOptions, TECHNIQUES, TIE } from './search-options.ts'
import { byThreads } from './search-threads.ts'

/** Searches a position. */
export const search: Verb = {
  name: 'search',
  operand: 'GAME',
  args: [
    { name: 'algorithm', kind: 'choice', values: [...SEARCHES, 'mcts'], required: true },
    { name: 'depth', kind: 'integer', min: 0, max: DEEPEST },
    { name: 'nodes', kind: 'integer', min: 1, max: 1e12 },
    { name: 'ms', kind: 'integer', min: 1, max: 86_400_000 },
    ...MCTS_ARGS,
    ...TECHNIQUES,
    TIE,
    FAIL,
    ...ON_POSITION,
  ],
  prepare(args, tools) {
    if (args.text('algorithm') === 'mcts') return prepareMcts(args, tools)
    const table = tableOf(args)
    if (!table.ok) return table
    const { kit } = table.value
    const options = readSearchOptions(args, kit)
    if (!options.ok) return options
    const algorithm = args.choice('algorithm', SEARCHES) ?? 'alphabeta'
    const flat = args.text('win') === 'flat'
    const threads = args.integer('threads')
    if (threads !== undefined) {
      return byThreads(args, algorithm, options.value, threads, (position, result) =>
        told(kit, position, result, flat),
      )
    }
    return onScores(args, (_, position) => {
      const subject = subjectFrom(kit, position)
      const asked = options.value(position)
      if (!asked.ok) return asked
      const result = run(algorithm, subject, asked.value, { clock: tools.clock })
      return good(told(kit, position, result, flat))
    })
  },
}

/** @param flat  whether wins were scored alike, so that a score does not tell how soon they come */
function told<P>(kit: GameKit<P>, p: P, result: SearchResult, flat: boolean): Answer {
  const { algorithm, value, bound, depth, nodes, leaves, cutoffs, tableHits, beyond, stopped } =
    result
  const line = lineTexts(kit, p, result.line)
  const move = result.move === NO_MOVE ? null : kit.game.formatMove(p, result.move)
  const view = algorithm === 'minimax' ? sideName(kit, p, 0) : moverOf(kit, p)
  const decided = pliesToEnd(value) !== undefined
  const plies = flat ? null : (pliesToEnd(value) ?? null)
  const counters = { depth, nodes, leaves, cutoffs, tableHits }
  const more = beyond === undefined ? undefined : { beyond }
  const ended = (winner: string, left: number | null) =>
    left === null ? cli.wins(winner) : cli.endsIn(winner, left)
  return {
    json: {
      algorithm,
      value: value ?? null,
      view,
      bound,
      pliesToEnd: plies,
      move,
      line,
      ...counters,
      ...more,
      stopped: stopped ?? null,
    },
    text: () => {
      const other = view === sideName(kit, p, 0) ? sideName(kit, p, 1) : sideName(kit, p, 0)
      return [
        ...(value === undefined
          ? [cli.noValue(stopped ?? 'nodes', algorithm), cli.instead(move)]
          : [
              cli.value(value, view, bound),
              ...(decided ? [ended(value > 0 ? view : other, plies)] : []),
              ...(move === null && bound === 'upper'
                ? [cli.noneInWindow]
                : move === null && depth === 0 && kit.game.outcome(p) === undefined
                  ? [cli.depthZero(DEEPEST)]
                  : [cli.best(move, line)]),
            ]),
        cli.counters({ algorithm, ...counters, ...more }),
        ...(stopped === undefined ? [] : [cli.stopped(stopped, 'depth')]),
      ].join('\n')
    },
  }
}
