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
  return Object.fromEntries(given.map(({ name }) => [name, values[name]]))
}

/** The values of a link for these options. */
export function valuesOf(specs: readonly OptionSpec[], options: GameOptions): Values {
  return Object.fromEntries(
    specs.map(({ name, follows, default: usual }) => {
      const value = Object.hasOwn(options, name)
        ? options[name]
        : follows === undefined
          ? usual
          : ''
      return [name, follows === undefined ? value : String(value)]
    }),
  )
}

/** A word of the link as text. */
export function textIn(values: Values, name: keyof typeof OWN): string {
  const value = values[name]
  return typeof value === 'string' ? value : ''
}

/** Whether the texts of the state are short enough for its fields. */
export function fits(values: Values): boolean {
  return Object.entries(OWN).every(([name, { max }]) => String(values[name]).length <= max)
}
