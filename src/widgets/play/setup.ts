import type { AlgorithmName, GameOptions } from '../../../engine/index.ts'
import type { Offer } from './schema.ts'
import type { Seat } from './seat.ts'
import type { GameWords } from '../../i18n/games.ts'
import type { Level } from './level.ts'

/** What the page says of a board to play on: the element's `data-` attributes, read. */
export interface Setup extends Offer {
  readonly game: string
  readonly algorithm: AlgorithmName
  readonly gameOptions: GameOptions | undefined
  readonly begins: Seat
  readonly opponents: readonly Level[]
  /** All who play the game and are not among these. */
  readonly others: readonly Level[]
  /** The board is the page: it is as large as the screen lets it be, and its moves are listed. */
  readonly large: boolean
  /** What the options of the game and their values are called. */
  readonly labels: Pick<GameWords, 'options' | 'values'>
  /** Who is asked for hints; absent where that is the opponent. */
  readonly adviser: Level | undefined
}

export function setupBy(data: DOMStringMap): Setup {
  const { game = '', depth, least, most, begins, options, adviser } = data
  const opponents = JSON.parse(data['levels'] ?? '[]') as readonly Level[]
  return {
    game,
    algorithm: (data['algorithm'] ?? 'alphabeta') as AlgorithmName,
    gameOptions: options === undefined ? undefined : (JSON.parse(options) as GameOptions),
    begins: begins === 'engine' ? 'engine' : 'you',
    depth: Number(depth),
    least: Number(least),
    most: Number(most),
    levels: opponents.length,
    level: Number(data['level'] ?? 0),
    opponents,
    large: data['large'] !== undefined,
    others: JSON.parse(data['others'] ?? '[]') as readonly Level[],
    labels: JSON.parse(data['labels'] ?? '{"options":{}}') as Setup['labels'],
    adviser: adviser === undefined ? undefined : (JSON.parse(adviser) as Level),
  }
}
