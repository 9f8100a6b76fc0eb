import { createHash } from 'node:crypto'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { rolldown } from 'rolldown'
import { builtPages } from './built-pages.ts'

const SCRIPT = /<script type="module" src="([^"]+)"><\/script>/g

/**
 * Has each page open with two scripts of its own in place of one for each of its components: that of
 * its figures, in `<main>`, and that of what is around them, which is the same on all pages of a
 * layout and so is fetched once. The scripts of figures name much the same files: in one file these
 * names weigh half as much.
 *
 * Files that no page names any longer are removed. What scripts import stays as it was bundled.
 */
export function pageScripts(): AstroIntegration {
  let assets = ''
  return {
    name: 'page-scripts',
    hooks: {
      'astro:config:done': ({ config }) => {
        ;({ assets } = config.build)
      },
      'astro:build:done': async ({ dir }) => {
        const folder = fileURLToPath(dir)
        const bundles = new Bundles(join(folder, assets))
        for (const { file } of builtPages(folder)) {
          writeFileSync(file, await bundles.inPage(readFileSync(file, 'utf8')))
        }
        bundles.removeUnused()
      },
    },
  }
}

/** Scripts of a build that are asked for together, each set of them bundled once. */
class Bundles {
  private readonly folder: string
  /** The file of each bundle, by the files in it. */
  private readonly made = new Map<string, string>()
  private readonly bundled = new Set<string>()
  private readonly alone = new Set<string>()

  /** @param folder where the scripts are */
  constructor(folder: string) {
    this.folder = folder
  }

  /** A page, its scripts in `<main>` as one and those around it as one. */
  async inPage(html: string): Promise<string> {
    const start = html.indexOf('<main')
    const end = html.indexOf('</main>')
    const main = await this.asOne('page-figures', html.slice(start, end))
    // A character that no page has keeps its place, so that its script is not taken for one around it.
    const around = await this.asOne('page-frame', `${html.slice(0, start)}\0${html.slice(end)}`)
    return around.replace('\0', () => main)
  }

  private async asOne(name: string, html: string): Promise<string> {
    const all = [...html.matchAll(SCRIPT)].map(([, src = '']) => src)
    const files = all.map((src) => basename(src))
    for (const file of files) (files.length > 1 ? this.bundled : this.alone).add(file)
    if (files.length < 2) return html
    const key = files.join()
    const bundle = this.made.get(key) ?? (await this.bundle(name, files))
    this.made.set(key, bundle)
    // The first makes room for the bundle, the others are gone.
    return html.replace(SCRIPT, (tag, src) =>
      src === all[0] ? tag.replace(basename(src), bundle) : '',
    )
  }

  private async bundle(name: string, files: readonly string[]): Promise<string> {
    const entry = '\0page'
    const build = await rolldown({
      input: entry,
      treeshake: false,
      makeAbsoluteExternalsRelative: false,
      plugins: [
        {
          name: 'page-scripts',
          resolveId: (id) => {
            if (id === entry) return id
            const file = basename(id)
            return files.includes(file)
              ? join(this.folder, file)
              : { id: `./${file}`, external: true }
          },
          load: (id) =>
            id === entry ? files.map((file) => `import './${file}'`).join('\n') : undefined,
        },
      ],
    })
    const { output } = await build.generate({ minify: true })
    await build.close()
    const [{ code }] = output
    const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8)
    const file = `${name}.${hash}.js`
    writeFileSync(join(this.folder, file), code)
    return file
  }

  /** Removes the scripts that are in bundles only. */
  removeUnused(): void {
    for (const file of this.bundled) if (!this.alone.has(file)) rmSync(join(this.folder, file))
  }
}
