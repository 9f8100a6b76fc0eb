import type { GameKit, Result, SplitLanes } from '../../../engine/index.ts'
import { scores } from '../../i18n/scores.ts'
import { scoreText } from '../tree/texts.ts'
import type { SplitSpec } from './spec.ts'

/** What threads have done of a search that they share. */
export interface Found {
  readonly kit: GameKit<unknown>
  /** Where the search begins. */
  readonly position: unknown
  readonly lanes: SplitLanes
  /** The moves of each share, as the game writes them. */
  readonly lines: readonly string[]
}

export function foundOf(
  kit: GameKit<unknown>,
  { position: text, gameOptions }: Pick<SplitSpec, 'position' | 'gameOptions'>,
  lanes: SplitLanes,
): Result<Found> {
  const read = kit.game.parse(text, gameOptions)
  if (!read.ok) return read
  const lines = lanes.shares.map(({ line }) => lineText(kit, read.value, line))
  return { ok: true, value: { kit, position: read.value, lanes, lines } }
}

/** The last move of each share: what its thread searches. */
export function namesOf({ lines }: Found): readonly string[] {
  return lines.map((line) => line.split(' ').at(-1) ?? '')
}

/** Who chooses the last move of a line. */
export function chooserOf({ kit, position }: Found, line: readonly number[]): 0 | 1 {
  const before = Math.max(0, line.length - 1)
  return (kit.game.toMove(position) ^ (before & 1)) as 0 | 1
}

/** A score of whoever chooses the last move of a line, in Max’s view. */
export function scoreIn(found: Found, line: readonly number[], score: number): string {
  const forMax = chooserOf(found, line) === 0 ? score : 0 - score
  const { kit, position } = found
  return scoreText(forMax, {
    ...scores,
    ...(kit.writtenScore?.(position, 0) !== undefined && {
      written: (each: number) => kit.writtenScore?.(position, each),
    }),
  })
}

function lineText(kit: GameKit<unknown>, position: unknown, line: readonly number[]): string {
  const { game } = kit
  const texts: string[] = []
  for (const move of line) {
    texts.push(game.formatMove(position, move))
    game.play(position, move)
  }
  for (let i = 0; i < line.length; i++) game.undo(position)
  return texts.join(' ')
}
