import { describe, expect, it } from 'vitest'
import { gomoku8Agents } from '../../../engine/agents/gomoku8.ts'
import type { Term } from '../../../engine/core/game.ts'
import { rngOf } from '../../../engine/core/rng.ts'
import { gomoku8 } from '../../../engine/games/gomoku8/index.ts'
import { alphabeta } from '../../../engine/search/alphabeta.ts'
import { foundValue } from '../../../engine/search/score.ts'
import { subjectFrom } from '../../../engine/search/types.ts'

/*
 * The game of the 8×8 report (Garrido, Gélin & Lor 2019): the first player has h1 and g1, the
 * program e4, and it plays e1, not f1 beside the stones.
 */
const { game, evaluation } = gomoku8

function opening() {
  const read = game.parse('h1 e4 g1')
  if (!read.ok) throw new Error(read.error.code)
  return read.value
}

function answerOf(id: string) {
  const position = opening()
  const agent = gomoku8Agents.find((each) => each.id === id)
  if (agent === undefined) throw new Error(id)
  const { value, line } = agent.begin(gomoku8)(position, { rng: rngOf(1) })
  const texts = line.map((move) => {
    const text = game.formatMove(position, move)
    game.play(position, move)
    return text
  })
  return { value, line: texts.join(' '), terms: evaluation.explain(position) }
}

/** What the terms of a name bring player 0 and player 1, from the second player's view. */
function sums(terms: readonly Term[], name: string): number[] {
  return [0, 1].map((side) =>
    terms
      .filter((term) => term.name === name && term.side === side)
      .reduce((sum, term) => sum + term.contribution, 0),
  )
}

describe('on the opening of the 8×8 report', () => {
  it('medium plays e1, as the report’s program does', () => {
    const { value, line, terms } = answerOf('medium')
    expect({ value, line }).toEqual({ value: -10, line: 'e1 g2' })
    expect(sums(terms, 'two')).toEqual([-15, 0])
    expect(sums(terms, 'square')).toEqual([-6, 11])
  })

  it('hard plays e3, makes a two of its own, and expects to block at f1 later', () => {
    const { value, line, terms } = answerOf('hard')
    expect({ value, line }).toEqual({ value: -5, line: 'e3 e1 f1 f2' })
    expect(sums(terms, 'two')).toEqual([-15, 5])
    expect(sums(terms, 'square')).toEqual([-11, 16])
    expect(new Set(terms.map(({ name }) => name))).toEqual(new Set(['two', 'square']))
  })

  it('at four plies e1 is second best, and f1 beside the stones far behind', () => {
    const position = opening()
    const worth = (text: string) => {
      const move = game.parseMove(position, text)
      if (!move.ok) throw new Error(text)
      game.play(position, move.value)
      const value = foundValue(alphabeta(subjectFrom(gomoku8, position), { depth: 3 }))
      game.undo(position)
      return 0 - value
    }
    expect(['e3', 'e1', 'f1'].map(worth)).toEqual([-5, -8, -24])
  })
})
