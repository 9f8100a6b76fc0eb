import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import '../../src/widgets/play/element.ts'
import { boardData, openPanel } from './play-help.ts'
import { linkOf } from './figure-help.ts'
import { withoutPauses } from '../without-pauses.ts'

beforeAll(withoutPauses)

const home = location.href
const BOARD = '..../.O../.X../.... X'

function open(link: string): void {
  document.querySelector('figure')?.remove()
  const url = new URL(home)
  url.searchParams.set('play', link)
  history.replaceState(null, '', url)
  const host = document.createElement('cutoff-play')
  host.id = 'play'
  const search = { levels: '[]', level: '', algorithm: 'alphabeta' }
  Object.assign(host.dataset, { ...boardData('mnk'), ...search, large: 'true' })
  const figure = document.createElement('figure')
  figure.append(host)
  document.body.append(figure)
}

const cell = (name: RegExp) => page.getByRole('gridcell', { name })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const says = (text: string | RegExp) => expect.element(page.getByText(text)).toBeVisible()
const linked = () => linkOf('play') ?? ''
const place = (square: string) => cell(new RegExp(`^${square},`)).press({ force: true })

beforeEach(() => {
  localStorage.clear()
  history.replaceState(null, '', home)
})
afterEach(() => document.querySelector('figure')?.remove())

test('a game that begins from a board is played, taken back to it, put aside and brought back', async () => {
  open(`set:${BOARD};lifted:columns=4,rows=4`)
  await says('Your turn: you play X.')
  await expect.element(cell(/^b3, O/)).toBeInTheDocument()
  await place('c3')
  await says(/^The engine played ../)
  await expect.poll(linked).toMatch(/^set:.*;moves:c3\.\w\d;/)
  await button('Undo').press()
  await expect.element(cell(/^c3, empty/)).toBeInTheDocument()
  await expect.element(cell(/^b2, X/)).toBeInTheDocument()
  await openPanel()
  await button('New game').press()
  await expect.element(cell(/^b2, empty/)).toBeInTheDocument()
  await button('Bring back the last game').press()
  await expect.element(cell(/^b2, X/)).toBeInTheDocument()
  await expect.poll(linked).toContain(`set:${BOARD}`)
})

test('a line of it that was left for another is taken up from the board', async () => {
  open(`set:${BOARD};lifted:columns=4,rows=4;moves:c3.c2;lines:a1.d4`)
  await expect.element(cell(/^c3, X/)).toBeInTheDocument()
  await page.getByText('Other lines of this game (1)').press()
  await button('a1 d4').press()
  await expect.element(cell(/^a1, X/)).toBeInTheDocument()
  await expect.element(cell(/^b3, O/)).toBeInTheDocument()
  await expect.poll(linked).toMatch(/^set:.*;moves:a1\.d4;lines:c3\.c2;/)
})

test('a board that cannot be is said', async () => {
  open('set:XXX/OOO/... X')
  await expect.element(page.getByRole('alert')).not.toHaveTextContent('')
})
