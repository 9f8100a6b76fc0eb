import { describe, expect, it } from 'vitest'
import { gameIds, kits, loadKit } from '../../../engine/index.ts'

describe('a game that is fetched by itself', () => {
  it.each(gameIds)('is the one the registry has: %s', async (id) => {
    expect(await loadKit(id)).toEqual({ ok: true, value: kits[id] })
  })

  it.each(['chess', '', '__proto__'])('is an error where there is none: %j', async (id) => {
    expect(await loadKit(id)).toEqual({
      ok: false,
      error: { code: 'game/unknown', at: 0, params: { id } },
    })
  })
})
