import { defineCollection } from 'astro:content'
import { glob } from 'astro/loaders'
import { z } from 'astro/zod'

/**
 * A chapter is `content/<language>/NN-slug.mdx`. Its number is that of its file name, and its
 * address is its path: `content/en/07-cutting-branches.mdx` is `/en/07-cutting-branches/`.
 */
const chapters = defineCollection({
  loader: glob({ base: './content', pattern: '*/[0-9][0-9]-*.mdx' }),
  schema: z.object({
    title: z.string(),
    /** The question the chapter answers, in one sentence. */
    question: z.string(),
    /** Reading time with the figures, in minutes. */
    minutes: z.number().int().positive(),
    /** What the reader should know before: short noun phrases, none for a first chapter. */
    knows: z.array(z.string()).default([]),
    /** The part of the notebook it belongs to: chapters of one part stand together. */
    part: z.string(),
  }),
})

export const collections = { chapters }
