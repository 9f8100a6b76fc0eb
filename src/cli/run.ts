import { cli } from '../i18n/cli.ts'
import { asksForHelp, readArgs, type Args } from './args.ts'
import { quoted, refuse, type Checked, type CliError } from './cli-error.ts'
import { helpOf, overview } from './help.ts'
import { linesOf, LONGEST_LINE } from './input.ts'
import { beginningWith, readVerb, type Named } from './verbs.ts'
import type { Answer, Json, Prepared, Tools } from './verb.ts'

/** What a run may do besides computing. */
export interface Terminal extends Tools {
  /** Writes to the standard output; settles when more may be written. */
  readonly out: (text: string) => Promise<void>
  readonly err: (text: string) => void
  readonly open: (path: string) => Promise<Checked<AsyncIterable<string>>>
}

const FINE = 0
/** What was asked for cannot be done as it was written. */
const WRONG = 2

/** Operands that stand in the lines of `--input` where that is given. */
const BY_INPUT: readonly string[] = ['TEXT', 'MOVES']

/** Does what a command line says; returns the exit code. */
export async function run(argv: readonly string[], terminal: Terminal): Promise<number> {
  if (argv[0] === 'help') return run([...argv.slice(1), '--help'], terminal)
  const named = readVerb(argv)
  if (!named.ok) {
    if (!asksForHelp(argv)) return complain(terminal, named.cliError)
    const half = beginningWith(argv[0])
    await terminal.out(`${half.length === 0 ? overview() : half.map(helpOf).join('\n\n')}\n`)
    return FINE
  }
  if (asksForHelp(named.value.rest)) {
    await terminal.out(`${helpOf(named.value.verb)}\n`)
    return FINE
  }
  const asked = await prepare(named.value, terminal)
  if (!asked.ok) return complain(terminal, asked.cliError)
  const { args, prepared } = asked.value
  try {
    const path = args.text('input')
    if (path === undefined) return await answerOnce(args, prepared, terminal)
    const chunks = await terminal.open(path)
    if (!chunks.ok) return complain(terminal, chunks.cliError)
    return await answerLines(chunks.value, prepared, terminal)
  } finally {
    prepared.end?.()
  }
}

async function prepare(
  { verb, rest }: Named,
  terminal: Terminal,
): Promise<Checked<{ readonly args: Args; readonly prepared: Prepared }>> {
  const args = readArgs(verb.name, verb.args, rest)
  if (!args.ok) return args
  const { operands } = args.value
  // A tree may also be made.
  const made = args.value.has('input') || args.value.has('random')
  const all = verb.operand?.split(' ') ?? []
  const words = made ? all.filter((word) => !BY_INPUT.includes(word)) : all
  if (operands.length > words.length) {
    const tooMany = quoted(operands[words.length])
    return refuse('too-many-words', cli.errors.tooManyWords(verb.name, tooMany))
  }
  const missing = words[operands.length]
  if (missing !== undefined && !missing.startsWith('[')) {
    const given = [verb.name, ...operands.map(quoted)].join(' ')
    return refuse('no-operand', cli.errors.noOperand(given, missing))
  }
  const prepared = await verb.prepare(args.value, terminal)
  return prepared.ok
    ? { ok: true, value: { args: args.value, prepared: prepared.value } }
    : prepared
}

async function answerOnce(args: Args, prepared: Prepared, terminal: Terminal): Promise<number> {
  const answer = await guarded(() => prepared.once())
  if (!answer.ok) return complain(terminal, answer.cliError)
  const { value } = answer
  await terminal.out(`${args.has('json') ? stringified(value.json) : value.text()}\n`)
  return FINE
}

/** One answer a line, each before the next line is waited for. */
async function answerLines(
  chunks: AsyncIterable<string>,
  prepared: Prepared,
  terminal: Terminal,
): Promise<number> {
  try {
    for await (const line of linesOf(chunks)) {
      const answer =
        line === undefined
          ? refuse('line-too-long', cli.errors.lineTooLong(LONGEST_LINE))
          : await guarded(() => prepared.line?.(line) ?? prepared.once())
      await terminal.out(
        `${stringified(answer.ok ? answer.value.json : errorJson(answer.cliError))}\n`,
      )
    }
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    return complain(terminal, refuse('not-readable', cli.errors.inputEnded(why)).cliError)
  }
  return FINE
}

/** A fault of ours is told in one line as well. */
async function guarded(
  answer: () => Checked<Answer> | Promise<Checked<Answer>>,
): Promise<Checked<Answer>> {
  try {
    return await answer()
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    return refuse('fault', cli.errors.fault(why))
  }
}

function complain({ err }: Terminal, { sentence }: CliError): number {
  err(`${sentence}\n`)
  return WRONG
}

function errorJson({ sentence, code, at, lift }: CliError): Json {
  return {
    error: sentence,
    code,
    ...(at === undefined ? {} : { at }),
    ...(lift === undefined ? {} : { allowedBy: { [lift.option]: lift.value } }),
  }
}

function stringified(value: Json): string {
  return JSON.stringify(value)
}
