import type { Page } from 'playwright'
import { pages } from './built.ts'

const names = pages
  .flatMap(({ document }) => [...document.querySelectorAll<HTMLElement>('cutoff-commit')])
  .map((each) => each.getAttribute('data-name') ?? '')
const ANSWERED = JSON.stringify(Object.fromEntries(names.map((name) => [name, 'skip'])))

/** Opens pages as for a reader who has been asked already: no figure of theirs is veiled. */
export async function answered(page: Page): Promise<void> {
  await page.addInitScript((all) => {
    try {
      localStorage.setItem('commits', localStorage.getItem('commits') ?? all)
    } catch {
      // A page that keeps nothing asks.
    }
  }, ANSWERED)
}
