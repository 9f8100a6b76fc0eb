import AxeBuilder from '@axe-core/playwright'
import type { Page } from 'playwright'

/** The rule on the contrast of text with what lies behind it. */
export const CONTRAST = 'color-contrast'

/**
 * What axe finds wrong with a page as it stands, each with the markup it stands in.
 *
 * The pages have no frames, and without looking for them axe takes a fifth of the time; half of
 * that goes into describing what is right.
 *
 * @param which the rules to try; all by default
 */
export async function faults(page: Page, which: Parameters<AxeBuilder['options']>[0] = {}) {
  const axe = new AxeBuilder({ page })
  const { violations } = await axe
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'], ...which })
    .analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
}
