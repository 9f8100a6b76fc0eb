import { fail, ok, type Result } from '../../../../engine/index.ts'
import type { LabWords } from '../../../i18n/lab.ts'
import type { LabCompareWords } from '../../../i18n/lab-compare.ts'
import { encodeState } from '../../../state/link.ts'
import { decodeState } from '../../../state/read-link.ts'
import type { Schema } from '../../../state/schema.ts'
import type { LabState } from '../schema.ts'
import { SEARCH_FIELDS, type SearchState } from '../search/schema.ts'

/** Searches that are compared, the one at hand among them. */
export const MOST_SEARCHES = 4
/** Between two of the others. */
const BETWEEN = '|'

/**
 * A search beside the one at hand is written as a link has one, but that plain minimax is what is
 * not said, and 0 plies are as many as the search at hand has. So nothing at all is plain minimax.
 */
const BESIDE_FIELDS = {
  ...SEARCH_FIELDS,
  algorithm: { ...SEARCH_FIELDS.algorithm, default: 'minimax' },
  plies: { ...SEARCH_FIELDS.plies, default: 0, min: 0 },
} as const satisfies Schema

/** The search at hand, and those beside it: two to four. Errors: those of a link, `lab/too-many-searches`. */
export function searchesIn(state: LabState): Result<readonly SearchState[]> {
  const texts = state.beside.split(BETWEEN)
  if (texts.length >= MOST_SEARCHES) {
    return fail('lab/too-many-searches', 0, { limit: MOST_SEARCHES })
  }
  const searches: SearchState[] = [state]
  for (const text of texts) {
    const read = decodeState(BESIDE_FIELDS, text)
    if (!read.ok) return read
    const { unknown } = read.value
    if (unknown.length > 0) return fail('link/other-figure', 0, { fields: unknown.join(', ') })
    const { plies } = read.value.state
    // Whose turn it is belongs to what is searched.
    const { first, code } = state
    searches.push({ ...read.value.state, plies: plies === 0 ? state.plies : plies, first, code })
  }
  return ok(searches)
}

/** The text for searches beside the one at hand. */
export function besideText(searches: readonly SearchState[]): string {
  const { first, code } = { first: BESIDE_FIELDS.first.default, code: BESIDE_FIELDS.code.default }
  return searches
    .map((search) => encodeState(BESIDE_FIELDS, { ...search, first, code }))
    .map((text) => text.replaceAll(BETWEEN, ''))
    .join(BETWEEN)
}

/** A search in a few words: its algorithm, and what is not as usual. */
export function describe(
  search: SearchState,
  isTree: boolean,
  lab: LabWords,
  words: LabCompareWords,
): string {
  const { algorithm, plies, stop, tie, fail, bounds, order, low, high, near, beam, exclude } =
    search
  const { slots, table } = search
  const cuts = algorithm === 'alphabeta'
  const windowed = cuts || algorithm === 'pvs'
  const parts = [
    lab.algorithms[algorithm],
    isTree && stop === 0 ? '' : words.plies(isTree ? stop : plies),
    cuts && tie !== 'le' ? words.cutsWhen(lab.ties[tie]) : '',
    cuts && fail !== 'soft' ? words.failHard : '',
    cuts && bounds !== 'all' ? words.parentAlone : '',
    order === 'left' ? '' : lab.orders[order],
    windowed && (low !== '-inf' || high !== 'inf') ? words.window(low, high) : '',
    !isTree && near > 0 ? words.near(near) : '',
    !isTree && beam > 0 ? words.beam(beam) : '',
    table > 0 && !cuts ? words.table(table) : '',
    slots !== '0' && !cuts ? words.slots(Number(slots)) : '',
    !isTree && exclude !== '' ? excluded(exclude, words) : '',
  ]
  return parts.filter((part) => part !== '').join(', ')
}

/** After a `!` stand the moves that are not left out. */
function excluded(exclude: string, words: LabCompareWords): string {
  const only = exclude.trim()
  return only.startsWith('!') ? words.only(only.slice(1).trim()) : words.without(exclude)
}
