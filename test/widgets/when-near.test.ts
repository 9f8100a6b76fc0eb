import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fetched as words } from '../../src/i18n/en/fetched.ts'
import { fetched } from '../../src/figure/fetched.ts'
import { fetchWhenNear, whenNear } from '../../src/figure/when-near.ts'

const before = location.href

beforeEach(() => {
  const screens = document.createElement('div')
  screens.style.height = '500vh'
  document.body.append(screens)
})

afterEach(() => {
  document.body.replaceChildren()
  history.replaceState(history.state, '', before)
  scrollTo(0, 0)
  vi.unstubAllGlobals()
})

/** A figure at the end of a long page, and how often it has begun. */
function farFigure(id: string): { figure: HTMLElement; begun: () => number } {
  const figure = document.createElement('div')
  figure.id = id
  figure.textContent = 'a figure'
  document.body.append(figure)
  let count = 0
  whenNear(figure, () => count++)
  return { figure, begun: () => count }
}

function openLink(parameter: string): void {
  const url = new URL(before)
  url.searchParams.set(parameter, 'step:3')
  history.replaceState(history.state, '', url)
}

/** Resolves when the browser has told where every figure is, and what that began is done. */
async function seen(): Promise<void> {
  const mark = document.createElement('div')
  document.body.prepend(mark)
  await new Promise<void>((resolve) => {
    new IntersectionObserver((_, observer) => {
      observer.disconnect()
      resolve()
    }).observe(mark)
  })
  await new Promise((resolve) => setTimeout(resolve))
}

describe('a figure', () => {
  test('begins when the reader comes near, and not before', async () => {
    const { figure, begun } = farFigure('far')
    await seen()
    expect(begun()).toBe(0)
    figure.scrollIntoView()
    await expect.poll(begun).toBe(1)
  })

  test('begins once, also where it is moved in the page', async () => {
    const { figure, begun } = farFigure('far')
    document.body.prepend(figure)
    let again = 0
    whenNear(figure, () => again++)
    await expect.poll(begun).toBe(1)
    await seen()
    expect([begun(), again]).toEqual([1, 0])
  })

  test('begins at once where the link is about it', async () => {
    openLink('far')
    const { begun } = farFigure('far')
    await seen()
    expect(begun()).toBe(1)
  })

  test('begins at once where the link is about what it opens', async () => {
    openLink('far-search')
    const asked = farFigure('far')
    const other = farFigure('farther')
    await seen()
    expect([asked.begun(), other.begun()]).toEqual([1, 0])
  })
})

describe('a figure whose code does not come', () => {
  let isDown = true
  let tries = 0

  beforeEach(() => {
    isDown = true
    tries = 0
    vi.stubGlobal('reportError', () => undefined)
    // The page cannot be had either, so it is not opened anew.
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))
  })

  function load(): Promise<string> {
    tries++
    return isDown ? Promise.reject(new TypeError('no network')) : Promise.resolve('its code')
  }

  /** A figure at the top of the page. */
  function nearFigure(): HTMLElement {
    const figure = document.createElement('cutoff-late')
    figure.textContent = 'a figure'
    document.body.prepend(figure)
    return figure
  }

  const alerts = () =>
    [...document.querySelectorAll('[role=alert]')].map((each) => each.textContent)
  const button = () => document.querySelector<HTMLButtonElement>('.not-fetched button')

  test('says so above it, with a button that asks for it again', async () => {
    const figure = nearFigure()
    fetchWhenNear('cutoff-late', load)
    await expect.poll(alerts).toEqual([words.failed])
    expect(figure.previousElementSibling?.contains(button())).toBe(true)
    isDown = false
    button()?.focus()
    button()?.click()
    await expect.poll(alerts).toEqual([])
    expect(tries).toBe(2)
    expect(document.activeElement).toBe(figure)
  })

  test('says so anew where it was asked for in vain', async () => {
    const come = fetched(nearFigure(), load)
    await expect.poll(alerts).toEqual([words.failed])
    const said = document.querySelector('[role=alert]')?.firstChild
    button()?.click()
    await expect.poll(() => document.querySelector('[role=alert]')?.firstChild).not.toBe(said)
    expect(alerts()).toEqual([words.failed])
    isDown = false
    button()?.click()
    expect(await come).toBe('its code')
  })

  test('asks for it again when the network is back, and not before', async () => {
    const come = fetched(nearFigure(), load)
    await expect.poll(alerts).toEqual([words.failed])
    isDown = false
    await seen()
    expect(tries).toBe(1)
    window.dispatchEvent(new Event('online'))
    expect(await come).toBe('its code')
    expect(alerts()).toEqual([])
  })

  test('does not ask for it while there is no network, lest its failure be kept in mind', async () => {
    isDown = false
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const come = fetched(nearFigure(), load)
    await expect.poll(alerts).toEqual([words.failed])
    expect(tries).toBe(0)
    online.mockRestore()
    window.dispatchEvent(new Event('online'))
    expect(await come).toBe('its code')
    expect(tries).toBe(1)
  })

  test('asks for it again when the reader comes back to it', async () => {
    const come = fetched(nearFigure(), load)
    await expect.poll(alerts).toEqual([words.failed])
    isDown = false
    scrollTo(0, document.body.scrollHeight)
    await seen()
    expect(tries).toBe(1)
    scrollTo(0, 0)
    expect(await come).toBe('its code')
  })

  test('asks for it again when the code of another has come', async () => {
    const both = [nearFigure(), nearFigure()].map((figure) => fetched(figure, load))
    await expect.poll(alerts).toEqual([words.failed, words.failed])
    isDown = false
    button()?.click()
    expect(await Promise.all(both)).toEqual(['its code', 'its code'])
    expect(alerts()).toEqual([])
  })

  test('says it once where it needs two things', async () => {
    const figure = nearFigure()
    const both = [fetched(figure, load), fetched(figure, load)]
    await expect.poll(alerts).toEqual([words.failed])
    isDown = false
    button()?.click()
    expect(await Promise.all(both)).toEqual(['its code', 'its code'])
    expect(alerts()).toEqual([])
  })
})
