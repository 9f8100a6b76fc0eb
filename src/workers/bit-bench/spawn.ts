/** Starts the worker that measures. The bundler finds its script by this expression. */
export function spawnBitBench(): Worker {
  return new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
}
