import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { stored } from '../../content/puzzles.ts'
import { heat } from '../../src/i18n/en/heat.ts'
import { deciding as words, puzzles as series } from '../../src/i18n/en/puzzles.ts'
import { wordsReady } from '../../src/i18n/in-language.ts'
import { askedOf } from '../../src/widgets/deciding/model.ts'
import '../../src/widgets/deciding/element.ts'
import { TERMS } from '../../src/widgets/heat/judge.ts'
import { leavesNothing, linked, mountFigure, textOf } from './figure-help.ts'
import { styled } from './styled.ts'

styled('boards/board.css', 'styles/tokens.css', 'styles/controls.css', 'styles/figures.css')

leavesNothing()

const ANSWERS = stored.deciding.map((question) => askedOf(question).deciding)

async function open(link = ''): Promise<HTMLElement> {
  await wordsReady()
  history.replaceState(null, '', link === '' ? location.pathname : `?figure=${link}`)
  const host = mountFigure('cutoff-deciding', { questions: JSON.stringify(stored.deciding) })
  await expect.element(page.getByRole('group', { name: words.terms })).toBeInTheDocument()
  return host
}

const nameOf = (term: string) => TERMS.flatMap((t) => (t === term ? [heat.terms[t]] : []))[0]
const term = (name: string) => page.getByRole('button', { name: nameOf(name), exact: true })
const says = () => textOf('.deciding-says').replace(/\s+/g, ' ')
const progress = () => textOf('.puzzles-progress').replace(/\s+/g, ' ')
const next = () => page.getByRole('button', { name: series.next, exact: true })

test('the term that decides is called right, and a table tells all terms of both moves', async () => {
  await open()
  await expect.element(next()).toHaveAttribute('aria-disabled', 'true')
  await term(ANSWERS[0]).press()
  await expect.poll(says).toContain(series.right)
  const rows = document.querySelectorAll('.deciding-says tbody tr')
  expect(rows).toHaveLength(TERMS.length)
  const [a, b, lead] = Array.from(
    document.querySelectorAll('.deciding-says tfoot td'),
    ({ textContent }) => Number(textContent?.replace('−', '-')),
  )
  expect(a - b).toBe(lead)
  expect(lead).toBeGreaterThan(0)
  expect(progress()).toBe(`${series.at(1, 10)} ${series.score(1, 1)}`)
})

test('another term is called wrong, and says how A stands without it', async () => {
  await open()
  const wrong = TERMS.find((name) => name !== ANSWERS[0]) ?? 'square'
  await term(wrong).press()
  await expect.poll(says).toContain(`${series.wrong} Without “${heat.terms[wrong]}” A is still`)
  expect(document.querySelector('.deciding-says table')).toBeNull()
  await term(ANSWERS[0]).press()
  await expect.poll(says).toContain(series.right)
  // It was missed at the first try.
  expect(progress()).toContain(series.score(0, 1))
})

test('ten are answered by keys alone, and kept on the device', async () => {
  const first = await open()
  for (const [i, answer] of ANSWERS.entries()) {
    await expect.poll(progress).toContain(series.at(i + 1, 10))
    const index = TERMS.findIndex((name) => name === answer)
    if (i === 0) document.querySelector<HTMLElement>('.deciding-terms > button')?.focus()
    await userEvent.keyboard(`${'{Tab}'.repeat(index)}{Enter}`)
    await expect.poll(says).toContain(series.right)
    await userEvent.keyboard(`${'{Tab}'.repeat(TERMS.length - index)}{Enter}`)
  }
  await expect.element(page.getByText(/^All 10 are solved/)).toBeInTheDocument()
  first.remove()
  expect(JSON.parse(localStorage.getItem('drills') ?? '{}')).toMatchObject({
    'puzzles/term': { at: 10 },
  })
})

test('a link has the question and the term, which does not count', async () => {
  await open(`at:2;term:${ANSWERS[1]}`)
  await expect.poll(says).toContain(series.right)
  expect(linked()).toContain('at:2')
  await expect.poll(progress).toContain(series.score(0, 0))
})
