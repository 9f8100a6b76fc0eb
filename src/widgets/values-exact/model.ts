import type { GameKit, Result } from '../../../engine/index.ts'
import { sideName } from '../../boards/model.ts'
import type { ValuesExactWords } from '../../i18n/values-exact.ts'
import type { EngineClient } from '../../workers/client.ts'
import type { Overlay } from '../table/shown.ts'
import type { Judging } from '../values/judge.ts'
import { movesOf } from '../values/worth.ts'

/** A legal move and its exact score. */
export interface ExactWorth {
  readonly square: number
  /** In the view of whoever makes it; undefined where the end is too far away. */
  readonly score: number | undefined
}

/** Asks a worker for the score of every move, one after the other. Undefined: not wanted any more. */
export async function solveMoves<P>(
  client: EngineClient,
  kit: GameKit<P>,
  position: P,
  tell: (judging: Judging) => void,
  isWanted: () => boolean,
): Promise<Result<readonly ExactWorth[]> | undefined> {
  const { game } = kit
  const children = movesOf(kit, position).map(({ move, square }) => {
    game.play(position, move)
    const text = game.format(position)
    game.undo(position)
    return { square, text }
  })
  const worths: ExactWorth[] = []
  for (const { square, text } of children) {
    const answer = await client.review({ position: text, effort: 'usual', solve: true })
    if (!isWanted()) return undefined
    if (!answer.ok) return answer
    const { score } = answer.value
    worths.push({ square, score: score === undefined ? undefined : 0 - score })
    tell({ done: worths.length, all: children.length })
  }
  return { ok: true, value: worths }
}

/** The best of the scores; undefined where one is not known, or there is none. */
export function bestScore(worths: readonly ExactWorth[]): number | undefined {
  const scores = worths.map(({ score }) => score)
  return scores.length === 0 || scores.includes(undefined)
    ? undefined
    : Math.max(...scores.map((score) => score ?? 0))
}

/** Each move's score on its square, and a frame around the best. */
export function exactOver(
  worths: readonly ExactWorth[] | undefined,
  words: ValuesExactWords,
): Overlay {
  if (worths === undefined) return {}
  const best = bestScore(worths)
  const labels: string[] = []
  const notes: string[] = []
  for (const { square, score } of worths) {
    labels[square] = score === undefined ? '?' : words.signed(score)
    notes[square] = score === undefined ? words.unknown : words.worth(score, score === best)
  }
  const marks = worths
    .filter(({ score }) => score !== undefined && score === best)
    .map(({ square }) => ({ square, shape: 'frame', tone: 'good' }) as const)
  return { labels, notes, marks }
}

/** Who is to move and how the game ends, in a sentence. */
export function exactSentence<P>(
  kit: GameKit<P>,
  position: P,
  worths: readonly ExactWorth[] | undefined,
  words: ValuesExactWords,
): string {
  const { game } = kit
  const outcome = game.outcome(position)
  if (outcome !== undefined) {
    return outcome.winner === 'draw'
      ? words.drawn
      : words.won(sideName(kit, position, outcome.winner))
  }
  const player = game.toMove(position)
  const mover = sideName(kit, position, player)
  if (worths === undefined) return words.toMove(mover)
  const best = bestScore(worths)
  if (best === undefined) return `${words.toMove(mover)} ${words.tooFar}`
  if (best === 0) return `${words.toMove(mover)} ${words.draws}`
  const winner = best > 0 ? mover : sideName(kit, position, player === 0 ? 1 : 0)
  return `${words.toMove(mover)} ${words.wins(winner, PIECES - Math.abs(best))}`
}

/** A score is this less the pieces that the winner has played when the line is made. */
const PIECES = 22
