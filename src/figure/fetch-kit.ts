import { ContractError, loadKit, type GameKit, type Result } from '../../engine/index.ts'
import { wantErrorsOf } from '../i18n/game-errors.ts'
import { fetched } from './fetched.ts'

/**
 * The game of a figure, as `loadKit`, with the sentences of its errors; where it does not come, the
 * figure waits for it.
 */
export function fetchKit(figure: HTMLElement, id: string): Promise<Result<GameKit<unknown>>> {
  return fetched(figure, async () => {
    wantErrorsOf(id)
    const kit = await loadKit(id)
    if (!kit.ok && kit.error.code === 'game/not-loaded') throw new Error(`${id} did not come`)
    return kit
  })
}

/** The same where the page names the game itself: throws if there is none of that name. */
export async function knownKit(figure: HTMLElement, id: string): Promise<GameKit<unknown>> {
  const kit = await fetchKit(figure, id)
  if (!kit.ok) throw new ContractError(figure.localName, `'${id}': ${kit.error.code}`)
  return kit.value
}
