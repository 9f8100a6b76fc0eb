import { describe, expect, test } from 'vitest'
import { agentsOf, clinicAgents, CLINIC, OWN } from '../../engine/index.ts'
import { wordsReady } from '../../src/i18n/in-language.ts'
import { castOf, idIn, playsIn, seated, shownIn } from '../../src/widgets/play/cast.ts'
import { levelsOf, opponentsOf, othersOf } from '../../src/widgets/play/opponents.ts'
import { defaultsOf } from '../../src/state/schema.ts'
import { playSchema } from '../../src/widgets/play/schema.ts'
import { setupBy } from '../../src/widgets/play/setup.ts'
import { boardData } from './play-help.ts'
import { PLAYED_GAMES } from '../engine/played-games.ts'

await wordsReady()

const setupOf = (game: string) => setupBy(boardData(game))
const stateOf = (game: string) => defaultsOf(playSchema(setupOf(game), 'you'))

describe.each(PLAYED_GAMES)('who may be chosen at a board of %s', (game) => {
  const cast = castOf(setupOf(game))

  test('is every agent of the game but the right twins, each once, and one of the reader’s own', () => {
    const agents = [...agentsOf(game), ...clinicAgents(game)]
      .map(({ id }) => id)
      .filter((id) => !id.endsWith('-mended'))
    const listed = cast.map(({ agent }) => agent).filter((id) => id !== undefined)
    expect(listed.toSorted()).toEqual([...agents, OWN].toSorted())
    expect(new Set(cast.map(({ id }) => id)).size).toBe(cast.length)
    expect(new Set(cast.map(({ name }) => name)).size).toBe(cast.length)
  })

  test('is the plain and the pruned search, to a depth of the reader’s', () => {
    for (const id of ['minimax', 'alphabeta']) {
      const level = shownIn('engine', setupOf(game), { ...stateOf(game), against: id, depth: 3 })
      expect(level.search).toEqual({ algorithm: id, options: { depth: 3 } })
      expect(level.name).toMatch(/, 3 plies deep$/)
    }
  })

  test('is said in a sentence', () => {
    for (const { id, uses, free, name } of cast) {
      expect(name).not.toBe('')
      // What her own uses is what she has chosen.
      if (free !== true && id !== OWN) expect(uses, name).toMatch(/^[A-Z].*\.$/)
    }
  })

  test('sits down in either seat, and a link says who', () => {
    const setup = setupOf(game)
    for (const { id } of cast) {
      for (const seat of ['you', 'engine'] as const) {
        const state = { ...stateOf(game), ...seated(seat, id, setup) }
        expect(idIn(seat, setup, state)).toBe(id)
      }
    }
  })
})

describe('a fault to be found', () => {
  const games = PLAYED_GAMES.filter((game) => CLINIC.filter((one) => one.game === game).length > 1)

  test('is one of the faults of its game, and over some games each of them', () => {
    expect(games).toEqual(expect.arrayContaining(['connect4', 'gomoku8', 'gomoku', 'abalone']))
    for (const game of games) {
      const setup = setupOf(game)
      const ids = CLINIC.filter((one) => one.game === game).map(({ id }) => `clinic/${id}`)
      const met = new Set<string>()
      for (let seed = 0; seed < 4 * ids.length; seed++) {
        const state = { ...stateOf(game), against: 'fault', seed }
        const { id, faulty } = playsIn('engine', setup, state)
        expect(faulty).toBe(true)
        met.add(id)
        // What is shown does not tell.
        expect(shownIn('engine', setup, state)).toMatchObject({ id: 'fault' })
        expect(shownIn('engine', setup, state).agent).toBeUndefined()
      }
      expect([...met].toSorted()).toEqual(ids.toSorted())
    }
  })
})

describe('the page’s own opponents', () => {
  test('stand first and keep their numbers, which old links have', () => {
    const setup = setupOf('gomoku')
    expect(castOf(setup).slice(0, 5)).toEqual(opponentsOf('gomoku', levelsOf('gomoku')))
    expect(seated('engine', 'level-3', setup)).toEqual({ level: 3, against: '' })
  })

  test('are not listed twice where a page has some of the faulty ones', () => {
    const own = opponentsOf('gomoku8', ['clinic/root-window', { algorithm: 'alphabeta', depth: 2 }])
    const others = othersOf('gomoku8', own)
    expect(others.map(({ id }) => id)).not.toContain('clinic/root-window')
    expect(others.map(({ id }) => id)).toContain('clinic/smallest-int')
  })
})
