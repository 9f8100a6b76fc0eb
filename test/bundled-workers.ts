import { join } from 'node:path'
import { build, type Plugin } from 'vite'

/**
 * Gives a browser each worker as one script, as the build of the site does, to be kept. Served as
 * they are, the files of the engine would be fetched one by one, anew for every worker that a test
 * starts; and as a module of Vite's own a script would be three times as long, with its source map,
 * and compiled each time.
 */
export function bundledWorkers(): Plugin {
  const bundles = new Map<string, Promise<string>>()
  return {
    name: 'bundled-workers',
    configureServer({ config, middlewares }) {
      middlewares.use((request, response, next) => {
        const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost')
        if (!searchParams.has('worker_file')) return next()
        const bundle = bundles.get(pathname) ?? bundled(join(config.root, pathname))
        bundles.set(pathname, bundle)
        void bundle.then((code) => {
          response.setHeader('Content-Type', 'text/javascript')
          response.setHeader('Cache-Control', 'max-age=86400')
          response.end(code)
        }, next)
      })
    },
  }
}

async function bundled(file: string): Promise<string> {
  const made = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      minify: false,
      target: 'esnext',
      rolldownOptions: { input: file, output: { format: 'es', codeSplitting: false } },
    },
  })
  if (!('output' in made)) throw new Error(`${file} was not bundled once`)
  return made.output[0].code
}
