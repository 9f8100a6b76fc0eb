/** Starts the worker that solves anew. The bundler finds its script by this expression. */
export function spawnSolverEffort(): Worker {
  return new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
}
