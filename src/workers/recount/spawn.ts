/** Starts the worker that counts stored runs again. The bundler finds its script by this expression. */
export function spawnRecount(): Worker {
  return new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
}
