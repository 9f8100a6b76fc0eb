import type { Locator, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { moveList } from '../../src/i18n/en/move-list.ts'
import { play } from '../../src/i18n/en/play.ts'
import { stepper } from '../../src/i18n/en/stepper.ts'
import { tree } from '../../src/i18n/en/tree.ts'
import { answered } from './answered.ts'
import { pages } from './built.ts'
import { browser, server } from './in-chromium.ts'

/** The pages where less can be done than on a screen: without scripts, in few colours. */

describe('without scripts', () => {
  it('every figure that runs says what it needs scripts for', () => {
    const silent = pages.flatMap(({ path, document }) =>
      [...document.querySelectorAll('figure')]
        .filter((figure) => /<cutoff-/.test(figure.innerHTML))
        .filter((figure) => figure.querySelector('noscript') === null)
        .map((figure) => `${path}: ${figure.querySelector('[id]')?.id ?? 'a figure'}`),
    )
    expect(silent).toEqual([])
  })

  it('every program that is to be mended lists the lines to choose from', () => {
    const programs = pages.flatMap(({ document }) => [...document.querySelectorAll('.program')])
    expect(programs.length).toBeGreaterThan(0)
    for (const program of programs) {
      const choices = program.closest('cutoff-exercise')?.querySelectorAll('.program-choices li')
      expect(choices?.length).toBe(program.querySelectorAll('.select').length)
    }
  })
})

describe('where the system sets the colours', () => {
  let page: Page

  beforeAll(async () => {
    page = await browser.newPage({ forcedColors: 'active', reducedMotion: 'reduce' })
    await answered(page)
  })

  afterAll(async () => {
    await page.close()
  })

  /** What a control looks like: its text, its ground and its border. */
  const look = (control: Locator) =>
    control.first().evaluate((element) => {
      const { color, backgroundColor, borderTopColor } = getComputedStyle(element)
      return [color, backgroundColor, borderTopColor].join(' ')
    })

  it('a slider shows where it stands, and a pressed button that it is pressed', async () => {
    await page.goto(`${server.url}/en/a-heuristic-for-abalone/#weigh`)
    const figure = page.getByRole('figure', { name: /Slide α₁ to 0/ })
    const slider = figure.getByRole('slider').first()
    await slider.scrollIntoViewIfNeeded()
    const drawn: string[] = []
    for (const value of ['min', 'max']) {
      await slider.evaluate((input, to) => {
        if (input instanceof HTMLInputElement) input.value = input.getAttribute(to) ?? ''
      }, value)
      drawn.push((await slider.screenshot()).toString('base64'))
    }
    expect(drawn[0]).not.toBe(drawn[1])
    expect(await look(figure.getByRole('button', { pressed: true }))).not.toBe(
      await look(figure.getByRole('button', { pressed: false })),
    )
  })

  it('a button with nothing to do looks so, and the line of code that runs is told', async () => {
    await page.goto(`${server.url}/en/cutting-branches/#first-cut`)
    const figure = page.getByRole('figure', { name: /opens at the first cut/ })
    const steps = figure.getByRole('group', { name: stepper.controls })
    await figure.scrollIntoViewIfNeeded()
    await steps.getByRole('button', { name: stepper.start }).click()
    // Neither is under the pointer, which changes its border.
    const back = steps.getByRole('button', { name: stepper.back, disabled: true })
    await back.waitFor()
    expect(await look(back)).not.toBe(
      await look(steps.getByRole('button', { name: stepper.forward })),
    )
    await steps.getByRole('button', { name: stepper.end }).click()
    const code = figure.getByLabel(tree.details.code)
    const current = code.locator('[aria-current]')
    await current.first().waitFor()
    expect(await look(current)).not.toBe(await look(code.locator('> :not([aria-current])')))
  })

  it('the move that is looked at, and the choice that is taken, look so', async () => {
    await page.goto(`${server.url}/en/play/?connect4=moves:4433#connect4`)
    const figure = page.locator('#connect4')
    await figure.getByRole('button', { name: play.game, exact: true }).click()
    const taken = figure.locator('.check:has(:checked)')
    await taken.first().waitFor()
    expect(await look(taken)).not.toBe(
      await look(figure.locator('.choices .check:not(:has(:checked))')),
    )
    const moves = figure.getByRole('region', { name: moveList.moves })
    expect(await look(moves.locator('[aria-current]'))).not.toBe(
      await look(moves.locator('button:not([aria-current])')),
    )
  })
})
