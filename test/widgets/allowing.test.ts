import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { errors } from '../../src/i18n/en/errors.ts'
import { figure as words } from '../../src/i18n/en/figure.ts'
import { gamesInFull, gamesPage } from '../../src/i18n/en/games.ts'
import { play } from '../../src/i18n/en/play.ts'
import { terms } from '../../src/i18n/en/terms.ts'
import { threats } from '../../src/i18n/en/threats.ts'
import '../../src/widgets/analysis/element.ts'
import '../../src/widgets/play/element.ts'
import '../../src/widgets/terms/element.ts'
import '../../src/widgets/threats/element.ts'
import { leavesNothing, linked, mountFigure } from './figure-help.ts'
import { styled } from './styled.ts'

styled('styles/tokens.css', 'styles/controls.css')

/*
 * What an option forbids is refused with a button that sets the option and does what was asked.
 */

leavesNothing()

async function lay(tag: string, data: Readonly<Record<string, string>>): Promise<HTMLElement> {
  const host = mountFigure(tag, data)
  // On a board to play on the link is copied from behind “Game”.
  const begun = tag === 'cutoff-play' ? play.game : words.copy
  await expect.element(page.getByRole('button', { name: begun })).toBeInTheDocument()
  return host
}

const anyCentre = words.allow(gamesInFull.gomoku.options.centre, gamesPage.no)
const cell = (name: string | RegExp) => page.getByRole('gridcell', { name })
const allow = (label: string) => page.getByRole('button', { name: label })
const link = () => linked() ?? ''
const error = () =>
  [...document.querySelectorAll('.error')].map((each) => each.textContent ?? '').join('')
const SMALL = JSON.stringify({ size: 9 })
const PLAY = { algorithm: 'alphabeta', depth: '1', least: '1', most: '1', begins: 'you' }

describe('a move that an option forbids', () => {
  test.each([
    ['cutoff-analysis', { game: 'gomoku', labels: '{"options":{}}' }],
    ['cutoff-play', { game: 'gomoku', options: SMALL, ...PLAY }],
    ['cutoff-terms', { position: '', late: '' }],
    ['cutoff-threats', { game: 'gomoku', options: SMALL, position: '', step: '-1' }],
  ])('is made once the option is set, and the link has both, in %s', async (tag, data) => {
    const host = await lay(tag, data)
    await cell(/^a1, empty/).press({ force: true })
    await expect.poll(error).toContain(errors['move/not-centre']({}).slice(0, 20))
    await allow(anyCentre).press()
    await expect.element(cell(/^a1, X/)).toBeInTheDocument()
    expect(error()).toBe('')
    expect(allow(anyCentre).query()).toBe(null)
    expect(link()).toMatch(/centre[:=](no|false)/)
    host.remove()
    await lay(tag, data)
    expect(error()).toBe('')
    await expect.element(cell(/^a1, X/)).toBeInTheDocument()
  })

  test('is forbidden again where the option is taken back', async () => {
    await lay('cutoff-terms', { position: '', late: '' })
    await cell(/^a1, empty/).press({ force: true })
    await allow(anyCentre).press()
    await expect.element(cell(/^a1, X/)).toBeInTheDocument()
    for (let back = 0; back < 2; back++) {
      await page.getByRole('button', { name: words.undo }).press()
    }
    expect(link()).toBe('')
    await cell(/^a1, empty/).press({ force: true })
    await expect.element(allow(anyCentre)).toBeInTheDocument()
  })
})

describe('a text that an option forbids', () => {
  test.each([
    ['cutoff-terms', { position: '', late: '' }, terms.text],
    ['cutoff-threats', { game: 'gomoku', options: SMALL, position: '', step: '-1' }, threats.text],
  ])('is read once the option is set, in %s', async (tag, data, field) => {
    await lay(tag, data)
    await page.getByRole('textbox', { name: field }).write('a1 b2 c3')
    await userEvent.keyboard('{Enter}')
    await expect.poll(error).toContain(words.kept)
    await allow(anyCentre).press()
    await expect.element(cell(/^c3, X/)).toBeInTheDocument()
    expect(error()).toBe('')
  })

  test('brings a board of its own size', async () => {
    const data = { game: 'gomoku', options: SMALL, position: 'e5', step: '-1' }
    await lay('cutoff-threats', data)
    await page.getByRole('textbox', { name: threats.text }).write('(;GM[4]SZ[7];B[dd];W[aa])')
    await userEvent.keyboard('{Enter}')
    await allow(words.allow(gamesInFull.gomoku.options.size, '7')).press()
    await expect.element(cell(/^d4, X/)).toBeInTheDocument()
    await expect.element(cell('g7, empty')).toBeInTheDocument()
    expect(link()).toContain('lifted:size=7')
  })
})
