import { unified } from '@astrojs/markdown-remark'
import mdx from '@astrojs/mdx'
import { defineConfig } from 'astro/config'
import rehypeKatex from 'rehype-katex'
import remarkMath from 'remark-math'
import { pageWeight } from './src/cli/page-weight.ts'
import { textIndex } from './src/cli/text-index.ts'
import { siteBase, underPath } from './src/cli/under-path.ts'
import { devGallery } from './src/gallery/dev-gallery.ts'
import { rehypePage } from './src/layouts/rehype-page.ts'

export default defineConfig({
  // Where the site stands on its host, as /courses/cutoff/: `BASE=/courses/cutoff/ npm run build`.
  base: siteBase(process.env.BASE),
  outDir: process.env.OUT ?? 'dist',
  integrations: [mdx(), underPath(), pageWeight(), textIndex(), devGallery()],
  devToolbar: { enabled: false },
  // The policy of the pages (src/layouts/policy.ts) allows no style or script in the markup.
  build: { inlineStylesheets: 'never' },
  vite: {
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
