import { describe, expect, it } from 'vitest'
import { EMPTY, fraction, readArithmetic } from '../../engine/index.ts'
import type { Exercise } from '../../src/widgets/exercise/exercise.ts'
import { loadSet } from '../../src/widgets/exercise/sets.ts'
import { legalMoves } from '../widgets/programs-help.ts'
import { pages } from './built.ts'

const chapters = pages
  .flatMap(({ path, document }) => {
    const kicker = document.querySelector('main[data-pagefind-body] .kicker')?.textContent
    const number = /\d+/.exec(kicker ?? '')?.[0]?.padStart(2, '0')
    return number === undefined ? [] : [{ path, number, document }]
  })
  .toSorted((a, b) => Number(a.number) - Number(b.number))

const glossary = pages.find(({ path }) => path === '/en/glossary/')
const start = pages.find(({ path }) => path === '/')

/** Whether the answer that "show the answer" shows is right. */
function ownAnswer(exercise: Exercise): boolean {
  switch (exercise.kind) {
    case 'number': {
      const read = readArithmetic(exercise.answer)
      return read.ok && exercise.check(read.value).right
    }
    case 'choice':
      return exercise.check(exercise.answer).right
    case 'pick':
      return exercise.check(exercise.answer).right
    case 'build':
      return exercise.check(exercise.answer).right
    case 'repair':
      return exercise.check(exercise.answer).right
    case 'move':
      return exercise.check(exercise.answer).right
  }
}

/** Whether answers next to the right one are right: none may be. */
function wrongAnswers(exercise: Exercise): boolean[] {
  switch (exercise.kind) {
    case 'number': {
      const { over, under } = exercise.solution
      return [over + 1n, over - 1n].map((wrong) => exercise.check(fraction(wrong, under)).right)
    }
    case 'choice':
      return exercise.options
        .filter((option) => option !== exercise.answer)
        .map((option) => exercise.check(option).right)
    case 'pick':
      return [exercise.answer === 0 ? 1 : 0].map((wrong) => exercise.check(wrong).right)
    case 'build':
      return [exercise.check(EMPTY).right]
    case 'repair':
      return exercise.answer.flatMap((version, line) =>
        version === 0 ? [] : [exercise.check(exercise.answer.with(line, 0)).right],
      )
    case 'move':
      return legalMoves(exercise)
        .filter((move) => move !== exercise.answer)
        .slice(0, 3)
        .map((move) => exercise.check(move).right)
  }
}

/** The list of the section that a heading opens. */
function listAfter(document: Document, id: string): Element[] {
  let each = document.getElementById(id)?.nextElementSibling
  while (each && !['OL', 'UL', 'H2'].includes(each.tagName)) each = each.nextElementSibling
  return [...(each?.children ?? [])].filter(({ tagName }) => tagName === 'LI')
}

/** Parts of a page that are looked at or worked with, and not read as its text. */
const BESIDE =
  'figure, .exercise, .commit, nav, .note, table, pre, script, .katex-mathml, [id^=cutoff]'

/** What only somebody can do who has the figure’s controls. */
const CONTROLS =
  /\b(press|drag|click|tap|tick|untick|slider|step back|step through|step to|go back|arrow keys?|space bar)\b|[←→]/i

/** Words of a chapter’s own text: what stands in paragraphs and lists outside figures. */
function wordsOf(document: Document): number {
  const article = document.querySelector('main')
  return [...(article?.querySelectorAll('p, li') ?? [])]
    .filter((each) => each.closest(BESIDE) === null && each.closest('cutoff-play') === null)
    .filter((each) => each.querySelector('p, li') === null)
    .reduce((sum, each) => sum + (each.textContent?.match(/\S*\w\S*/g)?.length ?? 0), 0)
}

describe('the chapters', () => {
  it('are found, each by a number of its own', () => {
    expect(chapters.length).toBeGreaterThan(2)
    expect(new Set(chapters.map(({ number }) => number)).size).toBe(chapters.length)
  })

  it('are all on the start page, in order, with how many exercises they have', () => {
    const listed = [...(start?.document.querySelectorAll('[data-chapter]') ?? [])]
    expect(listed.map((item) => item.querySelector('a')?.getAttribute('href'))).toEqual(
      chapters.map(({ path }) => path),
    )
    expect(listed.map((item) => Number(item.getAttribute('data-exercises')))).toEqual(
      chapters.map(({ document }) => document.querySelectorAll('cutoff-exercise').length),
    )
  })

  it('lead to the next and back', () => {
    const turns = chapters.map(({ document }) =>
      ['prev', 'next', 'up'].map((rel) =>
        document.querySelector(`.turn a[rel=${rel}]`)?.getAttribute('href'),
      ),
    )
    expect(turns).toEqual(
      chapters.map((_, i) => [
        chapters[i - 1]?.path,
        chapters[i + 1]?.path,
        i === chapters.length - 1 ? '/' : undefined,
      ]),
    )
  })
})

describe.each(chapters)('$path', ({ path, number, document }) => {
  const all = (selector: string) => [...document.querySelectorAll(selector)]
  const exercises = all('cutoff-exercise')
  const slug = path.split('/').at(-2) ?? ''

  it('says how long it takes and what it takes as known', () => {
    expect(document.querySelector('.kicker')?.textContent).toMatch(/\d+ minutes/)
    expect(document.querySelector('.knows')?.textContent?.trim()).toMatch(/\w+\.$/)
  })

  it('lists its sections by the names that they have', () => {
    const named = all('main h2').map(({ textContent }) => textContent)
    expect(all('.side li').map(({ textContent }) => textContent?.trim())).toEqual(named)
  })

  it('is neither a note nor a book: 800 to 1,800 words', () => {
    expect(wordsOf(document)).toBeGreaterThanOrEqual(800)
    expect(wordsOf(document)).toBeLessThanOrEqual(1800)
  })

  it('has figures beside its board, and one that runs', () => {
    const live = all('main *').filter(
      ({ localName }) =>
        localName.startsWith('cutoff-') && !['cutoff-exercise', 'cutoff-play'].includes(localName),
    )
    expect(live.length).toBeGreaterThan(0)
    const figures = all('main figure').filter((figure) => !figure.querySelector('cutoff-play'))
    expect(figures.length).toBeGreaterThanOrEqual(2)
  })

  it('has captions that, without what only the screen shows, tell nobody to press anything', () => {
    const captions = all('main figcaption').map((caption) => {
      const shown = all('.screen').filter((each) => caption.contains(each))
      return shown.reduce(
        (text, each) => text.replace(each.textContent ?? '', ''),
        caption.textContent ?? '',
      )
    })
    expect(captions.filter((text) => text.trim() === '')).toEqual([])
    expect(captions.filter((text) => CONTROLS.test(text))).toEqual([])
  })

  it('has 3 to 5 exercises, all of its set and each with the reason', async () => {
    expect(exercises.length).toBeGreaterThanOrEqual(3)
    expect(exercises.length).toBeLessThanOrEqual(5)
    expect(new Set(exercises.map((each) => each.getAttribute('data-set')))).toEqual(new Set([slug]))
    const names = exercises.map((each) => each.getAttribute('data-name') ?? '')
    const set = await loadSet(slug)
    expect(names.toSorted()).toEqual(Object.keys(set.exercises).toSorted())
    for (const each of exercises) {
      expect(each.querySelector('.exercise-answer')?.textContent?.trim()).not.toBe('')
    }
  })

  it('has exercises that tell a right answer from a wrong one', async () => {
    const set = await loadSet(slug)
    for (const [name, exercise] of Object.entries(set.exercises)) {
      expect(ownAnswer(exercise), name).toBe(true)
      const wrong = wrongAnswers(exercise)
      expect(wrong.length, name).toBeGreaterThan(0)
      expect(wrong, name).not.toContain(true)
    }
  })

  it('ends with five lines, a board to play on, and its sources', () => {
    expect(listAfter(document, 'in-five-lines')).toHaveLength(5)
    expect(listAfter(document, 'sources').length).toBeGreaterThan(0)
    const sections = all('main h2').map(({ id }) => id)
    expect(all('cutoff-play')).toHaveLength(1)
    expect(sections.slice(-3)).toEqual(['in-five-lines', 'play', 'sources'])
  })

  it('opens the tree of a game without the words of minimax until it has taught them', () => {
    const taught = chapters.findIndex(({ path }) => path.includes('minimax'))
    const early = chapters.findIndex((each) => each.number === number) < taught
    const searches = all('cutoff-play').filter((play) =>
      /minimax|negamax|alphabeta/.test(
        `${play.getAttribute('data-algorithm')}${play.getAttribute('data-levels')}`,
      ),
    )
    for (const play of searches) expect(play.closest('.tree-plain') !== null).toBe(early)
  })

  it('links its terms to the glossary, which leads back', () => {
    const terms = all('main a.term')
    expect(terms.length).toBeGreaterThan(0)
    for (const term of terms) {
      const id = term.id.replace('term-', '')
      const entry = glossary?.document.getElementById(id)
      expect(entry?.querySelector('dd')?.textContent).toContain(term.getAttribute('title'))
      const back = [...(entry?.querySelectorAll('a') ?? [])].map((link) =>
        link.getAttribute('href'),
      )
      expect(back.filter((href) => href?.startsWith(path))).toHaveLength(1)
    }
  })
})
