import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { rolldown } from 'rolldown'
import type { Plugin } from 'vite'

/** Scripts by the paths where they would be served. */
type Scripts = ReadonlyMap<string, string>

/**
 * Gives a browser each worker as one script, as the build of the site does, to be kept. Served as
 * they are, the files of the engine would be fetched one by one, anew for every worker that a test
 * starts; and as a module of Vite's own a script would be three times as long, with its source map,
 * and compiled each time.
 */
export function bundledWorkers(): Plugin {
  let parts: Promise<Scripts> | undefined
  const bundles = new Map<string, Promise<string>>()
  return {
    name: 'bundled-workers',
    configureServer({ config, middlewares }) {
      middlewares.use((request, response, next) => {
        const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost')
        if (!searchParams.has('worker_file')) return next()
        parts ??= partsOfAll(config.root)
        const bundle = bundles.get(pathname) ?? parts.then((each) => bundled(pathname, each))
        bundles.set(pathname, bundle)
        void bundle.then((script) => {
          response.setHeader('Content-Type', 'text/javascript')
          response.setHeader('Cache-Control', 'max-age=86400')
          response.end(script)
        }, next)
      })
    },
  }
}

/** What all workers are made of, in a few scripts: the engine is read once for all of them. */
async function partsOfAll(root: string): Promise<Scripts> {
  const files = globSync('src/workers/**/spawn.ts', { cwd: root }).flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/new Worker\(new URL\('([^']+)'/g)].map(
      ([, script]) => join(file, '..', script).replaceAll('\\', '/'),
    ),
  )
  const input = Object.fromEntries(files.map((file) => [file, join(root, file)]))
  const all = await rolldown({ input, platform: 'browser' })
  const { output } = await all.generate({ entryFileNames: '[name]', chunkFileNames: '[hash].js' })
  const scripts = output.filter((each) => each.type === 'chunk')
  return new Map(scripts.map(({ fileName, code }) => [`/${fileName}`, code]))
}

/** One script of the parts that a worker has use for. */
async function bundled(path: string, parts: Scripts): Promise<string> {
  const served = {
    name: 'served',
    resolveId: (id: string, from = path) => new URL(id, `http://localhost${from}`).pathname,
    load: (id: string) => parts.get(id) ?? null,
  }
  const one = await rolldown({ input: path, plugins: [served] })
  return (await one.generate({ codeSplitting: false })).output[0].code
}
