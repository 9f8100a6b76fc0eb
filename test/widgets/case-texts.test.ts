import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { caseWords as words } from '../../src/i18n/en/case.ts'
import { tree } from '../../src/i18n/en/tree.ts'
import { POSITIONS } from '../../src/widgets/exercise/checks/six-programs-that-nearly-worked.ts'
import { PairView } from '../../src/widgets/case/trees.ts'
import { NONE, opened } from './case-help.ts'
import { unreadable } from './drawn-texts.ts'
import { styled } from './styled.ts'

styled(
  'boards/board.css',
  'styles/tokens.css',
  'fonts/fonts.css',
  'styles/figures.css',
  'styles/controls.css',
  'widgets/tree/tree.css',
  'widgets/case/case.css',
)

beforeAll(() => document.fonts.ready)

afterEach(() => document.body.replaceChildren())

/** Pixels that a case has on a screen so wide. */
const ROOMS = [
  [1280, 944],
  [390, 374],
] as const

describe.each(ROOMS)('on a screen of %i px', (screen, room) => {
  test.each(Object.keys(POSITIONS))('every number of %s can be read', async (id) => {
    await page.viewport(screen, 844)
    const { pair } = opened(id)
    const view = new PairView(document, words, tree)
    const host = document.createElement('cutoff-case')
    host.append(view.element)
    const frame = document.createElement('div')
    frame.setAttribute('style', `width: ${room}px`)
    frame.append(host)
    document.body.append(frame)
    const steps = [0, Math.floor(pair.parts / 2), pair.parts, pair.steps]
    for (const step of steps) {
      view.update(pair, { step, fault: NONE, twin: NONE, told: true, quiet: true })
      expect(unreadable(host, screen < 768), `step ${step}`).toEqual([])
    }
  })
})
