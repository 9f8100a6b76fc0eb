import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { chapterTexts } from '../chapters.ts'

const root = join(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')

/**
 * The components of figures that a reader or a link can change and that have a caption, and
 * whether that gives way to one of the figure's own where the figure shows something else.
 */
const figures = new Map(
  globSync('src/widgets/*/*.astro', { cwd: root })
    .filter((file) => /<cutoff-[^]*<figcaption>/.test(read(file)))
    .map((file) => {
      const sources = globSync(`${dirname(file)}/*.ts`, { cwd: root })
      const own = sources.some((source) => read(source).includes('figure/caption.ts'))
      return [basename(file, '.astro'), own] as const
    }),
)

/** What a caption begins a sentence with that is true of the figure as the page gives it. */
const AS_GIVEN = /\b(as it opens|it (opens|begins)|at first|^first)\b/i

/** A number, a side, a move, or what was made of one game or source: true of one state alone. */
const OF_A_STATE =
  /[{\d]|\b(X|O|Black|White)\b|\b(the same (board|position|tree)|a (stored )?game|the report’s|is to move)\b/

/** Sentences with such a word that are true of every state of their figure, and why. */
const GENERAL: Readonly<Record<string, string>> = {
  'Beside each half stands what it is as a number: after 0x in *hexadecimal*, in base 16, with a to f for ten to fifteen, so that one digit is four bits; and as JavaScript reads it, *as an int32*.':
    'how numbers are written',
  'The same shift three times: by your browser’s own JavaScript, by two halves of 32 bits, and by BigInt.':
    'the three ways are always there',
  'Each free square tells what comes of it if the side to move goes there and both make no mistake from then on: 0 is a draw, *win 6* a win for X six moves from now.':
    'how values are written, and the figure always looks to the end',
  'Both readings, on the four columns that fit into the 32 bits of a JavaScript shift.':
    'the figure has no other board',
  'Where all of it lies on X’s stones, the AND gives it back whole.': 'X’s word is the one asked',
  'The evaluation of the 19×19 report, as it was meant, for the side to move.':
    'the figure has no other evaluation',
  'Bars are 95% intervals; where one holds 0, the match has not shown which is stronger.':
    'what a bar is',
}

interface Caption {
  readonly figure: string
  readonly attributes: string
  readonly sentences: readonly string[]
}

function captionsIn(mdx: string): Caption[] {
  const tag = new RegExp(
    `^ *<(${[...figures.keys()].join('|')})\\b((?:[^>]|=>)*[^/=])>\\n([^]*?)</\\1>`,
    'gm',
  )
  return [...mdx.matchAll(tag)].map(([, figure, attributes, inner]) => {
    const text = inner
      // What a reader is told to do is no claim.
      .replaceAll(/<span class="screen">[^]*?<\/span>|<Legend[^]*?\/>/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim()
    return { figure, attributes, sentences: text.split(/(?<=[.?!]) (?=[A-Z*<])/) }
  })
}

const chapters = chapterTexts.map(({ slug, mdx }) => ({ slug, captions: captionsIn(mdx) }))

describe.each(chapters)('the captions of $slug', ({ captions }) => {
  it('say of what can be changed that it is so as the figure opens', () => {
    const untrue = captions
      // Its own caption stands for what its page does not offer to change.
      .filter(
        ({ figure, attributes }) =>
          figures.get(figure) === false || /\b(slips|depths)\b/.test(attributes),
      )
      .flatMap(({ sentences }) => sentences)
      .filter((sentence) => OF_A_STATE.test(sentence) && !AS_GIVEN.test(sentence))
      .filter((sentence) => !Object.hasOwn(GENERAL, sentence))
    expect(untrue).toEqual([])
  })
})

it('reads the captions of all figures of the chapters, and excuses no sentence that is gone', () => {
  const all = chapters.flatMap(({ captions }) => captions)
  const used = new Set(all.map(({ figure }) => figure))
  // The lab has a page of its own.
  expect([...figures.keys()].filter((name) => !used.has(name))).toEqual(['Lab'])
  const sentences = new Set(all.flatMap((each) => each.sentences))
  expect(Object.keys(GENERAL).filter((sentence) => !sentences.has(sentence))).toEqual([])
})
