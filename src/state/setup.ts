import { fail, ok, type GameOptions, type Result } from '../../engine/index.ts'

/** `columns=4,rows=3`: the options of a game's start. */
export function setupText(options: GameOptions | undefined): string {
  return Object.entries(options ?? {})
    .map(([name, value]) => `${name}=${value}`)
    .join(',')
}

export /** Reads that. Error: `option/unknown` where it is none. */
function setupOf(text: string): Result<GameOptions | undefined> {
  if (text === '') return ok(undefined)
  const options: Record<string, string> = {}
  for (const part of text.split(',')) {
    const [name, value, ...rest] = part.split('=')
    if (value === undefined || rest.length > 0) return fail('option/unknown', 0, { name: part })
    options[name] = value
  }
  return ok(options)
}
