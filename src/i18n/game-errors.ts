import type * as reversi from './en/reversi-errors.ts'
import type * as tree from './en/tree-errors.ts'
import type { ErrorTable } from './error-table.ts'
import { inLanguage, whenWordsCome } from './in-language.ts'

/** The sentences of a game's own errors, where no figure has the game without fetching it. */
const tables: Readonly<Record<string, () => ErrorTable>> = {
  tree: () =>
    inLanguage<typeof tree>((language) => import(`./${language}/tree-errors.ts`)).treeErrors,
  reversi: () =>
    inLanguage<typeof reversi>((language) => import(`./${language}/reversi-errors.ts`))
      .reversiErrors,
}

const wanted = new Set<string>()
const come: ErrorTable[] = []

/** Begins to fetch the sentences of a game's own errors: they are among the words to wait for. */
export function wantErrorsOf(game: string): void {
  if (!Object.hasOwn(tables, game) || wanted.has(game)) return
  wanted.add(game)
  const table = tables[game]()
  whenWordsCome(() => come.push(table))
}

/** The sentences that have come, a table for each game. */
export function gameErrors(): readonly ErrorTable[] {
  return come
}
