import type { ExerciseSet, VerdictTable } from './exercise.ts'

/** What a page of one chapter fetches when it has exercises. */
interface Loaded {
  readonly exercises: ExerciseSet
  readonly verdicts: VerdictTable
}

/** The chapters that have exercises. Each set is a file of its own, so a page gets only its own. */
const SETS: Readonly<Record<string, () => Promise<[Checks, Sentences]>>> = {
  '01': () => Promise.all([import('./checks/01.ts'), import('../../i18n/en/exercises/01.ts')]),
  '02': () => Promise.all([import('./checks/02.ts'), import('../../i18n/en/exercises/02.ts')]),
  '03': () => Promise.all([import('./checks/03.ts'), import('../../i18n/en/exercises/03.ts')]),
  '04': () => Promise.all([import('./checks/04.ts'), import('../../i18n/en/exercises/04.ts')]),
  '05': () => Promise.all([import('./checks/05.ts'), import('../../i18n/en/exercises/05.ts')]),
  '06': () => Promise.all([import('./checks/06.ts'), import('../../i18n/en/exercises/06.ts')]),
  '07': () => Promise.all([import('./checks/07.ts'), import('../../i18n/en/exercises/07.ts')]),
  '08': () => Promise.all([import('./checks/08.ts'), import('../../i18n/en/exercises/08.ts')]),
  '09': () => Promise.all([import('./checks/09.ts'), import('../../i18n/en/exercises/09.ts')]),
  '10': () => Promise.all([import('./checks/10.ts'), import('../../i18n/en/exercises/10.ts')]),
  '11': () => Promise.all([import('./checks/11.ts'), import('../../i18n/en/exercises/11.ts')]),
  '12': () => Promise.all([import('./checks/12.ts'), import('../../i18n/en/exercises/12.ts')]),
}

type Checks = Pick<Loaded, 'exercises'>
type Sentences = Pick<Loaded, 'verdicts'>

export async function loadSet(name: string): Promise<Loaded> {
  const load = SETS[name]
  if (load === undefined) throw new Error(`exercise: there is no set ${name} in sets.ts`)
  const [{ exercises }, { verdicts }] = await load()
  return { exercises, verdicts }
}
