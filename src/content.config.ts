import { defineCollection } from 'astro:content'
import { file, glob } from 'astro/loaders'
import { z } from 'astro/zod'

/**
 * A chapter is `content/<language>/NN-slug.mdx`. Its file’s number orders the chapters, and its
 * address is the rest: `content/en/06-minimax.mdx` is `/en/minimax/`.
 */
const chapters = defineCollection({
  loader: glob({ base: './content', pattern: '*/[0-9][0-9]-*.mdx' }),
  schema: z.object({
    title: z.string(),
    /** The question the chapter answers, in one sentence. */
    question: z.string(),
    /** What the reader should know before: short noun phrases, none for a first chapter. */
    knows: z.array(z.string()).default([]),
    /** The part of the notebook it belongs to: chapters of one part stand together. */
    part: z.string(),
    /** What it rests on: ids of content/sources.yaml, each with what it takes from there. */
    sources: z
      .record(z.string(), z.string())
      .refine((sources) => Object.keys(sources).length > 0, 'name at least one source'),
  }),
})

/** Publications, reports and pages that chapters name: `content/sources.yaml`. */
const sources = defineCollection({
  loader: file('content/sources.yaml'),
  schema: z.object({
    who: z.string(),
    title: z.string(),
    /** The journal with volume and pages, the publisher, or the university. */
    where: z.string(),
    year: z.union([z.number().int(), z.string()]).optional(),
    url: z.url().optional(),
  }),
})

/** The terms of the field, in the words of this notebook: `content/<language>/glossary.yaml`. */
const terms = defineCollection({
  loader: glob({ base: './content', pattern: '*/glossary.yaml' }),
  schema: z.record(
    z.string(),
    z.object({
      /** As it stands in a sentence, without an article. */
      name: z.string(),
      text: z.string(),
      /** Other names that the literature has for it. */
      also: z.array(z.string()).default([]),
      /** Ids of terms to read next. */
      see: z.array(z.string()).default([]),
      /** French words of the student reports, each with the id of its report in the sources. */
      reports: z.record(z.string(), z.string()).default({}),
    }),
  ),
})

/** What the student reports describe, thing by thing: `content/<language>/reports.yaml`. */
const reports = defineCollection({
  loader: glob({ base: './content', pattern: '*/reports.yaml' }),
  // By the id of the report in the sources, then by the id of the thing, in the report’s order.
  schema: z.record(
    z.string(),
    z.record(
      z.string(),
      z.strictObject({
        name: z.string(),
        /** Page or section of the report. */
        where: z.string(),
        /** What the report says, in our words. */
        text: z.string(),
        /** Words of a link, each with its address below `/<language>/`; none where there is no place yet. */
        shown: z.record(z.string(), z.string().regex(/^[a-z0-9/-]+\/\S*#\S+$/)).default({}),
        /** What the report has, by the names of our numbers in content/reports.ts. */
        numbers: z.record(z.string(), z.string()).default({}),
        /** Why it has no place here. */
        apart: z.string().optional(),
        /** What is otherwise here, and why; `{name}` stands for a number of ours. */
        here: z.string().optional(),
      }),
    ),
  ),
})

export const collections = { chapters, reports, sources, terms }
