import type { KnipConfig } from 'knip'

/** What is used by nothing: files, exports and packages. `!` marks what the product itself needs. */
const config: KnipConfig = {
  entry: [
    'src/{pages,gallery}/**/*.astro!',
    'src/workers/{games,clinic}/*.ts!',
    // What Astro's settings import, which are no part of the product.
    'src/{cli/{page-scripts,social-pictures,text-index},gallery/dev-gallery,layouts/rehype-page}.ts!',
    'content/*/*.mdx!',
    'src/i18n/*/**/*.ts!',
    // What holds the languages against English, for the checker of types alone.
    'src/i18n/tables.ts!',
    'src/{cli/{start,cutoff,thread},fonts/write-fonts}.ts!',
    'test/bench/*.ts',
    'test/**/*.test.ts',
    // What only the copy of the project imports that test/pseudo/project.ts makes.
    'test/pseudo/{content,pseudo}.ts',
  ],
  project: ['{src,engine,content}/**/*.{ts,astro,mdx,css}!', 'test/**/*.ts'],
  // The fonts, which `src/fonts/faces.ts` names by their files.
  ignoreDependencies: [/^@fontsource/],
  compilers: {
    // The files that a style sheet names, as imports.
    css: (text) =>
      [...text.matchAll(/url\((['"]?)(?!data:|#)([^'")]+)\1\)/g)]
        .map(([, , file]) => `import '${file}'`)
        .join('\n'),
  },
}

export default config
