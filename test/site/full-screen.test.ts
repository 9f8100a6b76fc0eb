import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { caseWords } from '../../src/i18n/en/case.ts'
import { tree } from '../../src/i18n/en/tree.ts'
import { server, tab } from './in-chromium.ts'

const SCREENS = [
  [1920, 1080],
  [1280, 720],
] as const

const FIGURES = [
  ['/en/minimax/', 'small'],
  ['/en/minimax/', 'limited'],
  ['/en/cutting-branches/', 'first-cut'],
  ['/en/cutting-branches/', 'real'],
  ['/en/six-programs-that-nearly-worked/', 'lowest-bit'],
  ['/en/six-programs-that-nearly-worked/', 'visited'],
] as const

async function filled(page: Page, path: string, id: string) {
  await page.goto(server.url + path)
  const figure = page.locator(`#${id}`)
  await figure.scrollIntoViewIfNeeded()
  if (path.includes('six-programs')) {
    await figure.getByRole('button', { name: caseWords.open }).click()
  }
  const button = figure.getByRole('button', { name: tree.controls.fullScreen })
  await button.click()
  await expect.poll(() => figure.getAttribute('data-full')).toBe('')
  return { figure, button, place: figure.locator('.stepper-place') }
}

describe.each(SCREENS)('on a screen of %i by %i', (width, height) => {
  const screen = tab({ viewport: { width, height } })

  it.each(FIGURES)('the tree of %s#%s fills what is left, in larger type', async (path, id) => {
    const { figure } = await filled(screen.page, path, id)
    const sizes = () =>
      figure.evaluate((host) => {
        const drawing = host.querySelector('.tree-drawing')
        const camera = drawing?.querySelector('.camera')
        const value = drawing?.querySelector<SVGTextElement>('.node-value')
        const steps = host.querySelector('.stepper')
        if (!drawing || !camera || !value || !steps) throw new Error('no tree')
        const [room, tree, row] = [drawing, camera, steps].map((each) =>
          each.getBoundingClientRect(),
        )
        const scale = value.getScreenCTM()?.a ?? 0
        return {
          share: Math.max(tree.width / room.width, tree.height / room.height),
          height: room.height / innerHeight,
          type: Number.parseFloat(getComputedStyle(value).fontSize) * scale,
          below: innerHeight - row.bottom,
          wide: document.fullscreenElement === host ? host.scrollWidth : -1,
        }
      })
    await expect.poll(async () => (await sizes()).share).toBeGreaterThan(0.88)
    const { height: share, type, below, wide } = await sizes()
    expect(share).toBeGreaterThan(0.55)
    expect(type).toBeGreaterThanOrEqual(width === 1920 ? 14 : 11)
    expect(below).toBeGreaterThanOrEqual(0)
    expect(wide).toBe(width)
  })
})

describe('the keys of a figure that fills the screen', () => {
  const screen = tab({ viewport: { width: 1280, height: 720 } })

  it.each(FIGURES)('play, step by a clicker and blank the screen in %s#%s', async (path, id) => {
    const { page } = screen
    const { figure, button, place } = await filled(page, path, id)
    const at = async () => Number((await place.textContent())?.split(' /')[0].replace(',', ''))
    expect(await figure.evaluate((host) => host.contains(document.activeElement))).toBe(true)
    await expect(button.evaluate((each) => each === document.activeElement)).resolves.toBe(false)

    await page.keyboard.press('Home')
    await page.keyboard.press('PageDown')
    await page.keyboard.press('PageDown')
    expect(await at()).toBe(2)
    await page.keyboard.press('PageUp')
    expect(await at()).toBe(1)
    for (const key of ['Enter', ' ']) {
      await page.keyboard.press(key)
      await figure.getByRole('button', { name: 'Pause', exact: true }).waitFor()
      await page.keyboard.press(key)
      await figure.getByRole('button', { name: 'Play', exact: true }).waitFor()
    }

    const black = () =>
      page.evaluate(() => document.elementsFromPoint(9, 9)[0].matches('[data-black]'))
    const before = await at()
    for (const key of ['b', '.']) {
      await page.keyboard.press(key)
      expect(await black()).toBe(true)
      await page.keyboard.press('PageDown')
      expect(await black()).toBe(false)
    }
    expect(await at()).toBe(before)

    await page.evaluate(() => document.exitFullscreen())
    await expect.poll(() => figure.getAttribute('data-full')).toBe(null)
    await expect.poll(() => button.evaluate((each) => each === document.activeElement)).toBe(true)
  })
})
