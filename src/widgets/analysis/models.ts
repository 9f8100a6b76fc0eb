import type { GameKit, Term } from '../../../engine/index.ts'
import { roomFor } from '../../boards/model.ts'
import type { AnalysisWords } from '../../i18n/analysis.ts'
import { outcomeSentence } from '../../i18n/outcomes.ts'
import { termName } from '../../i18n/term-names.ts'
import type { GameRecord } from '../table/game-record.ts'
import type { Scene } from '../table/scene.ts'
import { spokenSide } from '../table/told.ts'
import type { EvaluationModel } from './evaluation-view.ts'
import { groupTerms, sumOf, type TermGroup } from './groups.ts'

/** @param lit  the terms whose squares are lit */
export function sceneOf(
  { kit, position, played }: Pick<GameRecord<unknown>, 'kit' | 'position' | 'played'>,
  lit: TermGroup | undefined,
  words: AnalysisWords,
): Scene {
  return {
    position,
    label: labelOf(kit, position, words),
    active: kit.game.outcome(position) === undefined,
    room: roomFor(kit.board?.size(position).columns ?? 1),
    since: played.slice(-1),
    named: true,
    lit: lit && { squares: lit.squares, favours: lit.contribution >= 0 },
  }
}

/** What a screen reader calls the board. */
export function labelOf<P>(kit: GameKit<P>, position: P, words: AnalysisWords): string {
  if (kit.game.outcome(position) !== undefined) return words.boardOver
  return words.board(spokenSide(kit, position, kit.game.toMove(position), words))
}

/** Whose turn it is, or how the game has ended. */
export function turnSentence<P>(kit: GameKit<P>, position: P, words: AnalysisWords): string {
  const outcome = kit.game.outcome(position)
  if (outcome === undefined) {
    return words.toMove(spokenSide(kit, position, kit.game.toMove(position), words))
  }
  const { winner, reason } = outcome
  const side = winner === 'draw' ? undefined : spokenSide(kit, position, winner, words)
  return outcomeSentence(reason, side)
}

/** @param lit  the terms whose squares are lit */
export function evaluationOf<P>(
  kit: GameKit<P>,
  position: P,
  terms: readonly Term[],
  lit: TermGroup | undefined,
  words: AnalysisWords,
): EvaluationModel {
  return {
    groups: groupTerms(terms),
    sum: sumOf(terms),
    side: spokenSide(kit, position, kit.game.toMove(position), words),
    over: kit.game.outcome(position) !== undefined,
    lit,
    termName: (term) => termName(kit.game.id, term),
    sideName: (side) => spokenSide(kit, position, side, words),
  }
}
