import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import '../../src/widgets/analysis/element.ts'
import '../../src/widgets/play/element.ts'
import { linkOf } from './figure-help.ts'
import { levelsOf, opponentsOf } from '../../src/widgets/play/opponents.ts'
import { withoutPauses } from '../without-pauses.ts'

beforeAll(withoutPauses)

/** The address of the test's own page, to which each test returns. */
const home = location.href

/** A game on 6×6 after which O can turn nothing. */
const PASSING = 'c2.b4.c5.b2.a4.a5.a6.b6.c6.d6.e3.e5.d2.a3.a1.e1.d5.f2.a2.c1.b1'

function open(tag: string, id: string, data: Readonly<Record<string, string>>, link: string): void {
  const url = new URL(home)
  url.searchParams.set(id, link)
  history.replaceState(null, '', url)
  const host = document.createElement(tag)
  host.id = id
  Object.assign(host.dataset, { game: 'reversi', ...data })
  document.body.append(host)
}

const button = (name: string) => page.getByRole('button', { name, exact: true })
const cell = (name: RegExp) => page.getByRole('gridcell', { name })

async function says(text: string): Promise<void> {
  await expect.element(page.getByText(text, { exact: false }).first()).toBeInTheDocument()
}

/** The moves as the link has them, once the address has been written. */
function moves(id: string): string {
  return /moves:([^;]*)/.exec(linkOf(id) ?? '')?.[1] ?? ''
}

beforeEach(() => history.replaceState(null, '', home))
afterEach(() => document.body.replaceChildren())

describe('Reversi on its board', () => {
  test('turns stones, and counts those of both sides', async () => {
    open('cutoff-analysis', 'board', {}, 'moves:f5')
    await says('O is to move.')
    await cell(/^d6,/).press({ force: true })
    await expect.element(cell(/^d5, O/)).toBeInTheDocument()
    const counts = Array.from(document.querySelectorAll('dd'), (each) => each.textContent?.trim())
    expect(counts.slice(0, 2)).toEqual(['3', '3'])
    expect(moves('board')).toBe('f5.d6')
  })

  test('lets a side pass that can do nothing else, and takes the pass back', async () => {
    open('cutoff-analysis', 'board', {}, `size:6;moves:${PASSING}`)
    await says('O has no move on the board, and can only pass.')
    await button('Pass').press()
    await says('X is to move.')
    expect(moves('board')).toBe(`${PASSING}.--`)
    await button('Undo').press()
    await says('O is to move.')
    await expect.element(button('Pass')).toBeInTheDocument()
  })

  test('is played against a level, which answers', async () => {
    const levels = JSON.stringify(opponentsOf('reversi', levelsOf('reversi')))
    const data = { depth: '1', least: '1', most: '1', level: '1', levels }
    open('cutoff-play', 'play', data, 'seed:1')
    await expect.element(cell(/^f5,/)).toBeInTheDocument()
    await cell(/^f5,/).press({ force: true })
    await says('Your turn: you play X.')
    await expect.poll(() => moves('play')).toMatch(/^f5\.(d6|f4|f6)$/)
  })
})
