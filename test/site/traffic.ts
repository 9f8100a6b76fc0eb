import type { ConsoleMessage, Page, Request } from 'playwright'

/** What a page still has to lay out or draw while it opens (`src/layouts/staged-layout.ts`). */
const WAITS = '[data-opening] .in-turn main > :not(script, .opening, :empty, .laid), .waits'

/** What a page asks for, counted from before it is opened, so that its quiet can be waited for. */
export class Traffic {
  private readonly page: Page
  private readonly open = new Set<Request>()
  private asked = 0
  private ended: () => void = () => {}

  constructor(page: Page) {
    this.page = page
    page.on('request', (request) => {
      this.asked++
      this.open.add(request)
    })
    const end = (request: Request) => {
      this.open.delete(request)
      this.ended()
    }
    page.on('requestfinished', end)
    page.on('requestfailed', end)
  }

  /**
   * Resolves when all is laid out, nothing is on its way, and the page, idle since, has asked for
   * nothing more: what `networkidle` means, without its half a second.
   */
  async quiet(): Promise<void> {
    for (let seen = -1; seen !== this.asked || this.open.size > 0;) {
      while (this.open.size > 0) await new Promise<void>((done) => (this.ended = done))
      seen = this.asked
      await this.page.evaluate(settle, WAITS)
    }
  }
}

/** In the page: resolves when nothing waits to be laid out and what was to be done is done. */
async function settle(waits: string): Promise<void> {
  const idle = () => new Promise<unknown>((done) => requestIdleCallback(done))
  const frame = () => new Promise<unknown>((done) => requestAnimationFrame(done))
  do {
    await frame()
    await idle()
  } while (document.querySelector(waits) !== null)
  await frame()
  await idle()
}

/** How long a browser took to draw a tab, on a busy machine: nothing of the page. */
const UNDRAWN = /was preloaded using link preload but not used/

/** Whether a page complains. */
export function isComplaint(message: ConsoleMessage): boolean {
  return ['error', 'warning'].includes(message.type()) && !UNDRAWN.test(message.text())
}
