import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { MOST_GAMES } from '../../engine/index.ts'
import { wordsReady } from '../../src/i18n/in-language.ts'
import { review as words } from '../../src/i18n/review.ts'
import { fileText } from '../../src/widgets/review/files.ts'
import { leavesNothing, linked } from './figure-help.ts'
import { button, open, paste } from './review-help.ts'
import { styled } from './styled.ts'

styled('styles/controls.css', 'styles/tokens.css')

await wordsReady()
leavesNothing()

describe('A text', () => {
  test('with an illegal move keeps the moves before it, and says where that is', async () => {
    const figure = open()
    await expect.element(button(words.texts)).toBeInTheDocument()
    paste(figure, '44444445')
    await expect.poll(linked).toMatch(/^moves:444444/)
    await expect
      .element(page.getByRole('alert').filter({ hasText: 'At character 7' }))
      .toBeVisible()
    // It is said no more of the next text.
    paste(figure, '4444443 2\n1234567 0')
    await expect.element(button('2. 1234567')).toBeInTheDocument()
    await expect.poll(() => figure.textContent).not.toContain('At character 7')
  })

  test('of many games lists them, and sets up the one that is chosen', async () => {
    const figure = open()
    await expect.element(button(words.texts)).toBeInTheDocument()
    paste(figure, '4444443 2\n1234567 0\n55555 -1')
    await button('2. 1234567').press()
    await expect.poll(linked).toMatch(/^moves:1234567/)
  })

  test('of many games may be longer than a field holds, and its games stay listed', async () => {
    const figure = open()
    await expect.element(button(words.texts)).toBeInTheDocument()
    const many = Array.from({ length: 9000 }, (_, i) => `444443${(i % 7) + 1} 2`)
    paste(figure, many.join('\n'))
    await expect.element(page.getByText(words.listed(MOST_GAMES, false))).toBeInTheDocument()
    for (const [number, last] of [
      [2, '2'],
      [6, '6'],
    ] as const) {
      await button(`${number}. 444443${last}`).press()
      await expect.poll(linked).toMatch(new RegExp(`^moves:444443${last}`))
    }
    paste(figure, '4455')
    await expect.poll(linked).toMatch(/^moves:4455/)
    await expect.element(button('2. 4444432')).not.toBeInTheDocument()
  })

  test('that is something else altogether is no game, and the one on the board stays', async () => {
    const figure = open('moves:4455')
    await expect.element(button(words.texts)).toBeInTheDocument()
    paste(figure, '{"hello": 1}')
    await expect.element(page.getByText(/^There is no position in the field/)).toBeInTheDocument()
    expect(linked()).toMatch(/^moves:4455/)
  })

  test('of a file of this page has its legal moves kept, too', async () => {
    const figure = open('moves:12')
    await expect.element(button(words.texts)).toBeInTheDocument()
    const wrong = { lifted: '', set: '', moves: '44444445', effort: 'usual', judged: [] } as const
    paste(figure, fileText('connect4', wrong))
    await expect.poll(linked).toMatch(/^moves:444444(;|$)/)
    await expect
      .element(page.getByRole('alert').filter({ hasText: 'Column 4 is full. The 6 moves' }))
      .toBeVisible()
  })

  test('of another game’s file is told to be that', async () => {
    const figure = open()
    await expect.element(button(words.texts)).toBeInTheDocument()
    const other = { lifted: '', set: '', moves: 'd4.e5', effort: 'usual', judged: [] } as const
    paste(figure, fileText('gomoku8', other))
    await expect
      .element(page.getByRole('alert').filter({ hasText: words.otherGame('gomoku8') }))
      .toBeVisible()
  })
})
