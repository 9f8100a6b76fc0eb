import { afterAll } from 'vitest'
import { page, server } from 'vitest/browser'
import { leave } from './figure-help.ts'

/* All files are tried in one page, since each of its own would load every module anew. */

const address = location.href

// Each file leaves the page, its address and its device as the first found them.
afterAll(async () => {
  leave(address)
  const { width, height } = server.config.browser.viewport
  await page.viewport(width, height)
})

// Where nobody looks on, nothing is painted: a seventh of what tests cost. All else is as if it were.
if (server.config.browser.headless) {
  const frame = frameElement as HTMLElement | null
  frame?.style.setProperty('opacity', '0')
}
