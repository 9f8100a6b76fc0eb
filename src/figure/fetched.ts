import { fetched as words } from '../i18n/fetched.ts'
import { withWords } from '../i18n/in-language.ts'
import { element } from './dom.ts'

/** The notices at figures whose code did not come. */
const notices = new Map<HTMLElement, HTMLElement>()

/** Told when something has come that had failed: what else is waited for may come too. */
const arrivals = new EventTarget()

/**
 * What a figure needs, once it has come with the words it says: never rejects. Until then the figure says that it could
 * not be fetched, and it is asked for again when the reader wants it, when the network is back,
 * when the reader comes near again, or when another figure’s has come.
 *
 * Firefox, and Chromium as late as 153, keep in mind that a module failed and do not ask for it
 * again. So none is asked for while there is no network; and where the reader’s own try fails while
 * the page can be had, the page is opened anew: its link has the figures’ state.
 */
export async function fetched<T>(figure: HTMLElement, load: () => Promise<T>): Promise<T> {
  let failed = false
  let asked = false
  for (;;) {
    try {
      if (!navigator.onLine && !(await isThere(import.meta.url))) throw new Error('No network')
      const found = await withWords(load())
      if (failed) arrive(figure)
      return found
    } catch (error) {
      reportError(error)
    }
    if (asked && (await isThere(location.href))) location.reload()
    const notice = notices.get(figure) ?? notify(figure)
    notices.set(figure, notice)
    if (!failed || asked) say(notice, words.failed)
    failed = true
    asked = await occasion(figure, notice)
  }
}

function notify(figure: HTMLElement): HTMLElement {
  const notice = element(document, 'div', { class: 'not-fetched' }, [
    element(document, 'p', { class: 'error', role: 'alert' }),
    element(document, 'button', { class: 'button', type: 'button' }, [words.again]),
  ])
  figure.before(notice)
  return notice
}

/** A sentence that is new to the page is read out, also where it says the same. */
function say(notice: HTMLElement, sentence: string): void {
  notice.firstElementChild?.replaceChildren(element(document, 'span', {}, [sentence]))
}

function arrive(figure: HTMLElement): void {
  const notice = notices.get(figure)
  notices.delete(figure)
  if (notice !== undefined) takeAway(figure, notice)
  arrivals.dispatchEvent(new Event('arrived'))
}

function takeAway(figure: HTMLElement, notice: HTMLElement): void {
  if (notice.contains(document.activeElement)) {
    figure.tabIndex = -1
    figure.focus({ preventScroll: true })
  }
  notice.remove()
}

/**
 * What waits at a figure for the next occasion to start its engine, which did not: on the same
 * occasions as code that has not come, and with the same button.
 */
export function askingAt(figure: HTMLElement): (over: AbortSignal) => Promise<void> {
  return async (over) => {
    const notice = notify(figure)
    say(notice, words.noEngine)
    await occasion(figure, notice, over)
    takeAway(figure, notice)
  }
}

/** Resolves when it is time to try again: with true where the reader has asked for it. */
function occasion(
  figure: HTMLElement,
  notice: HTMLElement,
  stopped?: AbortSignal,
): Promise<boolean> {
  return new Promise((resolve) => {
    const over = new AbortController()
    const { signal } = over
    const end = (asked: boolean) => {
      over.abort()
      observer.disconnect()
      resolve(asked)
    }
    let away = false
    const observer = new IntersectionObserver(
      (entries) => {
        const near = entries.at(-1)?.isIntersecting === true
        if (near && away) end(false)
        away = !near
      },
      { rootMargin: '100%' },
    )
    observer.observe(figure)
    notice.querySelector('button')?.addEventListener('click', () => end(true), { signal })
    window.addEventListener('online', () => end(false), { signal })
    stopped?.addEventListener('abort', () => end(false), { signal })
    arrivals.addEventListener('arrived', () => end(false), { signal })
  })
}

/** Whether what has come before would come again: from the network, or from this machine. */
async function isThere(address: string): Promise<boolean> {
  try {
    return (await fetch(address, { method: 'HEAD', cache: 'no-store' })).ok
  } catch {
    return false
  }
}
