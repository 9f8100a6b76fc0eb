const count = (n: number, one: string, many: string) => (n === 1 ? `1 ${one}` : `${n} ${many}`)
const listed = (names: readonly string[]) =>
  names.length < 2
    ? names.join('')
    : `${names.slice(0, -1).join(', ')} and ${names[names.length - 1] ?? ''}`

/** The words of the figures that look for patterns on the 8×8 board. */
export const patterns = {
  sides: ['X', 'O'] as const,
  board: 'The board: press a square for X, again for O, again for nothing',
  square: (name: string, side: string | undefined) => `${name}, ${side ?? 'empty'}`,
  drawing: 'The pattern: press a square to set or clear it',
  drawingAll: 'The pattern: press a square to change what it asks for',
  asks: (row: number, column: number, letter: 'x' | 'o' | '.' | '?') =>
    `row ${row}, column ${column}: ${LETTERS[letter]}`,
  noScript: 'With scripts this figure can be stepped through, and board and pattern changed.',

  patternTitle: 'Pattern',
  boardTitle: 'Board',
  known: 'Pattern',
  /** What a pattern is called by its row; its name in the engine where none is said. */
  nameOf: (row: string, name: string) => NAMES[row] ?? name,
  own: 'your own',
  turn: 'Turn it',
  side: 'Look in the stones of',
  pushed: 'Pushed into the corner',
  text: 'Board as text',
  textHint:
    'Eight rows from the top, with X, O and a dot for nothing, or the moves of a game: e4 d5 f3.',
  show: 'Show it',
  clear: 'Clear the board',
  first: 'As it was',
  noOwnLeft: 'A pattern has at least one own stone.',
  changed: (side: string | undefined, square: string) =>
    side === undefined ? `${square} is empty.` : `${side} on ${square}.`,

  slide: {
    jumps: { previous: 'Back to the match before', next: 'On to the next match' },
    stones: (side: string) => `b, ${side}’s stones`,
    pattern: (by: number) => `p >> ${by}`,
    and: 'b & p',
    same: '= p',
    other: '≠ p',
    untried: '',
    map: 'Matches at each place',
    mapNote: (bits: number) =>
      `How many of the pattern’s ${count(bits, 'bit', 'bits')} the AND keeps there. Filled: all of them, a match.`,
    start: (places: number, bits: number) =>
      `The pattern has ${count(bits, 'bit', 'bits')}, and there are ${count(places, 'place', 'places')} to try. Nothing has been tried yet: step on.`,
    place: (step: number, places: number) => `Place ${step} of ${places}.`,
    match: (names: readonly string[], n: number) =>
      `The AND gives the pattern back whole: ${listed(names)}. Match ${n}.`,
    emptyMatch: (n: number) =>
      `All of the pattern has fallen off: 0 & b is 0, which is the pattern. Match ${n}, of nothing.`,
    part: (names: readonly string[], bits: number) =>
      `The AND keeps ${listed(names)}, ${names.length} of ${bits}: no match.`,
    nothing: 'The AND is 0: no match.',
    lost: (n: number) => `${count(n, 'bit has', 'bits have')} fallen off below bit 0.`,
    carried: (names: readonly string[]) =>
      `The pattern is in pieces: ${listed(names)} came in at the other side of the board.`,
    falseMatch: 'This is no match on the board.',
    done: (total: number) => `All places have been tried: ${count(total, 'match', 'matches')}.`,
    doneWrong: (falsely: number, inCorner: number) =>
      `${falsely} of them ${falsely === 1 ? 'is' : 'are'} of a pattern in pieces, or of nothing. Pushed into the corner, it is found ${times(inCorner)}.`,
  },

  asked: {
    own: 'One word: own stones',
    empty: 'Two words: empty squares too',
    enemy: 'All three: enemy stones too',
    found: (n: number) => count(n, 'match', 'matches'),
    says: (own: number, empty: number, enemy: number) =>
      `With the own word alone ${count(own, 'match', 'matches')}; with the empty squares ${empty}; with the enemy’s stones too ${enemy}.`,
    legend:
      'Ringed: the own stones of a match; dots and frames: the empty squares and enemy stones it asks for. Struck through: where the own stones are right and something else is not.',
  },

  matrix: {
    word: (name: string) => `${name}, as a word`,
    pattern: 'The pattern, as a word',
    spoken: (name: string, hex: string) => `${name}: 0x${hex}`,
    width: 'width',
    height: 'height',
    places: 'places to try',
    patternSays: (width: number, height: number, places: number) =>
      `${width} wide and ${height} high: ${count(places, 'place', 'places')} to try.`,
    says: (stones: number) => `${count(stones, 'stone', 'stones')} on the board, 128 bits in all.`,
  },

  cost: {
    set: 'Look for',
    sets: { five: 'five in a line', agent: 'the agent’s patterns' },
    pattern: 'pattern',
    directions: ['level', 'upright', 'falling', 'rising'] as const,
    looked: 'directions',
    places: 'places, both sides',
    operations: 'operations, both sides',
    total: 'all',
    says: (places: string, operations: string) =>
      `For both sides ${places} places are tried, which takes ${operations} operations on this board.`,
    scroll: 'The table of operations',
  },

  line: {
    scroll: 'A row as a number in base 3',
    stone: 'stone',
    digit: 'digit',
    worth: 'worth',
    number: (terms: readonly string[], number: string) => `${terms.join(' + ')} = ${number}`,
    entry: (number: string, entries: string, found: readonly string[]) =>
      `The table has ${entries} entries. In number ${number}: ${found.join('; ')}.`,
    found: (side: string, name: string, count: number, score: string) =>
      `${side}’s ${name}${count === 1 ? '' : ` ${times(count)}`}, ${score}`,
    score: (score: string) => `together ${score} for X`,
  },
}

const NAMES: Readonly<Record<string, string>> = {
  xxxxx: 'five',
  xxxx: 'four',
  'xxxx.': 'four, one end open',
  'xxx.x': 'broken four, three and one',
  'xx.xx': 'broken four, two and two',
  'xxx.': 'three, one end open',
  'xx.x': 'broken three',
  'xxx?x': 'broken four, three and one',
  'xx?xx': 'broken four, two and two',
  xxx: 'three',
  'xx?x': 'broken three',
  xx: 'two',
}

const LETTERS = { x: 'own stone', o: 'enemy stone', '.': 'empty', '?': 'anything' }

/** How often something is found. */
export function times(n: number): string {
  if (n === 0) return 'nowhere'
  return n === 1 ? 'once' : n === 2 ? 'twice' : `${n} times`
}

export type PatternsWords = typeof patterns
