import { kitOf, transferables } from '../../engine/index.ts'
import type { Envelope, Message, Progress } from './protocol.ts'
import { serveCount, serveSearch } from './serve.ts'

/** The part that runs in the worker: it unpacks requests and packs answers, nothing else. */

const clock = () => performance.now()

function post(message: Message, transfer: Transferable[] = []): void {
  postMessage(message, { transfer })
}

addEventListener('message', ({ data }: MessageEvent<Envelope>) => {
  const { id, game, request } = data
  const known = kitOf(game)
  if (!known.ok) return post({ kind: 'error', id, error: known.error })
  const kit = known.value
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
