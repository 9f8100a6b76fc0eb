import type { BrowserContextOptions, Page } from 'playwright'
import { afterAll, beforeAll } from 'vitest'
import { serve } from '../../src/cli/serve.ts'
import { answered } from './answered.ts'
import { dist } from './built.ts'
import { inChromium, unpainted } from './in-browsers.ts'

/*
 * The built site, served, and a Chromium to open it in: started once for all files that a process
 * tests, and ended with it.
 */

export const server = await serve(dist, 0)
export const browser = await inChromium()

/**
 * A tab for all tests of the importing file that open a page in the same way: one of its own for
 * each would be a process to start for each, which takes longer than the page. Its reader has answered
 * what chapters ask first.
 *
 * @param prepare what is done before the first page is opened
 */
export function tab(
  options: BrowserContextOptions = {},
  prepare: (page: Page) => Promise<unknown> = async () => {},
): { readonly page: Page } {
  let page: Page
  beforeAll(async () => {
    page = await unpainted(await browser.newPage(options))
    await answered(page)
    await prepare(page)
  })
  afterAll(() => page.close())
  return {
    get page() {
      return page
    },
  }
}
