import { build } from 'astro'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { weighPages, weightTable } from './page-weight.ts'
import { serve } from './serve.ts'

/*
 * `npm start`: builds the notebook and serves it on this machine.
 *   --port N   the port to ask for (4321); if it is taken, the next free one is
 */
const root = join(import.meta.dirname, '../..')
const usual = 4321

function fail(sentence: string): never {
  console.error(sentence)
  process.exit(2)
}

function portAsked(): number {
  try {
    const { values } = parseArgs({ options: { port: { type: 'string' } } })
    const port = Number(values.port ?? usual)
    if (Number.isInteger(port) && port >= 0 && port <= 65535) return port
    return fail(`--port ${values.port}: a port is a whole number from 0 to 65535.`)
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error))
  }
}

const port = portAsked()
process.env.ASTRO_TELEMETRY_DISABLED ??= '1'
console.log('Building the notebook …')
await build({ root, logLevel: 'warn' })
const dist = join(root, 'dist')
console.log(`\nJavaScript at opening, after gzip\n${weightTable(weighPages(dist))}`)
const server = await serve(dist, port, 20)
console.log(`\nCutoff is open at ${server.url}/\nCtrl+C ends it.`)
