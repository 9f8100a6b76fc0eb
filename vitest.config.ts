import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { chromiumLaunch } from './test/browsers.ts'
import { bundledWorkers } from './test/bundled-workers.ts'

/**
 * In Node without Vite, which has every import looked up wherever it is used; and in one process,
 * since a new one takes a second for what each file imports.
 */
const inNode = {
  experimental: { viteModuleRunner: false, nodeLoader: false },
  isolate: false,
  setupFiles: 'test/words.ts',
}

/** Draws Astro's components: Astro takes seconds to get ready, so only where it may be asked for. */
async function golden() {
  const asked = process.argv.join(' ').match(/--project[= ]\S+/g)
  if (asked?.every((project) => !project.includes('golden'))) return []
  const { getViteConfig } = await import('astro/config')
  return [
    getViteConfig({
      test: {
        name: 'golden',
        setupFiles: 'test/words.ts',
        include: ['test/golden/**/*.test.ts'],
        testTimeout: 120_000,
      },
    }),
  ]
}

export default defineConfig({
  test: {
    // A golden first frame that is not there fails: only `npm run golden` writes one.
    update: 'none',
    projects: [
      {
        test: {
          name: 'engine',
          ...inNode,
          include: ['test/{engine,state,workers,cli}/**/*.test.ts'],
          // A test never looks at the time; a slow machine must not fail one.
          testTimeout: 120_000,
        },
      },
      ...(await golden()),
      {
        plugins: [bundledWorkers()],
        // Named, so that none is found only while tests run: the page is then loaded again.
        optimizeDeps: {
          include: [
            '@observablehq/plot',
            'd3-hierarchy',
            'fast-check',
            'lit-html',
            'lit-html/directive.js',
            'lit-html/directives/live.js',
          ],
        },
        test: {
          name: 'widgets',
          isolate: false,
          setupFiles: ['test/words.ts', 'test/widgets/shared-page.ts', 'test/widgets/presses.ts'],
          include: ['test/widgets/**/*.test.ts'],
          // The machine may be busy with other things; what is waited for comes when it can.
          testTimeout: 60_000,
          expect: { poll: { timeout: 10_000 } },
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: await chromiumLaunch() }),
            instances: [{ browser: 'chromium' }],
            viewport: { width: 1280, height: 800 },
          },
        },
      },
      {
        test: {
          name: 'site',
          ...inNode,
          include: ['test/site/**/*.test.ts'],
          // Axe takes its time over a large tree.
          testTimeout: 120_000,
          hookTimeout: 120_000,
          // As for widgets: what is waited for comes when the machine can.
          expect: { poll: { timeout: 10_000 } },
        },
      },
    ],
  },
})
