/*
 * The type that the site serves, cut down to what it sets: `npm run fonts` writes each face from its
 * package, and `fonts.css` with all of them. A browser fetches a face only for a page that holds a
 * character of it.
 */

/** Characters from one to another, both by their code points. */
const range = (from: number, to: number) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, i) => from + i))

const ascii = range(0x20, 0x7e)
/** What the languages of Western Europe write, and the marks between words of any. */
const latin = `${ascii}${range(0xa0, 0xff)}ŒœŸ${range(0x2010, 0x2027)}\u2009\u202f‰′″‹›€™−↑↓`
/** For names from further away: Latin Extended-A without what stands above. */
const names = range(0x100, 0x17f).replace(/[ŒœŸ]/g, '')
/** Letters that stand in a text by themselves; a formula may have any. */
const greek = 'αβγδελμπσΔΣ'
const allGreek = `${range(0x391, 0x3a1)}${range(0x3a3, 0x3a9)}${range(0x3b1, 0x3c9)}`
const supers = '⁰⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁿ'
const subs = '₀₁₂₃₄₅₆₇₈₉₊₋'
const arrows = '←→↔↖↗↘↙⇐⇒⇔'
const relations = '≈≠≡≤≥≪≫∈∉⊂⊆'
const operators = '∞∑∏√∅∪∩∧∨⋅⋮⋯⌈⌉⌊⌋'
const shapes = '△▽▲▼○●□■◇◆✓'

/**
 * The letters of formulas, which MathML sets in these when a variable is one letter. TeX has capital
 * Greek stand upright.
 */
const variables =
  range(0x1d434, 0x1d467).replace('\u{1d455}', '') + 'ℎ' + range(0x1d6fc, 0x1d71b) + 'ℓℕℝℤ'
const inFormulas = '±×÷−∗∼∣′″‴…∀∃¬∂∇∫⟨⟩\u2061\u2062\u2063\u2064'

export interface Face {
  /** The face’s file here, `<name>.woff2`. */
  readonly name: string
  readonly family: string
  readonly style: 'normal' | 'italic'
  /** As CSS has it: one, or the least and the greatest of a face that can vary. */
  readonly weight: string
  /** The file in `node_modules/` that it is cut from. */
  readonly from: string
  /** What it has, as far as the file has it. */
  readonly characters: string
  /** The weights that are kept, where the file can vary. */
  readonly wght?: number | { readonly min: number; readonly max: number }
  /** Features of OpenType that are kept; all of them where this is absent. */
  readonly features?: readonly string[]
  /** Tables of OpenType that are left out. */
  readonly drop?: readonly string[]
}

/** What running text needs of a font: kerning, ligatures, marks. */
const text = ['kern', 'liga', 'ccmp', 'locl', 'mark', 'mkmk']

const scripts = [
  ['latin', '', latin],
  ['latin-ext', '-names', names],
  ['greek', '-greek', greek],
] as const

const reading = scripts.flatMap(([script, end, characters]): Face[] => {
  const shared = { family: 'Source Serif 4', characters, features: text }
  const file = `@fontsource-variable/source-serif-4/files/source-serif-4-${script}-wght`
  return [
    {
      ...shared,
      name: `serif${end}`,
      style: 'normal',
      weight: '400 600',
      wght: { min: 400, max: 600 },
      from: `${file}-normal.woff2`,
    },
    {
      ...shared,
      name: `serif-italic${end}`,
      style: 'italic',
      weight: '400',
      wght: 400,
      from: `${file}-italic.woff2`,
    },
  ]
})

const controls = scripts.map(([script, end, characters]): Face => ({
  name: `sans${end}`,
  family: 'IBM Plex Sans',
  style: 'normal',
  weight: '400 600',
  wght: { min: 400, max: 600 },
  from: `@fontsource-variable/ibm-plex-sans/files/ibm-plex-sans-${script}-wght-normal.woff2`,
  characters,
  features: text,
}))

const math = {
  style: 'normal',
  weight: '400',
  from: '@fontsource/stix-two-math/files/stix-two-math-latin-400-normal.woff2',
} as const

export const FACES: readonly Face[] = [
  ...reading,
  ...controls,
  {
    name: 'mono',
    family: 'IBM Plex Mono',
    style: 'normal',
    weight: '400',
    from: '@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-400-normal.woff2',
    characters: latin,
    features: text,
  },
  // What the faces for text have not: it stands after them wherever text is set.
  {
    ...math,
    name: 'symbols',
    family: 'Symbols',
    characters: supers + subs + arrows + relations + operators + shapes,
    features: [],
    drop: ['MATH'],
  },
  // With the table by which a browser sets formulas, and the features that this asks for.
  {
    ...math,
    name: 'formulas',
    family: 'Formulas',
    characters: ascii + allGreek + variables + arrows + relations + operators + inFormulas,
    features: ['ssty', 'dtls', 'flac'],
  },
]

/** A font of the reader’s machine, set as wide and as high as the face that is on its way. */
export interface StandIn {
  readonly family: string
  /** Its names on different systems. */
  readonly local: readonly string[]
  /** In percent of its own size, and of what that comes to. */
  readonly size: number
  readonly ascent: number
  readonly descent: number
}

/**
 * So that no line is broken anew when a face comes. The sizes are the quotients of mean widths over
 * English text, as Capsize’s `createFontStack` has them (github.com/seek-oss/capsize, 4.1).
 */
export const STAND_INS: readonly StandIn[] = [
  {
    family: 'As Source Serif, Georgia',
    local: ['Georgia'],
    size: 107.447,
    ascent: 96.42,
    descent: 31.178,
  },
  {
    family: 'As Source Serif, Noto Serif',
    local: ['Noto Serif Regular', 'NotoSerif-Regular', 'Noto Serif'],
    size: 99.584,
    ascent: 104.033,
    descent: 33.64,
  },
  {
    family: 'As Source Serif, DejaVu Serif',
    local: ['DejaVu Serif'],
    size: 93.147,
    ascent: 111.222,
    descent: 35.965,
  },
  {
    family: 'As Plex Sans, Arial',
    local: ['Arial', 'ArialMT', 'Helvetica Neue', 'HelveticaNeue', 'Liberation Sans'],
    size: 101.166,
    ascent: 101.318,
    descent: 27.183,
  },
  {
    family: 'As Plex Sans, Roboto',
    local: ['Roboto Regular', 'Roboto-Regular', 'Roboto'],
    size: 101.388,
    ascent: 101.096,
    descent: 27.123,
  },
  {
    family: 'As Plex Sans, DejaVu Sans',
    local: ['DejaVu Sans'],
    size: 88.319,
    ascent: 116.057,
    descent: 31.137,
  },
]
