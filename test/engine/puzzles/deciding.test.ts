import { describe, expect, it } from 'vitest'
import { stored } from '../../../content/puzzles.ts'
import { gomoku8 } from '../../../engine/index.ts'
import { comparedTerms, decidingTerms, lead } from '../../../engine/puzzles/deciding.ts'

const { game, evaluation, weighing, board } = gomoku8
if (weighing === undefined) throw new Error('no weights')
const { specs, by } = weighing
const usual = Object.fromEntries(specs.map(({ name, default: weight }) => [name, weight]))
/** The evaluation without each of its terms. */
const without = specs.map(({ name }) => ({ name, evaluation: by({ ...usual, [name]: 0 }) }))

function laid(text: string, names: readonly string[]) {
  const read = game.parse(text)
  if (!read.ok) throw new Error(read.error.code)
  const position = read.value
  const [better, worse] = names.map((name) => {
    const move = game.parseMove(position, name)
    if (!move.ok) throw new Error(move.error.code)
    return move.value
  })
  /** By how much an evaluation likes the first move better. */
  const ahead = (judge: Pick<typeof evaluation, 'evaluate'>) => {
    const [one, other] = [better, worse].map((move) => {
      game.play(position, move)
      const worth = 0 - judge.evaluate(position)
      expect(game.outcome(position)).toBeUndefined()
      game.undo(position)
      return worth
    })
    return one - other
  }
  return { position, pair: [better, worse] as const, ahead }
}

describe('the pairs of moves between which a term decides', () => {
  it('are ten, of different positions, and more than two terms decide in them', () => {
    expect(new Set(stored.deciding.map(({ position }) => position)).size).toBe(10)
    const terms = stored.deciding.map(({ position: text, better, worse }) => {
      const { position, pair } = laid(text, [better, worse])
      return decidingTerms(comparedTerms(gomoku8, position, pair))[0]
    })
    expect(new Set(terms).size).toBeGreaterThan(2)
  })

  it.each(stored.deciding)(
    'turn with the weight of one term set to 0, and with no other: $position',
    ({ position: text, better, worse }) => {
      const { position, pair, ahead } = laid(text, [better, worse])
      expect(ahead(evaluation)).toBeGreaterThan(0)
      const turning = without.filter(({ evaluation }) => ahead(evaluation) < 0)
      expect(turning).toHaveLength(1)
      // Without any other the first is still better, and not as good.
      expect(without.filter(({ evaluation }) => ahead(evaluation) === 0)).toEqual([])
      expect(decidingTerms(comparedTerms(gomoku8, position, pair))).toEqual(
        turning.map(({ name }) => name),
      )
      expect(game.format(position)).toBe(text)
      expect(board?.size(position)).toEqual({ columns: 8, rows: 8 })
    },
  )

  it('have terms that add up to what the evaluation says', () => {
    for (const { position: text, better, worse } of stored.deciding) {
      const { position, pair, ahead } = laid(text, [better, worse])
      const terms = comparedTerms(gomoku8, position, pair)
      expect(terms.reduce((sum, term) => sum + lead(term), 0)).toBe(ahead(evaluation))
    }
  })
})
