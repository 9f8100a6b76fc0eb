/** `slots`: columns that fill from the bottom. `points`: stones lie on crossings of lines. */
type Ground = 'cells' | 'points' | 'slots'

/** A sign on a square, over a stone or on an empty place. */
export interface Mark {
  readonly square: number
  readonly shape: 'dot' | 'ring' | 'cross' | 'frame'
  /** Hue by meaning, as in `tokens.css`; ink where nothing is said. */
  readonly tone?: 'alpha' | 'beta' | 'table' | 'good' | 'ink'
}

/**
 * A board of squares as it is to be drawn; it knows no rule. Squares are numbered
 * `row · columns + column`, row 0 at the bottom, column 0 at the left.
 */
export interface SquareModel {
  readonly columns: number
  readonly rows: number
  /** `cells` where nothing is said. */
  readonly ground?: Ground
  /** Whose stone lies on each square: 0, 1, or -1 for none. Length: columns · rows. */
  readonly stones: ArrayLike<number>
  /** Squares of the last move. */
  readonly last?: readonly number[]
  /** Squares whose stones changed sides by the last move. */
  readonly turned?: readonly number[]
  /** Squares that belong to a winning line. */
  readonly winning?: readonly number[]
  /** A stone that is not there yet. */
  readonly ghost?: { readonly square: number; readonly side: number }
  /** A move that is suggested, shown as a stone in a dashed ring. */
  readonly hint?: { readonly square: number; readonly side: number }
  /** Stones of moves to come, in their order: drawn with a dashed edge, to be numbered by `labels`. */
  readonly line?: readonly { readonly square: number; readonly side: number }[]
  /** Where a stone is held that is not placed yet: lines cross on it, with its coordinates. */
  readonly aim?: number
  /** Squares that can be played. */
  readonly targets?: readonly number[]
  readonly marks?: readonly Mark[]
  /** A short text on each square, by square; empty for none. */
  readonly labels?: readonly string[]
  /** A magnitude for each square, -1 to 1: alpha's hue above 0, beta's below. */
  readonly heat?: ArrayLike<number>
  /** What stands below the columns, from the left; none where absent. */
  readonly columnLabels?: readonly string[]
  /** What stands left of the rows, from the bottom; none where absent. */
  readonly rowLabels?: readonly string[]
  /** The sides as signs alone, or as plain stones; stones with signs where nothing is said. */
  readonly look?: 'signs' | 'stones'
  /** Seen by who sits opposite: the first row is at the top. */
  readonly halfTurn?: boolean
  /** Pixels of a square's side, 40 where nothing is said; the drawing shrinks to its room. */
  readonly cell?: number
}

/** Where things are, in pixels of the drawing. */
export interface Geometry {
  readonly cell: number
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
  /** The middle of a square. */
  readonly x: (square: number) => number
  readonly y: (square: number) => number
}

const DEFAULT_CELL = 40

export function geometry(model: SquareModel): Geometry {
  const { columns, rows, cell = DEFAULT_CELL } = model
  const edge = 2
  const left = model.rowLabels === undefined ? edge : 24
  const below = model.columnLabels === undefined ? edge : 24
  const seen = (square: number) => (model.halfTurn === true ? columns * rows - 1 - square : square)
  return {
    cell,
    left,
    top: edge,
    width: left + columns * cell + edge,
    height: edge + rows * cell + below,
    x: (square) => left + ((seen(square) % columns) + 0.5) * cell,
    y: (square) => edge + (rows - 0.5 - Math.floor(seen(square) / columns)) * cell,
  }
}
