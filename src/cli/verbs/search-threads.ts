import { isSplitName, type SearchName, type SearchResult } from '../../../engine/index.ts'
import { cli } from '../../i18n/cli.ts'
import { ParallelEngine } from '../../workers/parallel.ts'
import type { Args } from '../args.ts'
import { good, refuse, refuseName, type Checked } from '../cli-error.ts'
import { onScores } from '../on-positions.ts'
import { tableOf } from '../table.ts'
import { ThreadPort } from '../thread-port.ts'
import type { Answer, Prepared } from '../verb.ts'
import type { OptionsAt } from './search-options.ts'

/** `search --threads N`. The threads start with the first position, and serve all of them. */
export function byThreads(
  args: Args,
  algorithm: SearchName,
  options: OptionsAt<unknown>,
  threads: number,
  told: (position: unknown, result: SearchResult) => Answer,
): Checked<Prepared> {
  if (!isSplitName(algorithm)) return refuse('unused', cli.errors.unused('threads', algorithm))
  if (args.has('window')) {
    return refuse('not-both', cli.errors.notBoth('--threads', '--window'))
  }
  if (args.has('quiet')) return refuse('not-both', cli.errors.notBoth('--threads', '--quiet'))
  if (args.has('nodes')) return refuse('not-both', cli.errors.notBoth('--threads', '--nodes'))
  const table = tableOf(args)
  if (!table.ok) return table
  const { kit, options: gameOptions } = table.value
  const { id } = kit.game
  const engine = new ParallelEngine(kit, threads, { spawn: () => new ThreadPort(id) })
  const prepared = onScores(args, async (_, p) => {
    const position = kit.game.format(p)
    const asked = options(p)
    if (!asked.ok) return asked
    const found = await engine.search({ position, gameOptions, algorithm, options: asked.value })
    return found.ok ? good(told(p, found.value)) : refuseName(found.error)
  })
  return prepared.ok ? good({ ...prepared.value, end: () => engine.stop() }) : prepared
}
