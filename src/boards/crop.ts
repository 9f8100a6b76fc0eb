import type { SquareModel } from './square-geometry.ts'

/** Empty lines that are kept around the stones, and the least lines of a board that is cropped. */
const MARGIN = 1
const LEAST = 5

/**
 * A board without the lines at its edges on which nothing lies, so that it can be read when it is
 * small. A board whose columns fill from the bottom, and one with nothing on it, stays whole.
 */
export function cropped(model: SquareModel): SquareModel {
  const { columns, rows, ground } = model
  if (ground === 'slots') return model
  const squares = Array.from({ length: columns * rows }, (_, square) => square).filter(
    (square) => model.stones[square] >= 0,
  )
  for (const { square } of model.marks ?? []) squares.push(square)
  squares.push(...(model.last ?? []))
  if (squares.length === 0) return model
  const across = squares.map((square) => square % columns)
  const up = squares.map((square) => Math.floor(square / columns))
  // As wide as high, where the board has the lines: small, a narrow one could not be pressed.
  const least = Math.max(LEAST, reach(across) + 2 * MARGIN, reach(up) + 2 * MARGIN)
  const [left, right] = span(across, columns, least)
  const [bottom, top] = span(up, rows, least)
  const [wide, high] = [right - left + 1, top - bottom + 1]
  if (wide === columns && high === rows) return model
  const kept = Array.from(
    { length: wide * high },
    (_, at) => (bottom + Math.floor(at / wide)) * columns + left + (at % wide),
  )
  const place = new Map(kept.map((square, at) => [square, at]))
  const moved = (all: readonly number[] | undefined) =>
    all?.flatMap((square) => place.get(square) ?? [])
  const at = <T extends { readonly square: number }>(each: T | undefined): T | undefined => {
    const square = each && place.get(each.square)
    return each === undefined || square === undefined ? undefined : { ...each, square }
  }
  const { heat, labels } = model
  return {
    columns: wide,
    rows: high,
    ...(ground && { ground }),
    stones: kept.map((square) => model.stones[square]),
    ...given('last', moved(model.last)),
    ...given('turned', moved(model.turned)),
    ...given('winning', moved(model.winning)),
    ...given('targets', moved(model.targets)),
    ...given('ghost', at(model.ghost)),
    ...given('hint', at(model.hint)),
    ...given(
      'marks',
      model.marks?.flatMap((mark) => at(mark) ?? []),
    ),
    ...given('labels', labels && kept.map((square) => labels[square])),
    ...given('heat', heat && kept.map((square) => heat[square])),
    ...given('columnLabels', model.columnLabels?.slice(left, right + 1)),
    ...given('rowLabels', model.rowLabels?.slice(bottom, top + 1)),
    ...given('cell', model.cell),
  }
}

/** How many lines there are from the first to the last. */
function reach(lines: readonly number[]): number {
  return Math.max(...lines) - Math.min(...lines) + 1
}

/** The first and the last of the lines that are kept, of so many: at least `least` if there are. */
function span(lines: readonly number[], all: number, least: number): readonly [number, number] {
  let first = Math.max(0, Math.min(...lines) - MARGIN)
  let last = Math.min(all - 1, Math.max(...lines) + MARGIN)
  while (last - first + 1 < Math.min(least, all)) {
    if (last < all - 1) last++
    else first--
    if (last - first + 1 < Math.min(least, all) && first > 0) first--
  }
  return [first, last]
}

function given<K extends string, T>(name: K, value: T | undefined): { readonly [k in K]?: T } {
  return (value === undefined ? {} : { [name]: value }) as { readonly [k in K]?: T }
}
