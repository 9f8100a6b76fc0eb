import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { whenNear } from '../../src/widgets/when-near.ts'

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
