import { build, type Plugin } from 'vite'

/**
 * Gives a browser each worker as one script, as the build of the site does. Served as they are, the
 * files of the engine would be fetched one by one, anew for every worker that a test starts.
 */
export function bundledWorkers(): Plugin {
  const bundles = new Map<string, Promise<string>>()
  return {
    name: 'bundled-workers',
    enforce: 'pre',
    load(id) {
      const [file, query = ''] = id.split('?')
      if (!/(^|&)worker_file(&|$)/.test(query)) return undefined
      const bundle = bundles.get(file) ?? bundled(file)
      bundles.set(file, bundle)
      return bundle
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
