import { afterEach, beforeAll, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { CLINIC, gomoku8 } from '../../engine/index.ts'
import { play as words } from '../../src/i18n/en/play.ts'
import { wordsReady } from '../../src/i18n/in-language.ts'
import { readParameter } from '../../src/state/link.ts'
import { decodeState } from '../../src/state/read-link.ts'
import { caseSchema } from '../../src/widgets/case/schema.ts'
import '../../src/widgets/play/element.ts'
import { opponentsOf } from '../../src/widgets/play/opponents.ts'
import { withoutPauses } from '../without-pauses.ts'

beforeAll(withoutPauses)

// The names of the programs are said at once.
await wordsReady()

const home = location.href
const PROGRAMS = [{ id: 'root-window' }, { id: 'smallest-int' }]
const levels = opponentsOf('gomoku8', ['clinic/smallest-int', 'clinic/root-window'], {
  figure: 'lowest-bit',
  programs: PROGRAMS,
})

afterEach(() => {
  document.body.replaceChildren()
  history.replaceState(null, '', home)
})

test('the last search of a faulty opponent is opened in its case, and the game stays in the address', async () => {
  const host = document.createElement('cutoff-play')
  host.id = 'play'
  Object.assign(host.dataset, {
    game: 'gomoku8',
    level: '2',
    levels: JSON.stringify(levels),
    depth: '1',
    least: '1',
    most: '1',
  })
  document.body.append(host)
  const link = page.getByRole('link', { name: words.openCase })
  const square = page.getByRole('gridcell', { name: /^d4,/ })
  await expect.element(square).toBeVisible()
  expect(link.elements()).toHaveLength(0)
  await square.press({ force: true })
  await expect.element(link).toBeVisible()

  let href = ''
  document.addEventListener(
    'click',
    (event) => {
      event.preventDefault()
      if (event.target instanceof HTMLAnchorElement) href = event.target.href
    },
    { once: true },
  )
  await link.press()
  const { search, hash } = new URL(href)
  expect(hash).toBe('#lowest-bit')
  expect(readParameter(search, 'play')).toContain('d4')
  const read = decodeState(caseSchema(PROGRAMS.length), readParameter(search, 'lowest-bit') ?? '')
  if (!read.ok) throw new Error(read.error.code)
  expect(PROGRAMS[read.value.state.program].id).toBe('root-window')
  const one = CLINIC.find(({ id }) => id === 'root-window')
  const position = gomoku8.game.parse(read.value.state.position, one?.start)
  if (!position.ok) throw new Error(position.error.code)
  // One stone lies there, and the engine is to move.
  expect(gomoku8.game.toMove(position.value)).toBe(1)
  expect(gomoku8.game.format(position.value)).toBe(read.value.state.position)
})

test('a faulty opponent has a name that a phone has room for', () => {
  for (const { name } of levels) expect(name.length).toBeLessThanOrEqual(32)
})
