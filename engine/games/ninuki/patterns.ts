/**
 * What a cell sees along a line (Epitech, *Rapport gomoku ninuki*, 2012).
 *
 * A **view** is the five cells that follow a cell in one of the 8 directions, two bits each,
 * the nearest in the lowest bits: empty 0, X 1, O 2, wall 3. Beyond a wall all is wall.
 *
 * A **pattern** is what a view means to one side: `o` its own stone, `_` an empty cell, `x` an
 * enemy or the wall. It ends where the line can no longer matter: at an `x`, at the second
 * empty cell, or after five cells. That leaves 31 of the 1024 views; with the capture `xxo`
 * they are 32, so the index of a pattern takes 5 bits, as the report has it.
 *
 * The report keeps the 5 bits. Here the view is kept, because one stone more or less changes
 * two known bits of it, where the next pattern cannot be told from the last; PATTERN_OF turns
 * a view into a pattern in one look-up.
 */

export const EMPTY = 0
export const WALL = 3
/** Cells in a view. */
export const REACH = 5
/** How many views there are. */
export const VIEWS = 4 ** REACH

/** The names of all patterns, nearest cell first; a pattern's index is its place here. */
export const PATTERNS: readonly string[] = [
  'x xxo',
  '_x __ _ox _o_ _oox _oo_ _ooox _ooo_ _oooo',
  'ox o_x o__ o_ox o_o_ o_oox o_oo_ o_ooo',
  'oox oo_x oo__ oo_ox oo_o_ oo_oo',
  'ooox ooo_x ooo__ ooo_o oooox oooo_ ooooo',
].flatMap((names) => names.split(' '))

/** Two enemies and then an own stone: a stone placed before them captures both. */
export const CAPTURE = PATTERNS.indexOf('xxo')

/** What can be read off a pattern. */
export interface PatternFacts {
  /** Own stones next to the cell without a gap, 0 to 5. */
  readonly near: number
  /** Whether an empty cell follows them. */
  readonly hole: boolean
  /** Own stones behind that one empty cell, 0 to 4, as far as the view reaches. */
  readonly far: number
  /** Whether an empty cell follows those in turn. */
  readonly open: boolean
}

export const FACTS: readonly PatternFacts[] = PATTERNS.map((name) => {
  const [, near, rest] = /^(o*)(.*)$/.exec(name) ?? ['', '', '']
  const [, far, end] = /^_(o*)(.*)$/.exec(rest) ?? ['', '', '']
  return { near: near.length, hole: rest.startsWith('_'), far: far.length, open: end === '_' }
})

/** The pattern of a view: index `side · VIEWS + view`, value 0 to 31. */
export const PATTERN_OF = Uint8Array.from({ length: 2 * VIEWS }, (_, index) =>
  classify(index % VIEWS, index < VIEWS ? 1 : 2),
)

/**
 * Whether a stone placed on a cell makes a free three, by the patterns that it sees both ways:
 * index `pattern · 32 + opposite pattern`, value 0 or 1.
 *
 * One more stone must make four in a row with both ends empty. So the run through the placed
 * stone has an empty cell at each end, and behind one of these lies what is missing to three,
 * with an empty cell after it.
 */
export const FREE_THREE = Uint8Array.from({ length: 32 * 32 }, (_, index) => {
  const a = FACTS[index >> 5]
  const b = FACTS[index & 31]
  return a.hole && b.hole && (completesThree(a, b) || completesThree(b, a)) ? 1 : 0
})

function completesThree(a: PatternFacts, b: PatternFacts): boolean {
  return a.near + 1 + b.near + a.far === 3 && a.open
}

function classify(view: number, own: number): number {
  let name = ''
  for (let i = 0; i < REACH; i++) {
    const cell = (view >> (2 * i)) & 3
    name += cell === EMPTY ? '_' : cell === own ? 'o' : 'x'
    const enemies = (view & 0b1111) === (3 - own) * 0b0101
    if (name === 'x' && enemies && ((view >> 4) & 3) === own) return CAPTURE
    const index = PATTERNS.indexOf(name)
    if (index >= 0) return index
  }
  // The names above are complete: every view ends in one of them.
  return 0
}
