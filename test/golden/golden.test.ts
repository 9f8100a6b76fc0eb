import { readdirSync } from 'node:fs'
import { join, sep } from 'node:path'
import { experimental_AstroContainer as AstroContainer } from 'astro/container'
import { describe, expect, it } from 'vitest'
import { allStories, figures } from '../../src/gallery/stories.ts'
import { readable } from './markup.ts'

/*
 * The first frame of every figure in each of its stories, against the one that is kept beside
 * this file. `npm run golden` renews them: look at the diff before it is committed.
 */
const container = await AstroContainer.create()

describe('the first frame of', () => {
  it.each(allStories)('$figure: $name is as it was', async ({ figure, name, component, props }) => {
    const html = await container.renderToString(component, {
      props: { ...props, id: name },
      slots: { default: 'A caption.' },
    })
    const file = join(import.meta.dirname, figure, `${name}.html`)
    await expect(readable(html)).toMatchFileSnapshot(file)
  })
})

describe('the stories', () => {
  it('are told of every figure', () => {
    const told = new Set(allStories.map(({ figure }) => figure))
    expect(figures.filter((figure) => !told.has(figure))).toEqual([])
  })

  it('have names that can be those of files', () => {
    const names = allStories.map(({ name }) => name)
    expect(names.filter((name) => !/^[a-z0-9-]+$/.test(name))).toEqual([])
  })

  it('are all that is kept', () => {
    const kept = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.html'))
      .map((file) => file.split(sep).join('/'))
    const told = new Set(allStories.map(({ figure, name }) => `${figure}/${name}.html`))
    expect(kept.filter((file) => !told.has(file))).toEqual([])
  })
})
