import { isLanguage, languages, type Language } from './languages.ts'

/*
 * The doors to the words. A folder a language holds one file a subject, each exporting plain
 * objects, strings, or functions of the values a sentence names; `src/i18n/<subject>.ts` is the
 * door through which everything else takes them, in the language of the page that is shown or
 * built. English is the contract: a table of another language has its types.
 *
 * A door is opened when its module is: its table begins to be fetched then, and words can be said
 * once `wordsReady` has resolved. In a page only the tables of its own language are fetched; where
 * there is no page (the build, the command line, tests) those of all, since each page has its own.
 */

/** What a page is in, by itself. Where there is no page, `speak` says it. */
let inForce = (): Language | undefined => {
  if (typeof document === 'undefined') return undefined
  const { lang } = document.documentElement
  return isLanguage(lang) ? lang : languages[0]
}

/** For the build and the command line: who says in which language words are wanted just now. */
export function speak(language: () => Language | undefined): void {
  inForce = language
}

/** The language of the page that is shown or built. */
export function pageLanguage(): Language {
  const language = inForce()
  if (language === undefined) throw new Error('words: of no page, so in no language')
  return language
}

/** Fetches what a door has not got yet, or waits for it. */
const doors: (() => Promise<void>)[] = []

/** What is to be done once the words of all doors are there. */
const waiting = new Set<() => void>()

/**
 * Resolves when the words of every door that has been opened are there; rejects where some cannot
 * be fetched, which the next call tries again.
 */
export async function wordsReady(): Promise<void> {
  // Who begins to wait from here on may wait for doors that are opened from here on.
  const ready = [...waiting]
  await Promise.all(doors.map((come) => come()))
  for (const act of ready) if (waiting.delete(act)) act()
}

/** What `import()` brings, once the words that it says are there too. */
export async function withWords<T>(code: Promise<T>): Promise<T> {
  const module = await code
  await wordsReady()
  return module
}

/** Acts once the words are there, be it after a second try. */
export function whenWordsCome(act: () => void): void {
  waiting.add(act)
  // Whoever fetched the code that waits is told of a failure, and tries again (`fetched`).
  wordsReady().catch(() => undefined)
}

/**
 * A table of words in the language of the page: every export of it looks itself up when it is used.
 *
 * @param load the table of a language, `(language) => import(`./${language}/bits.ts`)`
 */
export function inLanguage<T extends object>(load: (language: Language) => Promise<T>): T {
  const tables = new Map<Language, T>()
  let coming: Promise<void> | undefined
  const fetchAll = async () => {
    const wanted = typeof document === 'undefined' ? languages : [pageLanguage()]
    const missing = wanted.filter((language) => !tables.has(language))
    await Promise.all(
      missing.map(async (language) => void tables.set(language, await load(language))),
    )
  }
  const come = () =>
    (coming ??= fetchAll().catch((error: unknown) => {
      coming = undefined
      throw error
    }))
  doors.push(come)
  come().catch(() => undefined)
  const find = (name: string | symbol): object => {
    const table: object | undefined = tables.get(pageLanguage())
    if (table === undefined) throw new Error(`words: ${String(name)} is not there yet`)
    return Reflect.get(table, name)
  }
  return new Proxy<object>({}, { get: (_, name) => lazily(() => find(name)) }) as T
}

/** Stands for an object or a function that is looked up each time it is used. */
function lazily(find: () => object): object {
  return new Proxy(() => undefined, {
    get: (_, key) => Reflect.get(find(), key),
    has: (_, key) => Reflect.has(find(), key),
    ownKeys: () => Reflect.ownKeys(find()),
    getOwnPropertyDescriptor: (_, key) => {
      const own = Reflect.getOwnPropertyDescriptor(find(), key)
      // What the proxy stands on has no such property, so it may not be called a lasting one.
      return own && { ...own, configurable: true }
    },
    apply: (_, self, values) => {
      const say = find()
      if (typeof say !== 'function') throw new TypeError('words: called what is no function')
      return Reflect.apply(say, self, values)
    },
  })
}
