import { createHash } from 'node:crypto'

/**
 * Before the first paint: sets the theme the reader chose, and leaves what is below a chapter's head
 * for later (staged-layout.ts) where the page is not one that the browser brings back to where it was; for
 * five seconds, if nobody stops that clock. It is inline because a file would be waited for on every
 * page; the policy below allows these bytes and no others.
 */
export const headScript =
  'try{document.documentElement.dataset.theme=localStorage.getItem("theme")||""}catch{}' +
  'if(performance.getEntriesByType("navigation")[0]?.type==="navigate"){' +
  'let d=document.documentElement.dataset;d.opening=setTimeout(()=>delete d.opening,5e3)}'

const headHash = createHash('sha256').update(headScript).digest('base64')

/**
 * The Content-Security-Policy of every page. Nothing comes from elsewhere, no style or script
 * stands in the markup (style attributes included) but the head's, and no form is sent.
 */
export const contentSecurityPolicy = [
  "default-src 'none'",
  `script-src 'self' 'sha256-${headHash}'`,
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ')
