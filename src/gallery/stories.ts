import type { AstroComponentFactory } from 'astro/runtime/server/index.js'
import type { Stories } from '../figure/stories.ts'

/** One figure in one state, ready to be drawn. */
export interface Story {
  /** The component, `BitsLab`. */
  readonly figure: string
  /** Letters, digits and hyphens; no two of a figure are alike. */
  readonly name: string
  readonly component: AstroComponentFactory
  readonly props: Readonly<Record<string, unknown>>
}

const components = import.meta.glob<AstroComponentFactory>('../widgets/*/*.astro', {
  eager: true,
  import: 'default',
})
const told = import.meta.glob<Stories<Record<string, (props: never) => unknown>>>(
  '../widgets/*/stories.ts',
  { eager: true, import: 'stories' },
)

/** Every component of a figure, `BitsLab`. */
export const figures: readonly string[] = Object.keys(components).map((file) =>
  file.replace(/^.*\/|\.astro$/g, ''),
)

/** All stories, by the folder of the figure, in the order in which they are told. */
export const allStories: readonly Story[] = Object.entries(told).flatMap(([file, ofFolder]) =>
  Object.entries(ofFolder).flatMap(([figure, named]) => {
    const component = components[file.replace('stories.ts', `${figure}.astro`)]
    if (component === undefined) throw new Error(`${file}: there is no ${figure}.astro beside it`)
    return Object.entries(named).map(([name, props]) => ({ figure, name, component, props }))
  }),
)
