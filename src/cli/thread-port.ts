import { Worker } from 'node:worker_threads'
import type { Port } from '../workers/protocol.ts'
import type { Envelope } from '../workers/protocol.ts'

/** What Node has no class for. */
class ThreadError extends Event implements ErrorEvent {
  readonly colno = 0
  readonly lineno = 0
  readonly filename = ''
  readonly error: Error
  readonly message: string

  constructor(error: Error) {
    super('error')
    this.error = error
    this.message = error.message
  }
}

/** A thread of Node's with the engine of a game, which looks to its client like a browser's worker. */
export class ThreadPort implements Port {
  onmessage: Port['onmessage'] = null
  onerror: Port['onerror'] = null
  private readonly thread: Worker

  constructor(game: string) {
    this.thread = new Worker(new URL('./thread.ts', import.meta.url), { workerData: game })
    this.thread.on('message', (data) => this.onmessage?.(new MessageEvent('message', { data })))
    this.thread.on('error', (error: Error) => this.onerror?.(new ThreadError(error)))
  }

  postMessage(envelope: Envelope): void {
    this.thread.postMessage(envelope)
  }

  terminate(): void {
    void this.thread.terminate()
  }
}
