import { cli } from '../i18n/cli.ts'
import type { ArgSpec } from './args.ts'
import type { Verb } from './verb.ts'
import { verbs } from './verbs.ts'

const WIDTH = 78
/** A space at which no line is broken. */
const HARD = '\u00a0'

/** What the program can do. */
export function overview(): string {
  return [
    cli.help.usage,
    '',
    ...wrapped(cli.help.about, WIDTH),
    '',
    ...listed(verbs.map(({ name }) => [name, cli.verbs[name].summary])),
    '',
    cli.help.more,
  ].join('\n')
}

/** What one verb can do. */
export function helpOf(verb: Verb): string {
  const { summary, notes, examples } = cli.verbs[verb.name]
  const operand = verb.operand
  return [
    ...wrapped(usage(verb), WIDTH - 2).map((line, i) =>
      (i === 0 ? line : `  ${line}`).replaceAll(HARD, ' '),
    ),
    '',
    ...wrapped(summary, WIDTH),
    '',
    ...listed([
      ...(operand === undefined ? [] : [[operand, cli.operands[operand]]]),
      ...verb.args.map((spec) => [spelled(spec), described(spec)]),
      ['--help', cli.help.thisHelp],
    ]),
    ...notes.flatMap((note) => ['', ...wrapped(note, WIDTH)]),
    '',
    cli.help.examples,
    ...examples.map((example) => `  ${cli.help.command} ${example}`),
  ].join('\n')
}

function usage({ name, operand, args }: Verb): string {
  const parts = args
    .toSorted((a, b) => Number(b.required ?? false) - Number(a.required ?? false))
    .map((spec) => (spec.required ? spelled(spec) : `[${spelled(spec)}]`).replaceAll(' ', HARD))
  return [cli.help.command, name, ...(operand === undefined ? [] : [operand]), ...parts].join(' ')
}

function spelled(spec: ArgSpec): string {
  if (spec.kind === 'flag') return `--${spec.name}`
  const value = spec.kind === 'choice' ? spec.values.join('|') : cli.args[spec.name].value
  return `--${spec.name} ${value}`
}

function described(spec: ArgSpec): string {
  const { help } = cli.args[spec.words ?? spec.name]
  return spec.kind === 'integer' ? `${help} ${cli.help.range(spec.min, spec.max)}` : help
}

/** Names with what they mean beside them, or below where a name is long. */
function listed(rows: readonly (readonly string[])[]): string[] {
  const room = 20
  return rows.flatMap(([name, meaning]) => {
    const lines = wrapped(meaning, WIDTH - room - 2)
    const first = name.length < room ? [`  ${name.padEnd(room)}${lines[0]}`] : [`  ${name}`]
    const rest = name.length < room ? lines.slice(1) : lines
    return [...first, ...rest.map((line) => ' '.repeat(room + 2) + line)]
  })
}

function wrapped(text: string, width: number): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ')) {
    if (line !== '' && line.length + 1 + word.length > width) {
      lines.push(line)
      line = word
    } else line = line === '' ? word : `${line} ${word}`
  }
  return [...lines, line]
}
