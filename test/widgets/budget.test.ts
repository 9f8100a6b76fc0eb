import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { connect4, search, subjectFrom } from '../../engine/index.ts'
import { budget as words } from '../../src/i18n/budget.ts'
import { figure } from '../../src/i18n/figure.ts'
import { scores } from '../../src/i18n/scores.ts'
import { deepenedNow } from '../../src/widgets/budget/deepened-now.ts'
import '../../src/widgets/budget/element.ts'
import { budgetModel, SEARCH } from '../../src/widgets/budget/model.ts'
import { BUDGETS } from '../../src/widgets/budget/schema.ts'
import { leavesNothing, linked, mountFigure, textOf } from './figure-help.ts'
import { styled } from './styled.ts'

styled('boards/board.css', 'styles/tokens.css', 'styles/controls.css')

leavesNothing()

const LATE = '17361243766376226'

function position(text: string) {
  const read = connect4.game.parse(text)
  if (!read.ok) throw new Error(read.error.code)
  return read.value
}

const modelOf = (text: string, nodes: number) =>
  budgetModel(connect4, position(text), deepenedNow(connect4, position(text)), nodes, {
    words,
    scores,
  })

describe('a search whose time is up', () => {
  test('plays what a search plays that stops after so many nodes', () => {
    const p = position(LATE)
    for (const nodes of BUDGETS.slice(1)) {
      const { move, depth } = search('deepening', subjectFrom(connect4, p), { ...SEARCH, nodes })
      const { rows, over } = modelOf(LATE, nodes)
      const playing = rows.find(({ standing }) => standing === 'plays')
      expect([playing?.depth, playing?.move]).toEqual([depth, connect4.game.formatMove(p, move)])
      expect(over.marks).toHaveLength(1)
    }
  })

  test('tells the depths that are done, the one that is cut off, and those to come', () => {
    const { rows } = modelOf(LATE, 5000)
    expect(rows.map(({ standing }) => standing)).toEqual([
      ...Array<string>(6).fill('done'),
      'plays',
      'unfinished',
      ...Array<string>(3).fill('later'),
    ])
    expect(rows.every(({ from }, i) => from === (rows[i - 1]?.to ?? 0))).toBe(true)
  })

  test('says when it sees the end, and when it has nothing yet', () => {
    expect(modelOf(LATE, 50_000).says).toContain('It sees how the game ends, in 11 plies')
    const { says, over } = budgetModel(
      connect4,
      position(LATE),
      deepenedNow(connect4, position(LATE)),
      5,
      { words, scores },
    )
    expect(says).toBe(words.nothing(5))
    expect(over.marks).toBeUndefined()
  })
})

const says = () => textOf('.budget-says')

describe('the figure of a search whose time is up', () => {
  test('searches what the reader has played, and moves the time', async () => {
    mountFigure('cutoff-budget', { game: 'connect4', position: LATE, nodes: '20000' })
    await expect.poll(says).toContain('the search of 10 plies is done, and its move is 4')
    await page.getByRole('slider').fill('5')
    await expect.poll(says).toContain('After 500 nodes the search of 3 plies')
    await expect.poll(linked).toContain('nodes:500')
    await page.getByRole('gridcell', { name: /^g/ }).first().press()
    await expect.poll(says).not.toContain('the search of 3 plies is done, and its move is 2')
    await page.getByRole('button', { name: figure.undo }).press()
    await expect.poll(says).toContain('After 500 nodes the search of 3 plies')
  })
})
