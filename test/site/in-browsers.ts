import { chromium, firefox, type Browser, type BrowserContext, type Page } from 'playwright'
import { chromiumLaunch, firefoxLaunch, installedChromium } from '../browsers.ts'

/**
 * Starts a browser.
 *
 * @param scripts whether its pages may run any; a context of Chromium’s is kept from it by itself
 */
export type Launch = (scripts?: boolean) => Promise<Browser>

const installedOptions = installedChromium()

export const inChromium: Launch = async () => chromium.launch(await chromiumLaunch())

/** Where this machine has one. */
export const inFirefox: Launch | undefined =
  firefoxLaunch() && ((scripts = true) => firefox.launch(firefoxLaunch(scripts)))

/** The machine's own Chromium, where it has one and the tests use the package's. */
export const inInstalled: Launch | undefined =
  installedOptions && (() => chromium.launch(installedOptions))

/** The browsers of this machine, by name: Firefox where there is one. */
export const browsers: [string, Launch][] = [['Chromium', inChromium]]
if (inFirefox) browsers.push(['Firefox', inFirefox])

/** Has pages painted with no opacity: nothing is rastered where nobody looks on. All else is as if it were. */
export async function unpainted<T extends Page | BrowserContext>(pages: T): Promise<T> {
  await pages.addInitScript(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('html { opacity: 0 }')
    document.adoptedStyleSheets.push(sheet)
  })
  return pages
}
