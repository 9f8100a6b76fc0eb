import { ContractError, loadKit } from '../../../engine/index.ts'
import { differing, spend, visit, type Visited } from './measure.ts'
import type { TechniquesMessage } from './protocol.ts'
import type { SearchedGame } from './techniques.ts'

const tell = (message: TechniquesMessage) => postMessage(message)

/** Measures at once the game that it is asked for; whoever has started it ends it. */
addEventListener('message', ({ data }: MessageEvent<SearchedGame>) => void measure(data))

async function measure(game: SearchedGame): Promise<void> {
  const kit = await loadKit(game.id)
  if (!kit.ok) throw new ContractError('measuring techniques', kit.error.code)
  const all: Visited[] = []
  for (const visited of visit(kit.value, game)) {
    all.push(visited)
    tell({ kind: 'visited', visited })
  }
  const technique = differing(all)
  if (technique !== undefined) return tell({ kind: 'differs', technique })
  for (const spent of spend(kit.value, game, () => performance.now())) {
    tell({ kind: 'spent', spent })
  }
  tell({ kind: 'done' })
}
