/** Starts the worker that solves by steps. The bundler finds its script by this expression. */
export function spawnSolvingSteps(): Worker {
  return new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
}
