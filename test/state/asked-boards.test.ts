import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { loadSet } from '../../src/widgets/exercise/sets.ts'

const CHAPTERS = join(import.meta.dirname, '../../content/en')

/** The exercises of a chapter as it writes them, without what is shown with the answer. */
function exercisesIn(text: string): { name: string; question: string }[] {
  const blocks = text.match(/<Exercise\b[\s\S]*?<\/Exercise>/g) ?? []
  return blocks.map((block) => ({
    name: /name="([^"]*)"/.exec(block)?.[1] ?? '',
    question: block.replace(/<div slot="answer">[\s\S]*?<\/div>/, ''),
  }))
}

test('a choice that names squares has its board beside the question', async () => {
  const chapters = readdirSync(CHAPTERS).filter((file) => file.endsWith('.mdx'))
  const withBoards: string[] = []
  for (const file of chapters) {
    const set = file.slice(0, 2)
    const { exercises } = await loadSet(set)
    const text = readFileSync(join(CHAPTERS, file), 'utf8')
    for (const { name, question } of exercisesIn(text)) {
      const named = /\b[a-o][1-9]\b|ASKED_NAMES/.test(question.replace(/<Still[^>]*>/g, ''))
      if (exercises[name]?.kind !== 'choice' || !named) continue
      expect(question, `${set} ${name}`).toContain('<Still ')
      withBoards.push(`${set} ${name}`)
    }
  }
  expect(withBoards).toEqual(['03 which-stone', '05 which-saves', '12 which-legal'])
})
