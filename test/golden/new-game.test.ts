import { experimental_AstroContainer as AstroContainer } from 'astro/container'
import type { AstroComponentFactory } from 'astro/runtime/server/index.js'
import { describe, expect, it, vi } from 'vitest'
import { agentsOf, gameIds, kits, type GameId } from '../../engine/index.ts'

/**
 * A game that the registry names and nothing else does: no levels, no words, no page of its own.
 * It is tic-tac-toe, with an option that has no name either.
 */
vi.mock('../../engine/games/registry.ts', async (original) => {
  const registry = await original<typeof import('../../engine/games/registry.ts')>()
  const { mnk } = registry.kits
  const kits = { ...registry.kits, brand: { ...mnk, game: { ...mnk.game, id: 'brand' } } }
  return {
    ...registry,
    kits,
    gameIds: Object.keys(kits),
    isGameId: (id: string) => Object.hasOwn(kits, id),
    kitOf: (id: string) => ({ ok: true, value: kits[id as keyof typeof kits] }),
  }
})

const container = await AstroContainer.create()
const pages = import.meta.glob<AstroComponentFactory>('../../src/pages/**/*.astro', {
  import: 'default',
})

async function pageAt(name: string, props: Readonly<Record<string, unknown>>): Promise<string> {
  const page = await pages[`../../src/pages/[lang]/games/${name}.astro`]()
  return container.renderToString(page, { props, partial: false })
}

const NEW = 'brand' as GameId

describe('a game that is named in the registry alone', () => {
  it('is there, and has nothing', () => {
    expect(gameIds).toContain(NEW)
    expect(kits[NEW].board).toBeDefined()
    expect(agentsOf(NEW)).toEqual([])
  })

  it('has a page under its id, with its board, its options and alpha-beta to play against', async () => {
    const props = { lang: 'en', game: NEW, boarded: gameIds.filter((id) => kits[id].board) }
    const html = await pageAt('[game]', props)
    expect(html).toContain('<h1>brand</h1>')
    expect(html).toMatch(/<cutoff-analysis[^>]* data-game="brand"/)
    expect(html).toMatch(/<cutoff-play[^>]* data-game="brand"[^>]* data-algorithm="alphabeta"/)
    expect(html).toContain('<th scope="row">columns</th>')
  })

  it('is listed among the games', async () => {
    const html = await pageAt('index', { lang: 'en' })
    expect(html).toMatch(/href="\/en\/games\/brand\/"[^>]*>brand</)
  })
})
