import { chromium, type Browser } from 'playwright'
import { afterAll, beforeAll } from 'vitest'
import { serve, type StaticServer } from '../../src/cli/serve.ts'
import { chromiumLaunch } from '../browsers.ts'
import { dist } from './built.ts'

/*
 * The built site, served, and a Chromium to open it in, while the tests of the importing file run.
 */

export let server: StaticServer
export let browser: Browser

beforeAll(async () => {
  server = await serve(dist, 0)
  browser = await chromium.launch(await chromiumLaunch())
})

afterAll(async () => {
  await browser.close()
  await server.close()
})
