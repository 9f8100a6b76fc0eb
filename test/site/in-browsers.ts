import { chromium, firefox, type Browser } from 'playwright'
import { chromiumLaunch, firefoxLaunch } from '../browsers.ts'

const firefoxOptions = firefoxLaunch()

/** The browsers of this machine, by name: Firefox where there is one. */
export const browsers: [string, () => Promise<Browser>][] = [
  ['Chromium', async () => chromium.launch(await chromiumLaunch())],
]
if (firefoxOptions) browsers.push(['Firefox', () => firefox.launch(firefoxOptions)])
