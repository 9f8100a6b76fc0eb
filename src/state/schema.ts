/** One field of a widget's state, as a link may carry it. */
export type Field =
  /** `max`: the most characters (UTF-16 units) the text may have. */
  | { readonly type: 'text'; readonly default: string; readonly max: number }
  /**
   * From `min` to `max`, both included; at most nine digits. `none` lies outside and stands for none
   * of them: figures write it, and no reader is told of it.
   */
  | {
      readonly type: 'integer'
      readonly default: number
      readonly none?: number
      readonly min: number
      readonly max: number
    }
  | { readonly type: 'choice'; readonly default: string; readonly values: readonly string[] }
  | { readonly type: 'boolean'; readonly default: boolean }

/**
 * The fields by name; names are letters, digits and hyphens. Declare a schema
 * `as const satisfies Schema` and its state is typed by name.
 */
export type Schema = Readonly<Record<string, Field>>

type Value<F extends Field> = F extends { type: 'text' }
  ? string
  : F extends { type: 'integer' }
    ? number
    : F extends { type: 'boolean' }
      ? boolean
      : F extends { values: readonly (infer V)[] }
        ? V
        : never

/** `{ moves: string; depth: number; begins: 'you' | 'engine' }` */
export type StateOf<S extends Schema> = { readonly [K in keyof S]: Value<S[K]> }

/** The state a figure has where a link says nothing. */
export function defaultsOf<const S extends Schema>(schema: S): StateOf<S> {
  const values: Record<string, unknown> = {}
  for (const [name, field] of Object.entries(schema)) values[name] = field.default
  return values as StateOf<S>
}
