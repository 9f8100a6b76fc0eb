import {
  isGameId,
  legalPart,
  listGames,
  type GameKit,
  type GameOptions,
  type ListedGame,
  type UserError,
} from '../../../engine/index.ts'
import { formatLifted, readLifted } from '../../state/lifted.ts'
import { isObject, reviewIn, type KeptReview } from './kept.ts'

/*
 * Games as files: those of this page, with their reviews, and what other programs write.
 */

/** What a text comes to that is not simply one position. */
export type Taken =
  /** A file of this page. */
  | { readonly kind: 'file'; readonly game: string; readonly review: KeptReview }
  | { readonly kind: 'list'; readonly games: readonly ListedGame[] }
  /** A game with an illegal move: the text of what comes before it. */
  | {
      readonly kind: 'part'
      readonly text: string
      readonly moves: number
      readonly error: UserError
    }

/** Undefined where the game reads the text as one position, or not at all. */
export function takenOf(
  kit: GameKit<unknown>,
  text: string,
  options: GameOptions,
): Taken | undefined {
  const file = fileIn(text)
  if (file !== undefined) return file
  const games = listGames(kit, text, options)
  if (games.length > 1) return { kind: 'list', games }
  const part = legalPart(kit, text, options)
  return part && { kind: 'part', ...part }
}

const MARK = 'cutoff-game'

export function fileText(game: string, { lifted, ...review }: KeptReview): string {
  return `${JSON.stringify({ [MARK]: 1, game, options: readLifted(lifted), ...review })}\n`
}

function fileIn(text: string): Taken | undefined {
  if (!text.trimStart().startsWith('{')) return undefined
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return undefined
  }
  if (!isObject(value) || value[MARK] === undefined) return undefined
  const { game, options } = value
  if (typeof game !== 'string' || !isGameId(game)) return undefined
  const lifted = isObject(options) ? formatLifted(options as GameOptions) : ''
  const [review] = reviewIn({ ...value, lifted })
  return review && { kind: 'file', game, review }
}
