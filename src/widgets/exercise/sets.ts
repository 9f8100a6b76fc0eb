import { verdictsOf, type VerdictTable } from '../../i18n/verdicts.ts'
import type { ExerciseSet } from './exercise.ts'

/** What a page of one chapter fetches when it has exercises. */
interface Loaded {
  readonly exercises: ExerciseSet
  readonly verdicts: VerdictTable
}

/** The chapters that have exercises. Each set is a file of its own, so a page gets only its own. */
const SETS: Readonly<Record<string, () => Promise<{ readonly exercises: ExerciseSet }>>> = {
  'a-board-in-one-number': () => import('./checks/a-board-in-one-number.ts'),
  'four-in-a-row-by-shifting': () => import('./checks/four-in-a-row-by-shifting.ts'),
  'counting-and-moving-bits': () => import('./checks/counting-and-moving-bits.ts'),
  patterns: () => import('./checks/patterns.ts'),
  'moves-and-trees': () => import('./checks/moves-and-trees.ts'),
  'strategies-and-proof': () => import('./checks/strategies-and-proof.ts'),
  'the-horizon': () => import('./checks/the-horizon.ts'),
  minimax: () => import('./checks/minimax.ts'),
  negamax: () => import('./checks/negamax.ts'),
  'cutting-branches': () => import('./checks/cutting-branches.ts'),
  'six-programs-that-nearly-worked': () => import('./checks/six-programs-that-nearly-worked.ts'),
  heatmaps: () => import('./checks/heatmaps.ts'),
  'lines-that-are-open': () => import('./checks/lines-that-are-open.ts'),
  'a-heuristic-for-abalone': () => import('./checks/a-heuristic-for-abalone.ts'),
  'a-perfect-player': () => import('./checks/a-perfect-player.ts'),
  'chance-instead-of-judgement': () => import('./checks/chance-instead-of-judgement.ts'),
  'build-your-own': () => import('./checks/build-your-own.ts'),
  captures: () => import('./checks/captures.ts'),
  'good-moves-first': () => import('./checks/good-moves-first.ts'),
  'a-beam': () => import('./checks/a-beam.ts'),
  'have-i-been-here': () => import('./checks/have-i-been-here.ts'),
  'when-the-time-is-up': () => import('./checks/when-the-time-is-up.ts'),
  'two-cores': () => import('./checks/two-cores.ts'),
}

/** The names of the sets: the addresses of their chapters. */
export const SET_NAMES: readonly string[] = Object.keys(SETS)

export async function loadSet(name: string): Promise<Loaded> {
  const load = SETS[name]
  if (load === undefined) throw new Error(`exercise: there is no set ${name} in sets.ts`)
  const [{ exercises }, verdicts] = await Promise.all([load(), verdictsOf(name)])
  return { exercises, verdicts }
}
