import type { GameKit, GameOptions, Result } from '../../../../engine/index.ts'
import { EngineClient } from '../../../workers/client.ts'
import { askingAt } from '../../../figure/fetched.ts'

/**
 * Has a worker read a long text, so that the page then reads it at once. A game that cannot `hold`
 * what is read takes long over none.
 *
 * @param over  nothing is wanted of it any more
 */
export async function readAhead<P>(
  figure: HTMLElement,
  { game, hold }: Pick<GameKit<P>, 'game' | 'hold'>,
  text: string,
  gameOptions: GameOptions | undefined,
  over: AbortSignal,
): Promise<void> {
  if (hold === undefined || over.aborted) return
  const client = new EngineClient(game.id, undefined, askingAt(figure))
  over.addEventListener('abort', () => client.stop())
  const answer = await client.read({ position: text, ...(gameOptions && { gameOptions }) })
  client.stop()
  // Where there is no answer the page reads the text itself, and says what is wrong.
  if (answer.ok) hold(text, gameOptions, answer.value.read as Result<P>, answer.value.written)
}
