import { describe, expect, it } from 'vitest'
import { pages } from './built.ts'

const DATE = /\b\d{4}-\d{2}-\d{2}\b/

describe.each(pages.flatMap((page) => (DATE.test(page.document.body.textContent) ? [page] : [])))(
  '$path',
  ({ document: { body } }) => {
    it('names the machine of each stored run with its date', () => {
      const runs = [...body.querySelectorAll('.stored-run')]
      for (const run of runs) {
        expect(run.textContent).toMatch(/^\d{4}-\d{2}-\d{2} \(.+, Node v[\d.]+\)$/)
      }
      const told = runs.flatMap((run) => run.textContent.match(DATE) ?? [])
      const all = body.textContent.match(new RegExp(DATE, 'g')) ?? []
      expect(all).toEqual(told)
    })
  },
)

it('finds stored runs at all', () => {
  expect(pages.filter(({ html }) => html.includes('class="stored-run"')).length).toBeGreaterThan(5)
})
