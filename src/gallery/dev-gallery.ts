import type { AstroIntegration } from 'astro'

/** `npm run dev` has a page `/gallery/` of every figure in each of its stories; no build has it. */
export function devGallery(): AstroIntegration {
  return {
    name: 'dev-gallery',
    hooks: {
      'astro:config:setup': ({ command, injectRoute }) => {
        if (command !== 'dev') return
        injectRoute({ pattern: '/gallery', entrypoint: './src/gallery/gallery.astro' })
      },
    },
  }
}
