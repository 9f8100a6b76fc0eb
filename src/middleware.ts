import { AsyncLocalStorage } from 'node:async_hooks'
import type { MiddlewareHandler } from 'astro'
import { speak, wordsReady } from './i18n/in-language.ts'
import { isLanguage, languages, type Language } from './i18n/languages.ts'

/*
 * Each page is built in the language that its address names; a page without one is in the
 * first. Several may be under way at once, so the language goes with what is done for the page.
 */
const pages = new AsyncLocalStorage<Language>()

speak(() => pages.getStore())

// The doors to all words are opened before the first page is drawn.
import.meta.glob('./i18n/*.ts', { eager: true })
await wordsReady()

export const onRequest: MiddlewareHandler = ({ url }, next) => {
  // The site may stand below a path of its host.
  const language = url.pathname.split('/').find(isLanguage) ?? languages[0]
  return pages.run(language, async () => {
    const response = await next()
    // What draws the page is asked for it here, where its language is known.
    return new Response(await response.arrayBuffer(), response)
  })
}
