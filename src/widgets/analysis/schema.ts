import type { GameOptions, OptionSpec } from '../../../engine/index.ts'
import type { Field, Schema } from '../../state/schema.ts'

/** The fields that are no options of the game. `set` is the board that was set up. */
const OWN = {
  set: { type: 'text', default: '', max: 1000 },
  moves: { type: 'text', default: '', max: 3800 },
  patterns: { type: 'text', default: '', max: 2000 },
} as const satisfies Schema

/**
 * The state of the board in a link: the options that were given, a board, the moves. Options
 * that follow another are texts, empty where they are not given.
 */
export function analysisSchema(specs: readonly OptionSpec[]): Schema {
  return { ...Object.fromEntries(specs.map((spec) => [spec.name, fieldOf(spec)])), ...OWN }
}

function fieldOf(spec: OptionSpec): Field {
  if (spec.follows !== undefined) return { type: 'text', default: '', max: 20 }
  switch (spec.type) {
    case 'integer':
      return { type: 'integer', default: spec.default, min: spec.min, max: spec.max }
    case 'boolean':
      return { type: 'boolean', default: spec.default }
    case 'choice':
      return { type: 'choice', default: spec.default, values: spec.values }
  }
}

/** The state of the board as a link has it. */
export type Values = Readonly<Record<string, string | number | boolean>>

/** The options that the values of a link give: those that are not at their default. */
export function optionsOf(specs: readonly OptionSpec[], values: Values): GameOptions {
  const given = specs.filter(({ name, follows, default: usual }) =>
    follows === undefined ? values[name] !== usual : values[name] !== '',
  )
  return Object.fromEntries(given.map((spec) => [spec.name, read(spec, values[spec.name])]))
}

/** What a boolean that follows another may be in a link: as others are, or as it once was. */
const BOOLEANS: Readonly<Record<string, boolean>> = {
  yes: true,
  no: false,
  true: true,
  false: false,
}

function read({ type, follows }: OptionSpec, value: Values[string]): Values[string] {
  const text = String(value)
  return type === 'boolean' && follows !== undefined && Object.hasOwn(BOOLEANS, text)
    ? BOOLEANS[text]
    : value
}

/** The values of a link for these options. */
export function valuesOf(specs: readonly OptionSpec[], options: GameOptions): Values {
  return Object.fromEntries(
    specs.map(({ name, follows, default: usual }) => {
      const given = Object.hasOwn(options, name)
      if (follows === undefined) return [name, given ? options[name] : usual]
      if (!given) return [name, '']
      const value = options[name]
      return [name, typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value)]
    }),
  )
}

/** A word of the link as text. */
export function textIn(values: Values, name: keyof typeof OWN): string {
  const value = values[name]
  return typeof value === 'string' ? value : ''
}
