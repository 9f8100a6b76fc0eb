/**
 * The stories of a folder's figures: by component and by name the props to draw it with, without
 * `id`. Each is a golden first frame of the tests and stands in the gallery of `npm run dev`.
 * ```ts
 * export const stories = {
 *   LineStrip: { 'half-open': { row: '..OXXX.....' } },
 * } satisfies Stories<{ LineStrip: typeof LineStrip }>
 * ```
 */
export type Stories<Components extends Record<string, (props: never) => unknown>> = {
  readonly [Name in keyof Components]: Components[Name] extends (props: infer Props) => unknown
    ? Readonly<Record<string, Omit<Props, 'id'>>>
    : never
}
