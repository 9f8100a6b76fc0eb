import { beforeAll, describe, expect, it } from 'vitest'
import { caseWords } from '../../src/i18n/en/case.ts'
import { chapters } from './built.ts'
import { server, tab } from './in-chromium.ts'

/** More than any figure has: a button that is pressed may change its name. */
const MOST = 60

const laptop = tab()

/**
 * In the page: gives each button of a figure the focus and presses it by Enter, the next one too if
 * it came with what was pressed. @returns the names of those after which the focus was elsewhere
 */
async function pressEach(host: Element, [most, opens]: readonly [number, string]) {
  const nameOf = (each: Element) =>
    (each.getAttribute('aria-label') ?? each.textContent).trim().replace(/\s+/g, ' ')
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  // One that fills the screen changes more than the figure.
  const left = ['Full screen', 'Fill the screen']
  const pressed = new Set<string>()
  const lost: string[] = []
  while (pressed.size < most) {
    const next = [...host.querySelectorAll('button')].find((each) => {
      const name = nameOf(each)
      return each.checkVisibility() && !each.disabled && !pressed.has(name) && !left.includes(name)
    })
    if (next === undefined) break
    const name = nameOf(next)
    pressed.add(name)
    next.focus()
    const enter = { key: 'Enter', bubbles: true, cancelable: true }
    if (next.dispatchEvent(new KeyboardEvent('keydown', enter))) next.click()
    // What is opened has more buttons.
    while (name === opens && host.querySelector('.case-open') !== null) await frame()
    for (let frames = 0; frames < 3; frames++) await frame()
    if (!(host.closest('figure, section') ?? host).contains(document.activeElement)) lost.push(name)
  }
  // What its worker was asked for, nobody waits for: with one in it, that one is still to be tried.
  const inner = [...host.querySelectorAll('*')].find(({ localName }) =>
    localName.startsWith('cutoff-'),
  )
  if (inner === undefined) host.remove()
  return lost
}

describe.each(chapters.filter(({ figures }) => figures.length > 0))(
  '$path',
  ({ path, figures }) => {
    beforeAll(() => laptop.page.goto(`${server.url}${path}`))

    it.each(figures)(
      'keeps the focus in the figure %s while its buttons are pressed',
      async (id) => {
        const { page } = laptop
        const figure = page.locator(`#${id}`)
        await figure.scrollIntoViewIfNeeded()
        await figure.locator('button:visible').first().or(figure.locator('input')).first().waitFor()
        const lost = await figure.evaluate(pressEach, [MOST, caseWords.open] as const)
        expect(lost).toEqual([])
      },
    )
  },
)

it('hears a press on what a search was drawn with first, and leaves the focus there', async () => {
  const { page } = laptop
  await page.goto(`${server.url}/en/when-the-time-is-up/`)
  const figure = page.locator('#narrow')
  await figure.scrollIntoViewIfNeeded()
  await figure.locator('.stepper-place').waitFor()
  // No pointer comes before, which would have the search begin.
  const isNew = await figure.evaluate(async (host) => {
    const last = () => [...host.querySelectorAll<HTMLElement>('.technique-strip button')].at(-1)
    const first = last()
    first?.focus()
    first?.click()
    while (first?.isConnected) await new Promise((resolve) => requestAnimationFrame(resolve))
    return last() === document.activeElement
  })
  expect(isNew).toBe(true)
  const last = figure.locator('.technique-strip button').last()
  await expect.poll(() => last.getAttribute('aria-current')).toBe('true')
})
