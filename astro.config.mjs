import { unified } from '@astrojs/markdown-remark'
import mdx from '@astrojs/mdx'
import { defineConfig } from 'astro/config'
import rehypeKatex from 'rehype-katex'
import remarkMath from 'remark-math'
import { pageScripts } from './src/cli/page-scripts.ts'
import { pageWeight } from './src/cli/page-weight.ts'
import { textIndex } from './src/cli/text-index.ts'
import { socialPictures, touchIcon } from './src/cli/social-pictures.ts'
import { siteBase, underPath } from './src/cli/under-path.ts'
import { devGallery } from './src/gallery/dev-gallery.ts'
import { rehypePage } from './src/layouts/rehype-page.ts'

/*
 * What a page opens with is one file, and so is what every figure stands on: twenty small files
 * weigh more than one, and each is named again wherever it is asked for. A group takes along what
 * it imports, unless that is in a group of a higher priority.
 */
const codeSplitting = {
  groups: [
    {
      name: 'page',
      test: /vite\/preload-helper|dynamic-import-helper|src\/figure\/(?:when-near|fetched|dom|define)\.ts|src\/i18n\/(?:in-language|languages|fetched|link)\.ts/,
      priority: 5,
    },
    {
      name: 'progress',
      test: /src\/state\/(?:device|progress|first-names|answers)\.ts|src\/i18n\/progress\.ts/,
      priority: 4,
    },
    {
      name: 'figure',
      test: /src\/figure\/(?:figure-element|link-says|keep-focus|panel|copy-text|fetch-kit|next-task)\.ts|src\/boards\/(?:live|svg)\.ts|src\/i18n\/figure\.ts/,
      priority: 3,
    },
    {
      name: 'board',
      test: /src\/boards\/(?:square|grid|lines|moves|model)\.ts|src\/figure\/board-figure\.ts|src\/i18n\/boards\.ts/,
      priority: 2,
    },
    {
      name: 'core',
      test: /engine\/(?:core\/(?:game|hash|options|plain|read-moves|text)|search\/score)\.ts/,
      priority: 3,
    },
    { name: 'hex', test: /engine\/core\/hex\.ts/, priority: 3 },
    {
      name: 'interactive',
      test: /src\/boards\/(?:aim|interactive|square-motion)\.ts/,
      priority: 1,
    },
    {
      name: 'positions',
      test: /engine\/core\/(?:bits|board-text|characters|translated)\.ts/,
      priority: 0,
    },
    {
      name: 'random',
      test: /engine\/core\/(?:rng|zobrist)\.ts/,
      priority: 0,
    },
    {
      name: 'grids',
      test: /engine\/core\/(?:board-forms|drawn-text|grid|grid-text)\.ts/,
      priority: 0,
    },
    {
      name: 'trace',
      test: /engine\/(?:trace\/(?:children|columns|exact-scores|recorder|recording|replay|tally|tracer|types)|search\/(?:candidates|types))\.ts/,
      priority: 0,
    },
    {
      name: 'table',
      test: /src\/widgets\/table\/(?:face|game-record|hand-view|lab-page|load-extras|rooms|shown|table|table-figure|told)\.ts|src\/state\/(?:lab-link|lifted|setup)\.ts|src\/i18n\/table\.ts/,
      priority: 0,
    },
    {
      name: 'analysis',
      test: /src\/i18n\/(?:analysis|term-names)\.ts/,
      priority: 0,
    },
    {
      name: 'stepper',
      test: /src\/figure\/stepper\/(?:keys|row|stepper)\.ts|src\/i18n\/stepper\.ts/,
      priority: 0,
    },
    {
      name: 'words',
      test: /src\/i18n\/[a-z]{2}\/(?:fetched|link|progress|figure|boards|numbers|stepper)\.ts/,
      priority: 4,
    },
  ],
}

export default defineConfig({
  // Where the site stands on its host, as /courses/cutoff/: `BASE=/courses/cutoff/ npm run build`.
  base: siteBase(process.env.BASE),
  // Where its host is, for what must name it: `SITE=https://example.org npm run build`.
  site: process.env.SITE,
  outDir: process.env.OUT ?? 'dist',
  integrations: [
    mdx(),
    socialPictures(),
    touchIcon(),
    underPath(),
    pageScripts(),
    pageWeight(),
    textIndex(),
    devGallery(),
  ],
  devToolbar: { enabled: false },
  // The policy of the pages (src/layouts/policy.ts) allows no style or script in the markup.
  build: { inlineStylesheets: 'never' },
  vite: {
    environments: { client: { build: { rolldownOptions: { output: { codeSplitting } } } } },
    build: {
      assetsInlineLimit: 0,
      rolldownOptions: {
        // Astro marks the chapters with a directive of its own that the bundler does not know.
        onLog: (level, log, report) => {
          if (log.code !== 'MODULE_LEVEL_DIRECTIVE') report(level, log)
        },
      },
      // Keeps the selectors that the default minifier does not know yet.
      cssMinify: 'esbuild',
      // The palette is written with light-dark(), which older targets would have rewritten.
      cssTarget: ['chrome123', 'firefox121', 'safari17.5'],
    },
  },
  markdown: {
    syntaxHighlight: false,
    processor: unified({
      remarkPlugins: [remarkMath],
      rehypePlugins: [[rehypeKatex, { output: 'mathml' }], rehypePage],
    }),
  },
})
