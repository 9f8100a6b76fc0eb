import type { GameOptions } from '../../../engine/index.ts'
import { encodeState, fitsLink, withParameter } from '../../state/link.ts'
import { GAME_FIELDS } from '../../state/review-link.ts'
import { formatLifted } from '../../state/lifted.ts'
import { setupText } from '../../state/setup.ts'
import { defaultsOf, type Schema } from '../../state/schema.ts'
import { SEARCH_FIELDS } from '../lab/search/schema.ts'
import { besideText } from '../lab/compare/searches.ts'
import type { GameRecord } from '../table/game-record.ts'
import { labPage, playPage } from '../table/lab-page.ts'
import { deepest } from '../tree/spec.ts'

/*
 * Where a reader goes from a move of a game: the addresses of the lab and of the board to play on.
 */

/** Plies that show why a move is worse, where nothing is known of how deep that lies. */
const USUAL_DEPTH = 3
/** On boards of so many squares a search in the lab looks at moves near the stones alone. */
const LARGE = 100
const NEAR = 2

const COMPARED = {
  mode: { type: 'text', default: '', max: 20 },
  game: { type: 'text', default: '', max: 20 },
  setup: { type: 'text', default: '', max: 200 },
  position: { type: 'text', default: '', max: 3600 },
  plies: SEARCH_FIELDS.plies,
  near: SEARCH_FIELDS.near,
  exclude: SEARCH_FIELDS.exclude,
  beside: { type: 'text', default: '', max: 1000 },
} as const satisfies Schema

/**
 * The lab with two searches of the position that is shown: one of the move that was played alone,
 * and one of the better one.
 *
 * @param depth  plies from which on the search sees the difference
 */
export function whyNotHref(
  record: GameRecord<unknown>,
  played: string,
  better: string,
  depth = USUAL_DEPTH,
): string {
  const { kit, position, options, text } = record
  const size = kit.board?.size(position) ?? { columns: 1, rows: 1 }
  const near = size.columns * size.rows >= LARGE ? NEAR : 0
  const plies = Math.max(2, Math.min(deepest(kit.game.id), depth))
  const search = { ...defaultsOf(SEARCH_FIELDS), plies, near }
  const state = encodeState(COMPARED, {
    mode: 'compare',
    game: kit.game.id,
    setup: setupText(options),
    position: text,
    plies,
    near,
    exclude: `!${played}`,
    beside: besideText([{ ...search, exclude: `!${better}` }]),
  })
  return `${labPage()}${withParameter('', 'lab', state)}#lab`
}

/** The fields of a board to play on that say where a game goes on. */
const PLAYED = {
  ...GAME_FIELDS,
  begins: { type: 'text', default: '', max: 10 },
} as const satisfies Schema

/**
 * The board to play on, after the moves up to here; the reader is to move. Undefined where the game
 * is too long for a link.
 *
 * @param given  the options that the board to play on has by itself, where they are not the game's
 */
export function playHref(
  { kit, position, board, moves, options }: GameRecord<unknown>,
  given: GameOptions,
): string | undefined {
  const { id } = kit.game
  const begins = kit.game.toMove(position) === 0 ? 'you' : 'engine'
  const usual = kit.options.filter(({ name }) => Object.hasOwn(given, name))
  const defaults = Object.fromEntries(usual.map((spec) => [spec.name, spec.default]))
  const lifted = formatLifted({ ...defaults, ...options }, given)
  const played = { lifted, set: board, moves, begins }
  if (!fitsLink(PLAYED, played)) return undefined
  return playPage(id, encodeState(PLAYED, played))
}
