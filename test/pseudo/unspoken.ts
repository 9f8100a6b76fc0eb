/**
 * What a page says outside of brackets: texts that are not from a table of words (`⟦…⟧`) nor from
 * content/ (`⟪…⟫`). Runs in the page, so it uses nothing but what is in it.
 *
 * Exempt are the questions of chapters, which are theirs, and notation: code, formulas, what a reader has typed, and whatever has no word of three
 * small letters: moves, numbers, the letters of sides, rows of a board. Names of people, games and
 * programs that are alike in every language are given.
 */
export function unspoken(root: Element): string[] {
  const NOTATION =
    'code, pre, kbd, math, script, style, .code, .program-line, .tree-variables, .commit-question, [data-choice], main [lang]'
  const SAID = ['aria-label', 'aria-description', 'aria-valuetext', 'aria-roledescription']
  const SEEN = ['title', 'placeholder', 'alt', 'label']
  const found = new Set<string>()

  /** What is left of a text outside of brackets. */
  const outside = (text: string): string => {
    let left = text
    for (let before = ''; before !== left;) {
      before = left
      left = left.replaceAll(/⟦[^⟦⟧⟪⟫]*⟧|⟪[^⟦⟧⟪⟫]*⟫/g, ' ')
    }
    // What is cut short has no end.
    left = left.replace(/[⟦⟪][^⟦⟧⟪⟫]*…$/, ' ')
    return left
  }
  const check = (text: string, where: string): void => {
    const left = outside(text)
    if (/\p{Ll}{3}/u.test(left.replaceAll(/\bx[x?o]*\b|\bNode v[\d.]+|\b[\da-f]{16}\b/g, '')))
      found.add(`${where}: ${left.replaceAll(/\s+/g, ' ').trim()}`)
  }
  const nameOf = (element: Element): string => {
    const figure = element.closest('[id]')
    return `${figure?.id ?? ''} <${element.localName} class="${element.getAttribute('class') ?? ''}">`
  }

  // A sentence may stand in several elements of one line: it is taken as a whole.
  const lines = new Map<Element, string>()
  const document = root.ownerDocument
  const TEXTS = 4
  const walker = document.createTreeWalker(root, TEXTS)
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const parent = node.parentElement
    if (parent === null || parent.closest(NOTATION) !== null) continue
    let line: Element = parent
    while (/^(a|b|i|em|strong|span|cite|mark|sub|sup|abbr|tspan|small)$/.test(line.localName)) {
      line = line.parentElement ?? document.body
    }
    const text =
      line.localName === 'noscript'
        ? (node.textContent ?? '').replaceAll(/<[^>]*>/g, '')
        : (node.textContent ?? '')
    lines.set(line, (lines.get(line) ?? '') + text)
  }
  for (const [element, text] of lines) check(text, nameOf(element))
  const names = [...SAID, ...SEEN]
  for (const element of root.querySelectorAll(names.map((name) => `[${name}]`).join())) {
    if (element.closest(NOTATION) !== null) continue
    for (const name of names) {
      const text = element.getAttribute(name)
      if (text !== null) check(text, `${nameOf(element)} ${name}`)
    }
  }
  check(document.title, 'title')
  check(
    document.querySelector('meta[name=description]')?.getAttribute('content') ?? '',
    'description',
  )
  return [...found]
}
