import { whenWordsCome } from '../i18n/in-language.ts'
import { search as words } from '../i18n/search.ts'
import { element } from '../figure/dom.ts'
import { keepFound } from './search-words.ts'

/*
 * The page that searches the text. The index and its reader (Pagefind) are fetched when the
 * first word is typed. The words stand in the address, so a search can be linked.
 */

/** What is used of `/pagefind/pagefind.js`, which the build makes. */
interface Pagefind {
  init(): Promise<void>
  search(words: string): Promise<{ readonly results: readonly Result[] }>
}

interface Result {
  data(): Promise<Found>
}

interface Part {
  readonly title: string
  readonly url: string
  /** The text around what is found: HTML in which only `<mark>` is markup. */
  readonly excerpt: string
  /** The places of what is found in it. */
  readonly weighted_locations: readonly unknown[]
}

interface Found {
  readonly url: string
  readonly meta: Readonly<Record<string, string>>
  readonly sub_results: readonly Part[]
}

const ADDRESS = `${import.meta.env.BASE_URL}pagefind/pagefind.js`

/** So many places are shown of each chapter. */
const MOST_PARTS = 3

/** Milliseconds of quiet after a letter before a search begins. */
const PAUSE = 150

const form = document.querySelector<HTMLFormElement>('form.search')
const field = form?.querySelector('input')
const status = document.querySelector('.search-says')
const list = document.querySelector('.search-results')

let reader: Promise<Pagefind> | undefined
let failures = 0
let last = ''
let timer = 0

/** Most browsers keep in mind that a module did not come; under another name it is a new one. */
async function load(): Promise<Pagefind> {
  const address = failures === 0 ? ADDRESS : `${ADDRESS}?again=${failures}`
  const pagefind: Pagefind = await import(/* @vite-ignore */ address)
  await pagefind.init()
  return pagefind
}

async function find(text: string): Promise<void> {
  if (text === last) return
  last = text
  const address = new URL(location.href)
  if (text === '') address.searchParams.delete('q')
  else address.searchParams.set('q', text)
  history.replaceState(history.state, '', address)
  if (text === '') return show('', [])
  if (reader === undefined) say(words.loading)
  try {
    reader ??= load()
    const { results } = await (await reader).search(text)
    const found = await Promise.all(results.map((result) => result.data()))
    // Another search may have begun while this one waited.
    if (text === last) show(text, keepFound(text, found))
  } catch {
    reader = undefined
    failures++
    last = ''
    list?.replaceChildren()
    say(words.noIndex)
  }
}

function say(text: string): void {
  if (status !== null) status.textContent = text
}

function show(text: string, found: readonly Found[]): void {
  list?.replaceChildren(...found.map(itemOf))
  const asked = text.replaceAll('"', '')
  if (text === '') say('')
  else say(found.length === 0 ? words.nothing(asked) : words.found(found.length, asked))
  document
    .querySelector('.search-glossary')
    ?.toggleAttribute('hidden', text === '' || found.length > 0)
}

function itemOf({ url, meta, sub_results }: Found): HTMLElement {
  const found = (part: Part) => part.weighted_locations.length
  const parts = sub_results.toSorted((a, b) => found(b) - found(a)).slice(0, MOST_PARTS)
  return element(document, 'li', {}, [
    element(document, 'a', { href: url, class: 'search-page' }, [meta['title'] ?? url]),
    ...parts.flatMap((part) => [
      ...(part.url === url ? [] : [element(document, 'a', { href: part.url }, [part.title])]),
      element(document, 'p', {}, ['… ', ...marked(part.excerpt), ' …']),
    ]),
  ])
}

/** An excerpt as text and marks, and nothing else that may be in it. */
function marked(excerpt: string): (Node | string)[] {
  const { body } = new DOMParser().parseFromString(excerpt, 'text/html')
  return [...body.childNodes].map((node) =>
    node.nodeName === 'MARK'
      ? element(document, 'mark', {}, [node.textContent ?? ''])
      : (node.textContent ?? ''),
  )
}

/** Goes to the next result, or with -1 to the one before; the field comes before the first. */
function go(by: 1 | -1): void {
  const stops = [field, ...(list?.querySelectorAll('a') ?? [])]
  const at = stops.findIndex((stop) => stop === document.activeElement)
  stops[Math.max(0, at + by)]?.focus()
}

if (form && field) whenWordsCome(() => begin(form, field))

function begin(form: HTMLFormElement, field: HTMLInputElement): void {
  const start = () => void find(field.value.trim())
  field.addEventListener('input', () => {
    clearTimeout(timer)
    timer = window.setTimeout(start, PAUSE)
  })
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    clearTimeout(timer)
    start()
  })
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    if (event.target !== field && !list?.contains(document.activeElement)) return
    event.preventDefault()
    go(event.key === 'ArrowDown' ? 1 : -1)
  })
  field.value = new URLSearchParams(location.search).get('q') ?? ''
  form.hidden = false
  start()
}
