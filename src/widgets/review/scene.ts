import { review as words } from '../../i18n/review.ts'
import type { GameExtras } from '../table/game-extras.ts'
import type { GameRecord } from '../table/game-record.ts'
import type { Scene } from '../table/scene.ts'
import type { Later } from './later.ts'
import type { Looks } from './looks.ts'
import { sideOf, type Found } from './model.ts'

/** What is laid over the board. */
interface Laid {
  /** What the reader looks at: heat, terms, threats. */
  readonly looked: ReturnType<Looks['show']> | undefined
  readonly lines: Later['lines']
  /** The better line is shown where a move lost value. */
  readonly showsLine: boolean
}

/** The position at hand, and over it what is looked at, or the line that was better. */
export function sceneOf(
  record: GameRecord<unknown>,
  extras: GameExtras<unknown>,
  found: Found | undefined,
  { looked, lines, showsLine }: Laid,
): Scene {
  const { kit, position, played } = record
  const isOver = kit.game.outcome(position) !== undefined
  const judged = found?.judged[played.length]
  const lapse = found?.review.lapses.find(({ ply }) => ply === played.length)
  const line =
    showsLine && judged !== undefined && judged.line.length > 0 && lapse !== undefined
      ? lines?.lineOver(kit, extras, position, judged.line, lapse.played)
      : undefined
  return {
    position,
    label: isOver ? words.boardOver : words.board(sideOf(record, kit.game.toMove(position), words)),
    active: !isOver,
    since: played.slice(-1),
    over: looked?.over ?? line,
    lit: looked?.lit,
  }
}
