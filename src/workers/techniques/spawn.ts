/** Starts the worker that measures techniques. The bundler finds its script by this expression. */
export function spawnTechniques(): Worker {
  return new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
}
