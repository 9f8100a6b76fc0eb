import { cli } from '../i18n/cli.ts'
import { speak, wordsReady } from '../i18n/in-language.ts'
import { languages } from '../i18n/languages.ts'
import { oneLine } from './cli-error.ts'
import { openInput } from './input.ts'
import { run } from './run.ts'

/**
 * Runs a command line in this process. The exit code is 0, or 2 where what was asked for cannot be
 * done, with a sentence on the standard error; 1 where the answer could not be written, or by a
 * fault of ours.
 */
export async function main(argv: readonly string[]): Promise<void> {
  speak(() => languages[0])
  await wordsReady()
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    // Whoever reads our output may have had enough of it (`| head -1`): that is no error.
    if (error.code === 'EPIPE') process.exit(0)
    process.stderr.write(`${oneLine(cli.errors.notWritten(error.message))}\n`)
    process.exit(1)
  })
  try {
    process.exitCode = await run(argv, {
      out,
      err: (text) => process.stderr.write(text),
      open: (path) => openInput(path, folder()),
      clock: () => performance.now(),
      ...(process.stderr.isTTY ? { progress } : {}),
    })
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    process.stderr.write(`${oneLine(cli.errors.fault(why))}\n`)
    process.exitCode = 1
  }
}

/** One line of a terminal, written over and over. */
function progress(text: string): void {
  process.stderr.write(`\r${text}\u001b[K`)
}

/** Where the person is: `npm run` goes to the package's folder first, and says where it came from. */
function folder(): string {
  const { npm_lifecycle_event: script, INIT_CWD: before } = process.env
  return script === 'cutoff' && before !== undefined ? before : process.cwd()
}

/** Settles when more may be written, so that a long stream is not kept in memory. */
function out(text: string): Promise<void> {
  return new Promise((resolve) => {
    if (process.stdout.write(text)) resolve()
    else process.stdout.once('drain', resolve)
  })
}
