import { describe, expect, it } from 'vitest'
import { gameIds, kits, rngOf, type GameId } from '../../engine/index.ts'
import { games } from '../../src/i18n/en/games.ts'
import { outcomeSentence } from '../../src/i18n/en/outcomes.ts'
import { play } from '../../src/i18n/en/play.ts'
import { terms } from '../../src/i18n/en/term-names.ts'
import { randomGame } from '../engine/games/random-game.ts'

// A game without words has a page all the same, under its id: here it is told what is missing.
const boarded = gameIds.filter((id) => kits[id].board !== undefined)

/** What is said of random games of a game with its usual start. */
function met(id: GameId): { readonly terms: Set<string>; readonly ends: Set<string> } {
  const { game, evaluation } = kits[id]
  const found = { terms: new Set<string>(), ends: new Set<string>() }
  for (let seed = 1; seed <= 6; seed++) {
    let ply = 0
    const last = randomGame(game, game.initial(), rngOf(seed), 120, (p) => {
      if (ply++ % 7 === 0) for (const { name } of evaluation.explain(p)) found.terms.add(name)
    })
    const outcome = game.outcome(last)
    if (outcome === undefined) continue
    const side = outcome.winner === 'draw' ? undefined : 'X'
    const said = outcomeSentence(outcome.reason, side)
    if (said === outcomeSentence('no-such-reason', side)) found.ends.add(outcome.reason)
    if (!Object.hasOwn(play.reasons, outcome.reason)) found.ends.add(outcome.reason)
  }
  return found
}

describe.each(boarded)('the words of the game %s', (id) => {
  it('are a page with rules, notation, evaluation and sources', () => {
    const words = Object.hasOwn(games, id) ? games[id] : undefined
    expect(words, `src/i18n/en/games.ts has no entry “${id}”`).toBeDefined()
    for (const part of ['rules', 'evaluation'] as const) {
      expect(words?.[part].length, `src/i18n/en/games.ts: ${id}.${part}`).toBeGreaterThan(0)
    }
    expect(words?.notation, `src/i18n/en/games.ts: ${id}.notation`).not.toBe('')
    expect(Object.keys(words?.sources ?? {}).length, `${id}.sources`).toBeGreaterThan(0)
  })

  it('name its options and their values', () => {
    const { options = {}, values = {} } = games[id] ?? {}
    const specs = kits[id].options
    const unnamed = specs.map(({ name }) => name).filter((name) => options[name] === undefined)
    expect(unnamed, `src/i18n/en/games.ts: options of ${id} without a name`).toEqual([])
    const said = specs.flatMap((spec) => (spec.type === 'choice' ? [...spec.values] : []))
    // A number is its own name.
    const wordless = said.filter((value) => values[value] === undefined && !/^[0-9]+$/.test(value))
    expect(wordless, `src/i18n/en/games.ts: values of ${id} without a name`).toEqual([])
  })

  it('name the terms of its evaluation and say how it ends', () => {
    const found = met(id)
    const unnamed = [...found.terms].filter((name) => !Object.hasOwn(terms, name))
    expect(unnamed, 'src/i18n/en/term-names.ts: terms without a name').toEqual([])
    expect([...found.ends], 'src/i18n/en/{outcomes,play}.ts: ends without a sentence').toEqual([])
  })
})
