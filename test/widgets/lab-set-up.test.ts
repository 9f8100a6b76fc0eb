import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { figure } from '../../src/i18n/en/figure.ts'
import { lab } from '../../src/i18n/en/lab.ts'
import { position as words } from '../../src/i18n/en/position.ts'
import { leavesNothing } from './figure-help.ts'
import { LAB_STYLES, linked, openLab } from './lab-help.ts'
import { styled } from './styled.ts'

styled(...LAB_STYLES)

leavesNothing()

const inBoard = () => page.getByRole('group', { name: words.control })
const text = () => page.getByRole('textbox', { name: words.text })

/** Asks for the board and scrolls to it: in the frame of a test, boards out of sight are never near. */
async function showBoard(): Promise<void> {
  await page.getByRole('button', { name: lab.setUp }).press()
  await expect.poll(() => document.querySelector('cutoff-position')).not.toBeNull()
  document.querySelector('cutoff-position')?.scrollIntoView({ block: 'center' })
}

async function openBoard(link: string): Promise<void> {
  await openLab('[[3,12],[2,4]]', link)
  await page.getByText(lab.source, { exact: true }).press()
  await showBoard()
  await expect.element(text()).toBeInTheDocument()
}

test('a position is set up on a board, and each new one is searched', async () => {
  await openBoard('mode:step;game:mnk;position:b2a1')
  await expect.element(text()).toHaveValue('b2a1')
  const cell = page.getByRole('gridcell', { name: /^c3/ })
  await cell.press({ force: true })
  await expect.poll(linked).toMatch(/position:b2a1c3/)
  await expect.element(text()).toHaveValue('b2a1c3')
  await inBoard().getByRole('button', { name: figure.undo }).press()
  await expect.poll(linked).not.toMatch(/b2a1c3/)
  await inBoard().getByRole('button', { name: words.clear }).press()
  await expect.poll(linked).not.toMatch(/position:/)
  // All of it stands in the lab's own link.
  await expect.poll(() => [...new URLSearchParams(location.search).keys()]).toEqual(['lab'])
})

test('the board follows what is written and taken back in the lab, and goes with its button', async () => {
  await openBoard('mode:step;game:mnk;position:b2a1')
  const field = page.getByRole('textbox', { name: lab.position })
  await field.write('a1 b2 c3')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('gridcell', { name: /^c3, X/ })).toBeInTheDocument()
  await page.getByRole('button', { name: lab.setUp }).press()
  await expect.element(text()).not.toBeInTheDocument()
  await showBoard()
  await expect.element(text()).toHaveValue('a1b2c3')
})

test('another game has a board of its own', async () => {
  await openBoard('mode:step;game:mnk;position:b2a1')
  await page.getByRole('combobox', { name: lab.game }).choose(lab.games['connect4'] ?? '')
  await expect.element(page.getByText(words.saysColumn('X'), { exact: false })).toBeInTheDocument()
  await expect.element(text()).toHaveValue('')
})
