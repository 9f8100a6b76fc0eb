import { expect, test } from 'vitest'
import { loadSet } from '../../src/widgets/exercise/sets.ts'
import { chapterTexts } from '../chapters.ts'

/** The exercises of a chapter as it writes them, without what is shown with the answer. */
function exercisesIn(text: string): { name: string; question: string }[] {
  const blocks = text.match(/<Exercise\b[\s\S]*?<\/Exercise>/g) ?? []
  return blocks.map((block) => ({
    name: /name="([^"]*)"/.exec(block)?.[1] ?? '',
    question: block.replace(/<div slot="answer">[\s\S]*?<\/div>/, ''),
  }))
}

test('a choice that names squares has its board beside the question', async () => {
  const withBoards: string[] = []
  for (const { slug: set, mdx } of chapterTexts) {
    const { exercises } = await loadSet(set)
    for (const { name, question } of exercisesIn(mdx)) {
      const named = /\b[a-o][1-9]\b|ASKED_NAMES/.test(question.replace(/<Still[^>]*>/g, ''))
      if (exercises[name]?.kind !== 'choice' || !named) continue
      expect(question, `${set} ${name}`).toContain('<Still ')
      withBoards.push(`${set} ${name}`)
    }
  }
  expect(withBoards).toEqual([
    'patterns which-stone',
    'minimax which-saves',
    'captures which-legal',
  ])
})
