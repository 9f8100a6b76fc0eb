import type { GameKit, Player } from '../../../engine/index.ts'
import { boardModel, sideName } from '../../boards/model.ts'
import type { ScoresWords } from '../../i18n/scores.ts'
import type { ValuesWords } from '../../i18n/values.ts'
import type { Overlay } from '../table/shown.ts'
import { scoreText, scoreWords, sideOf } from '../tree/texts.ts'
import { bestValue, type Worth } from './worth.ts'

/** What has been found out about a position. */
export interface Judged {
  readonly worths: readonly Worth[]
  /** Positions looked at, the root among them. */
  readonly nodes: number
  /** Plies. */
  readonly depth: number
}

export interface ValuesWordTables {
  readonly words: ValuesWords
  readonly scores: ScoresWords
}

/** Each move's value on its square, and a frame around the best. */
export function valuesOver<P>(
  kit: GameKit<P>,
  position: P,
  judged: Judged | undefined,
  { words, scores }: ValuesWordTables,
): Overlay {
  if (judged === undefined) return {}
  const best = bestValue(judged.worths, kit.game.toMove(position))
  const labels: string[] = []
  const notes: string[] = []
  for (const { square, value } of judged.worths) {
    labels[square] = scoreText(value, scores)
    notes[square] = words.worth(scoreWords(value, scores), value === best)
  }
  const marks = judged.worths
    .filter(({ value }) => value === best)
    .map(({ square }) => ({ square, shape: 'frame', tone: 'good' }) as const)
  return { labels, notes, marks }
}

/** Who is to move and what the position is worth, in a sentence. */
export function valuesSentence<P>(
  kit: GameKit<P>,
  position: P,
  judged: Judged | undefined,
  { words, scores }: ValuesWordTables,
): string {
  const outcome = kit.game.outcome(position)
  if (outcome !== undefined) {
    return outcome.winner === 'draw'
      ? words.drawn
      : words.won(sideName(kit, position, outcome.winner))
  }
  const player: Player = kit.game.toMove(position)
  const mover = words.mover(sideName(kit, position, player), sideOf(player))
  const best = judged === undefined ? undefined : bestValue(judged.worths, player)
  if (judged === undefined || best === undefined) return mover
  // Each move takes a square, so no game is longer than the free ones last.
  const stones = Array.from(boardModel(kit, position, { bare: true })?.stones ?? [])
  const free = stones.filter((stone) => stone === -1).length
  const looked =
    judged.depth >= free
      ? words.lookedToTheEnd(judged.nodes)
      : words.looked(judged.nodes, judged.depth)
  return `${mover} ${words.takes(sideOf(player), scoreWords(best, scores))} ${looked}`
}
