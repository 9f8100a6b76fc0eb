import { verdictsOf, type VerdictTable } from '../../i18n/verdicts.ts'
import type { ExerciseSet } from './exercise.ts'

/** What a page of one chapter fetches when it has exercises. */
interface Loaded {
  readonly exercises: ExerciseSet
  readonly verdicts: VerdictTable
}

/** The chapters that have exercises. Each set is a file of its own, so a page gets only its own. */
const SETS: Readonly<Record<string, () => Promise<{ readonly exercises: ExerciseSet }>>> = {
  '01': () => import('./checks/01.ts'),
  '02': () => import('./checks/02.ts'),
  '03': () => import('./checks/03.ts'),
  '04': () => import('./checks/04.ts'),
  '05': () => import('./checks/05.ts'),
  '06': () => import('./checks/06.ts'),
  '07': () => import('./checks/07.ts'),
  '08': () => import('./checks/08.ts'),
  '09': () => import('./checks/09.ts'),
  '10': () => import('./checks/10.ts'),
  '11': () => import('./checks/11.ts'),
  '12': () => import('./checks/12.ts'),
}

export async function loadSet(name: string): Promise<Loaded> {
  const load = SETS[name]
  if (load === undefined) throw new Error(`exercise: there is no set ${name} in sets.ts`)
  const [{ exercises }, verdicts] = await Promise.all([load(), verdictsOf(name)])
  return { exercises, verdicts }
}
