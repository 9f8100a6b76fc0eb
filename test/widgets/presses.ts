import { locators, type BrowserPage, type Locator } from 'vitest/browser'

/*
 * What a reader does to a control, done in the page. A click by the browser's own pointer is a dozen
 * messages and three frames each time; so it is kept for tests of the pointer itself, and all others
 * say `press`. As with a click the control must be in sight, allowed, and where the pointer would
 * find it, and it gets the focus first.
 */
interface Presses {
  /** @param options.force  even if something lies above it, or it says that it cannot be pressed */
  press(options?: { readonly force?: boolean }): Promise<void>
  /** Chooses an option by its value or what it is called. */
  choose(option: string): Promise<void>
  /** Puts a text in place of what a field says. */
  write(text: string): Promise<void>
}

declare module 'vitest/browser' {
  interface LocatorSelectors extends Presses {}
}

/** How long a control is waited for: as long as what `expect` polls. */
const PATIENCE = 10_000

const pause = (ms = 0) => new Promise<void>((done) => setTimeout(done, ms))

function middle(element: Element): readonly [number, number] {
  element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' })
  const { x, y, width, height } = element.getBoundingClientRect()
  return [x + width / 2, y + height / 2]
}

/** Whether a pointer on the middle of an element would press it. */
function isReached(element: Element): boolean {
  const met = document.elementFromPoint(...middle(element))
  return element.contains(met) || met?.closest('label')?.control === element
}

/** Whether every figure around an element listens: its first frame is there before that. */
function isHeard(element: Element): boolean {
  for (let each: Element | null = element; each !== null; each = each.parentElement) {
    if ('hasBegun' in each && each.hasBegun === false) return false
  }
  return true
}

/** The one element of a locator, once it can be used. */
async function usable(locator: BrowserPage | Locator, force = false): Promise<Element> {
  if (!('elements' in locator)) throw new Error('only a locator has an element')
  const until = performance.now() + PATIENCE
  for (;;) {
    const [element, second] = locator.elements()
    if (second !== undefined) throw new Error(`more than one: ${locator.selector}`)
    const isSeen = element?.checkVisibility({ visibilityProperty: true }) === true
    const isAllowed = force || element?.closest(':disabled, [aria-disabled=true]') === null
    const isReady = isSeen && isAllowed && isHeard(element)
    if (isReady && (force || isReached(element))) return element
    if (performance.now() > until) {
      const why = isSeen ? (isReady ? 'is covered' : 'does not listen') : 'is not in sight'
      throw new Error(`${locator.selector} ${why}`)
    }
    await pause(10)
  }
}

function focusAbove(pressed: Element): void {
  for (let each: Element | null = pressed; each !== null; each = each.parentElement) {
    const isOpen: boolean = (each as HTMLElement).tabIndex >= 0 || each.hasAttribute('tabindex')
    if (!isOpen || each.matches(':disabled')) continue
    ;(each as HTMLElement).focus({ preventScroll: true })
    return
  }
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
}

locators.extend({
  async press({ force = false } = {}) {
    const element = await usable(this, force)
    const [clientX, clientY] = middle(element)
    const met = () => document.elementFromPoint(clientX, clientY) ?? element
    focusAbove(met())
    // With the focus it may have been drawn anew.
    const where = { clientX, clientY, detail: 1, pointerType: 'mouse', view: window }
    const how = { bubbles: true, cancelable: true, composed: true }
    met().dispatchEvent(new PointerEvent('click', { ...where, ...how }))
    await pause()
  },

  async choose(wanted) {
    const element = await usable(this)
    if (!(element instanceof HTMLSelectElement)) throw new Error('only a list has options')
    const option = [...element.options].find(
      ({ value, label }) => value === wanted || label.trim() === wanted,
    )
    if (option === undefined || option.disabled) throw new Error(`there is no option ${wanted}`)
    element.focus()
    option.selected = true
    for (const type of ['input', 'change'])
      element.dispatchEvent(new Event(type, { bubbles: true }))
    await pause()
  },

  async write(text) {
    const element = await usable(this)
    if (!(element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)) {
      throw new Error('only a field can be written in')
    }
    element.focus()
    element.select()
    // Deprecated, and all there is by which a text counts as written by the reader.
    const command: (name: string, ui: boolean, text: string) => boolean = Reflect.get(
      document,
      'execCommand',
    )
    command.call(document, text === '' ? 'delete' : 'insertText', false, text)
    await pause()
  },
})
