import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const CONTENT = join(import.meta.dirname, '../content/en')

/** The chapters in their order, each with its address and its text. */
export const chapterTexts: readonly { readonly slug: string; readonly mdx: string }[] = readdirSync(
  CONTENT,
)
  .filter((file) => file.endsWith('.mdx'))
  .toSorted()
  .map((file) => ({
    slug: file.slice('00-'.length, -'.mdx'.length),
    mdx: readFileSync(join(CONTENT, file), 'utf8'),
  }))
