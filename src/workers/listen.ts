import { transferables, type GameKit } from '../../engine/index.ts'
import type { Envelope, Message, Progress } from './protocol.ts'
import { serveCount, serveSearch } from './serve.ts'

const clock = () => performance.now()

function post(message: Message, transfer: Transferable[] = []): void {
  postMessage(message, { transfer })
}

/**
 * Makes the worker that runs this the engine of one game: it unpacks requests and packs
 * answers, nothing else. Each game has a script of its own in `games/`, so that its searches
 * stay monomorphic and a page fetches no other game.
 */
export function listen<P>(kit: GameKit<P>): void {
  addEventListener('message', ({ data }: MessageEvent<Envelope>) => {
    const { id, request } = data
    switch (request.task) {
      case 'search': {
        const progress = (progress: Progress) => post({ kind: 'progress', id, progress })
        const served = serveSearch(kit, request, { clock, progress })
        if (!served.ok) return post({ kind: 'error', id, error: served.error })
        const { recording, sizes } = served.value
        const buffers = recording === undefined ? [] : transferables(recording)
        if (sizes !== undefined && sizes.buffer instanceof ArrayBuffer) buffers.push(sizes.buffer)
        return post({ kind: 'search', id, answer: served.value }, buffers)
      }
      case 'count': {
        const served = serveCount(kit, request)
        if (!served.ok) return post({ kind: 'error', id, error: served.error })
        return post({ kind: 'count', id, nodes: served.value })
      }
    }
  })
}
