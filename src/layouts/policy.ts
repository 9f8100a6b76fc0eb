import { createHash } from 'node:crypto'

/**
 * Sets the theme the reader chose, before the first paint. It is inline because a file would be
 * waited for on every page; the policy below allows these bytes and no others.
 */
export const themeScript =
  'try{document.documentElement.dataset.theme=localStorage.getItem("theme")||""}catch{}'

const themeHash = createHash('sha256').update(themeScript).digest('base64')

/**
 * The Content-Security-Policy of every page. Nothing comes from elsewhere, no style or script
 * stands in the markup (style attributes included) but the theme's, and no form is sent.
 *
 * @param interactive whether the page has figures: a text page may run no script at all
 */
export function contentSecurityPolicy(interactive: boolean): string {
  return [
    "default-src 'none'",
    interactive ? `script-src 'self' 'sha256-${themeHash}'` : "script-src 'none'",
    "style-src 'self'",
    "font-src 'self'",
    "img-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ')
}
