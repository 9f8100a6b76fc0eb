import { describe, expect, test } from 'vitest'
import type { legend } from '../../src/i18n/en/legend.ts'
import { chapters } from './built.ts'

/** What is drawn so means this: an entry of the legend, or what the figure itself says. */
interface Code {
  readonly drawn: string
  /** The figure in which it means that; without one in each. */
  readonly within?: string
  readonly means: keyof typeof legend.marks | RegExp
  /** A sentence of the figure that says the same as the entry. */
  readonly said?: RegExp
}

/** Every colour and mark that is a code; the first that fits holds. */
const CODES: readonly Code[] = [
  // Trees.
  { drawn: '.bar-alpha', means: 'alpha' },
  { drawn: '.bar-beta', means: 'beta' },
  { drawn: '.bar-best', means: 'best' },
  { drawn: '.cut-sign', means: 'cut' },
  { drawn: '.link.on-line', means: 'line', said: /heavy line/ },
  { drawn: '.line-ink.pv', means: 'line' },
  { drawn: '.carried', within: 'cutoff-tree', means: 'alpha' },
  { drawn: '.growing-tree-selected', means: 'selected' },
  // Boards.
  { drawn: '.board-last', means: 'last' },
  { drawn: '.mini-last', means: 'last' },
  { drawn: '.mini-win, .board-win', means: 'win' },
  { drawn: '.board-arrow', within: 'cutoff-heuristic-weights', means: /arrow/i },
  { drawn: '.board-arrow', means: 'moved' },
  { drawn: '.line-good', within: 'cutoff-case', means: 'right' },
  { drawn: '.line-beta', within: 'cutoff-case', means: 'fault' },
  {
    drawn: '.line-good',
    within: 'cutoff-values, cutoff-values-exact, cutoff-heat, cutoff-terms',
    means: 'advised',
  },
  { drawn: '.line-beta', within: 'cutoff-threats', means: 'reply' },
  { drawn: '.line-good', within: 'cutoff-move-order', means: /ring is the best\s+move/ },
  { drawn: '.line-good', within: 'cutoff-beam', means: /Ringed(:| is) the best\s+move/ },
  { drawn: '.line-beta', within: 'cutoff-beam', means: /Framed: what is played/ },
  { drawn: '.line-good', within: 'cutoff-budget', means: /ring on the board is the move/ },
  { drawn: '.line-good', within: 'cutoff-demands', means: /framed/ },
  { drawn: '.line-beta', within: 'cutoff-demands', means: /ringed/i },
  { drawn: '.line-good', within: 'cutoff-patterns', means: /Ringed: the own stones/ },
  { drawn: '.fill-good', within: 'cutoff-patterns', means: /dots and frames: the empty squares/ },
  { drawn: '.line-beta', within: 'cutoff-patterns', means: /Struck through/ },
  { drawn: '.fill-good', within: 'cutoff-line-strip', means: 'grows' },
  {
    drawn: '.fill-alpha, .fill-beta, .line-beta',
    within: 'cutoff-heuristic-weights',
    means: /blue the side to move’s, orange and framed the enemy’s/,
  },
  {
    drawn: '.line-alpha',
    within: 'cutoff-heuristic-weights',
    means: /the marble that could be pushed off next is framed/i,
  },
  { drawn: '.line-beta', within: 'cutoff-capture', means: /Crosses are the stones taken/ },
  {
    drawn: '.fill-table, .line-table',
    within: 'cutoff-capture',
    means: /dots, and rings on stones/,
  },
  { drawn: '.line-table', within: 'cutoff-packed-cell', means: /places that .+ are framed/ },
  {
    drawn: '.line-table',
    within: 'cutoff-zobrist',
    means: /last stone to come or go turns over are\s+framed/,
  },
  { drawn: '.line-beta', within: 'cutoff-puzzles', means: /Framed: the five/ },
  { drawn: '.line-alpha', within: 'cutoff-rules', means: /Framed:/ },
  { drawn: '.line-table', within: 'cutoff-rules', means: /Ringed:/ },
  { drawn: '.line-beta', within: 'cutoff-rules', means: 'forbidden' },
  // Heat has its scale beside it, or is the number that stands in it.
  { drawn: '.fill-alpha', within: 'cutoff-heat, cutoff-terms', means: /\d/ },
  { drawn: '.fill-alpha', within: '.heat-grid, .heuristic-weights-pair', means: /\d/ },
  { drawn: '.fill-alpha', within: 'cutoff-beam', means: /Shaded/ },
  { drawn: '.fill-alpha', within: 'cutoff-move-order', means: /the darker a point, the earlier/ },
  // Bits.
  { drawn: '.bits-disc.carried', means: /drawn dashed/ },
  { drawn: '.bits-disc.wrong', means: /wrong/ },
  { drawn: '.bits-disc.copy', within: 'cutoff-bit-steps', means: /in\s+blue/ },
  { drawn: '.bits-disc.result', within: 'cutoff-bit-steps', means: /in green/ },
  { drawn: '.bits-disc.copy', within: 'cutoff-bits-move', means: 'turned' },
  { drawn: '.bits-disc.copy', means: 'copy' },
  { drawn: '.bits-disc.result', means: 'kept' },
  { drawn: '.bits-disc.set', means: 'bit' },
]

/** Classes that stand for something: what has one of them has a line above. */
const HUES = ['alpha', 'beta', 'table', 'good']
const CODED = [
  ...HUES.flatMap((hue) => [`.line-${hue}`, `.fill-${hue}`]),
  '.bar-alpha, .bar-beta, .bar-best, .link.on-line, .pv, .cut-sign, .growing-tree-selected',
  '.board-last, .board-win, .board-arrow:not(.under), .mini-last, .mini-win',
  '.bits-disc:is(.set, .copy, .result, .carried, .wrong)',
].join(', ')

/** A figure and what is told beside it, in the order of the page. */
function figuresOf(document: Document): readonly Element[] {
  return [...document.querySelectorAll('main figure.figure')]
}

function codeOf(drawn: Element): Code | undefined {
  return CODES.find(
    (code) =>
      drawn.matches(code.drawn) &&
      (code.within === undefined || drawn.closest(code.within) !== null),
  )
}

/** The codes of a chapter that are in a figure before anything has told what they mean. */
function untold(document: Document): string[] {
  const known = new Set<Code['means']>()
  const wrong: string[] = []
  for (const figure of figuresOf(document)) {
    const id = figure.querySelector('[id]')?.id ?? figure.className
    const names = [...figure.querySelectorAll('.legend > li > svg')].map(
      ({ classList }) => [...classList].find((name) => name.startsWith('legend-'))?.slice(7) ?? '',
    )
    for (const drawn of figure.querySelectorAll(CODED)) {
      if (drawn.closest('.legend, .tree-side, .tree-options') !== null) continue
      const code = codeOf(drawn)
      const classes = drawn.getAttribute('class') ?? ''
      if (code === undefined) {
        wrong.push(`${id}: nothing says what ${classes} means`)
        continue
      }
      const { means } = code
      if (known.has(means)) continue
      known.add(means)
      const told = (words?: RegExp) => words?.test(figure.textContent) === true
      const isTold =
        typeof means === 'string' ? names.includes(means) || told(code.said) : told(means)
      if (!isTold) wrong.push(`${id}: ${classes} is not explained: ${means}`)
    }
  }
  return [...new Set(wrong)]
}

describe('the legends', () => {
  test.each(chapters.map((page) => [page.path, page] as const))(
    'tell of every mark where it first appears: %s',
    (_, page) => expect(untold(page.document)).toEqual([]),
  )

  test('are missed where one is left out, and where a mark is new', () => {
    const page = chapters.find(({ path }) => path.endsWith('/cutting-branches/'))
    const copy = page?.document.cloneNode(true) as Document
    for (const legend of copy.querySelectorAll('.legend')) legend.remove()
    copy
      .querySelector('main figure.figure svg')
      ?.insertAdjacentHTML('beforeend', '<g class="line-good"/>')
    const wrong = untold(copy).join('\n')
    for (const each of ['alpha', 'beta', 'cut', 'line', 'last']) {
      expect(wrong).toContain(`is not explained: ${each}`)
    }
    expect(wrong).toContain('nothing says what line-good means')
  })
})
