import type * as reversi from './en/reversi-errors.ts'
import type * as tree from './en/tree-errors.ts'
import type { ErrorTable } from './error-table.ts'
import { inLanguage, whenWordsCome } from './in-language.ts'

/** The sentences of a game's own errors, where that is not a game of many pages. */
const tables: Readonly<Record<string, () => ErrorTable>> = {
  tree: () =>
    inLanguage<typeof tree>((language) => import(`./${language}/tree-errors.ts`)).treeErrors,
  reversi: () =>
    inLanguage<typeof reversi>((language) => import(`./${language}/reversi-errors.ts`))
      .reversiErrors,
}

const wanted = new Set<string>()
const come: ErrorTable[] = []
let isOpen = false

/** The sentences of a game's own errors are to come with those of all others. */
export function wantErrorsOf(game: string): void {
  if (!Object.hasOwn(tables, game) || wanted.has(game)) return
  wanted.add(game)
  if (isOpen) open(game)
}

/** Begins to fetch what is wanted: from here on it is among the words to wait for. */
export function openGameErrors(): void {
  isOpen = true
  wanted.forEach(open)
}

function open(game: string): void {
  const table = tables[game]()
  whenWordsCome(() => come.push(table))
}

/** The sentences that have come, a table for each game. */
export function gameErrors(): readonly ErrorTable[] {
  return come
}
