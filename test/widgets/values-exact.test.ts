import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { connect4 } from '../../engine/index.ts'
import { figure } from '../../src/i18n/en/figure.ts'
import { valuesExact as words } from '../../src/i18n/en/values-exact.ts'
import '../../src/widgets/values-exact/element.ts'
import { bestScore, exactOver, exactSentence } from '../../src/widgets/values-exact/model.ts'
import { solvedNow } from '../../src/widgets/values-exact/solved-now.ts'
import { leavesNothing, mountFigure, textOf } from './figure-help.ts'

leavesNothing()

const MIDDLE = '31144372557427674555'

function at(text: string) {
  const read = connect4.game.parse(text)
  if (!read.ok) throw new Error(read.error.code)
  return read.value
}

describe('the exact scores of columns', () => {
  test('stand on the squares, the best one framed, and say with which piece it wins', () => {
    const worths = solvedNow(at(MIDDLE))
    expect(worths.map(({ score }) => score)).toEqual([-10, 4, 0, -4, -4, -11, -4])
    const { labels = [], marks = [] } = exactOver(worths, words)
    expect(marks.map(({ square }) => labels[square])).toEqual(['+4'])
    expect(exactSentence(connect4, at(MIDDLE), worths, words)).toBe(
      `X is to move. ${words.wins('X', 18)}`,
    )
  })

  test('have no best where one is not known', () => {
    const worths = [
      { square: 0, score: 3 },
      { square: 1, score: undefined },
    ]
    expect(bestScore(worths)).toBe(undefined)
    expect(exactOver(worths, words)).toMatchObject({ labels: ['+3', '?'], marks: [] })
    expect(exactSentence(connect4, at(''), worths, words)).toContain(words.tooFar)
  })

  test('follow what is played, solved in a worker', async () => {
    mountFigure('cutoff-values-exact', { game: 'connect4', position: MIDDLE })
    const says = () => textOf('.values-says')
    await expect.poll(says, { timeout: 30_000 }).toContain(words.wins('X', 18))
    // Column 3 only draws.
    await page.getByRole('gridcell', { name: /^c3/ }).press()
    await expect.poll(says, { timeout: 30_000 }).toContain(words.draws)
    await page.getByRole('button', { name: figure.undo, exact: true }).press()
    await expect.poll(says, { timeout: 30_000 }).toContain(words.wins('X', 18))
  }, 90_000)
})
