import AxeBuilder from '@axe-core/playwright'
import type { Page } from 'playwright'

/**
 * What axe finds wrong with a page as it stands, each with the markup it stands in.
 *
 * The pages have no frames, and without looking for them axe takes a fifth of the time; half of
 * that goes into describing what is right.
 *
 * @param rules the ids of the rules to try; all by default
 */
export async function faults(page: Page, rules?: readonly string[]): Promise<string[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] })
  const { violations } = await (rules ? axe.withRules([...rules]) : axe).analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
}
