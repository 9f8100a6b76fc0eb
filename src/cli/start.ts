import { build } from 'astro'
import { networkInterfaces } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { weighPages, weightTable } from './page-weight.ts'
import { serve } from './serve.ts'
import { siteBase } from './under-path.ts'

/*
 * `npm start`: builds the notebook and serves it on this machine.
 *   --port N      the port to ask for (4321); if it is taken, the next free one is
 *   --host [A]    serve it to others too: on all networks of this machine, or at one address
 */
const root = join(import.meta.dirname, '../..')
const usual = 4321
const everywhere = '0.0.0.0'

function fail(sentence: string): never {
  console.error(sentence)
  process.exit(2)
}

interface Asked {
  readonly port: number
  readonly host?: string
}

function asked(): Asked {
  try {
    const args = process.argv.slice(2).map((word, i, all) => {
      const bare = word === '--host' && (all[i + 1] ?? '--').startsWith('--')
      return bare ? `--host=${everywhere}` : word
    })
    const options = { port: { type: 'string' }, host: { type: 'string' } } as const
    const { host, port: text = String(usual) } = parseArgs({ args, options }).values
    const port = Number(text)
    if (!/^\d+$/.test(text) || port > 65535) {
      return fail(`--port ${text}: a port is a whole number from 0 to 65535.`)
    }
    return { port, ...(host === undefined ? {} : { host }) }
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error))
  }
}

/** Where others on the same networks find this machine. */
function addresses(host: string): string[] {
  if (host !== everywhere && host !== '::') return [host]
  return Object.values(networkInterfaces())
    .flatMap((each) => each ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address)
}

const { port, host } = asked()
const base = siteBase(process.env.BASE)
process.env.ASTRO_TELEMETRY_DISABLED ??= '1'
console.log('Building the notebook …')
await build({ root, logLevel: 'warn' })
const dist = join(root, 'dist')
console.log(`\nJavaScript at opening, after gzip\n${weightTable(weighPages(dist, base))}`)
try {
  const server = await serve(dist, port, 20, { base, ...(host === undefined ? {} : { host }) })
  const { pathname } = new URL(`${server.url}/`)
  console.log(`\nCutoff is open at ${server.url}/`)
  for (const each of host === undefined ? [] : addresses(host)) {
    console.log(`  and for others at http://${each}:${server.port}${pathname}`)
  }
  console.log('Ctrl+C ends it.')
} catch (error) {
  fail(error instanceof Error ? error.message : String(error))
}
