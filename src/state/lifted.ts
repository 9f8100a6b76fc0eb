import type { GameOptions, UserError } from '../../engine/index.ts'

/** The option that allows what was refused. */
export type Lift = NonNullable<UserError['lift']>

/** The field of a state for the options that a reader has set so: `centre=false,size=15`. */
export const LIFTED = { type: 'text', default: '', max: 100 } as const

/** The options of such a text; the game says what is wrong with them. */
export function readLifted(text: string): GameOptions {
  const parts = text.split(',').filter((part) => part !== '')
  return Object.fromEntries(parts.map((part) => part.split(/=(.*)/s, 2)))
}

/** The text of the options that are others than those given. */
export function formatLifted(options: GameOptions, given: GameOptions = {}): string {
  return Object.entries(options)
    .filter(([name, value]) => String(value) !== String(given[name]))
    .map(([name, value]) => `${name}=${value}`)
    .join(',')
}
