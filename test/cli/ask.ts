import { good } from '../../src/cli/cli-error.ts'
import { run } from '../../src/cli/run.ts'

export interface Said {
  readonly code: number
  readonly out: string
  readonly err: string
}

/** What the command line says, without a process of its own. `input` is what `--input` reads. */
export async function ask(argv: readonly string[], input: readonly string[] = []): Promise<Said> {
  let out = ''
  let err = ''
  async function* chunks() {
    yield* input
  }
  const code = await run(argv, {
    async out(text) {
      out += text
    },
    err(text) {
      err += text
    },
    open: async () => good(chunks()),
    clock: () => 0,
  })
  return { code, out, err }
}

/** The one JSON value that an answer is. */
export async function json(...argv: string[]) {
  const { code, out, err } = await ask([...argv.slice(0, 1), '--json', ...argv.slice(1)])
  if (code !== 0 || err !== '' || !out.endsWith('\n')) {
    throw new Error(`${argv.join(' ')}: ${code} ${err}`)
  }
  return JSON.parse(out)
}

/** The JSON values of the lines that answer lines. */
export async function lines(argv: readonly string[], input: string) {
  const { code, out, err } = await ask([...argv, '--input', '-'], [input])
  if (code !== 0 || err !== '') throw new Error(`${argv.join(' ')}: ${code} ${err}`)
  return out
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))
}

/** The sentence of a command line that is wrong: one line on stderr, nothing on stdout, exit 2. */
export async function error(argv: readonly string[]): Promise<string> {
  const { code, out, err } = await ask(argv)
  if (code !== 2 || out !== '' || !/^[^\n]+\n$/.test(err)) {
    throw new Error(`${argv.join(' ')}: ${code} ${JSON.stringify({ out, err })}`)
  }
  return err.trimEnd()
}
