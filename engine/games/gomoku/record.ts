import type { Cells } from '../../core/board-text.ts'
import { fail, ok, type Result } from '../../core/errors.ts'
import { squareName } from '../../core/grid.ts'
import { headerOf, plain, plainRecord } from '../../core/plain.ts'
import { isSgf, readSgf, sgfPoint, type SgfNode, type SgfValue } from '../../core/sgf.ts'
import { isPsq, readPsq } from './psq.ts'

/**
 * Records of games on a square board, as other programs write them: SGF (`GM[4]`), Piskvork's
 * `.psq`, and pairs of numbers, `8,8 9,7`, column and row from 1, from the top left.
 */
export interface GameRecord {
  /** The points a side that it gives, and where. */
  readonly size?: { readonly value: number; readonly at: number }
  /** Stones put down before the first move, X's and O's. */
  readonly stones: readonly [readonly Placed[], readonly Placed[]]
  readonly moves: readonly Placed[]
  /** Whether it is a game that another program has played: it may begin where it likes. */
  readonly free: boolean
}

interface Placed {
  /** Of the board, from the bottom left. */
  readonly square: number
  readonly at: number
}

/**
 * Reads a record; undefined where the text is none, but a list of moves or a board.
 *
 * @param size  points a side where the record does not say
 */
export function readGameRecord(text: string, size: number): Result<GameRecord> | undefined {
  const clean = plain(text)
  if (isPsq(clean)) {
    const game = readPsq(clean)
    if (!game.ok) return game
    const { size, sizeAt, moves } = game.value
    const placed = moves.map(({ point, at }) => ({ square: point, at }))
    return ok({ size: { value: size, at: sizeAt }, stones: [[], []], moves: placed, free: true })
  }
  if (isSgf(clean)) return fromSgf(clean, size)
  const record = plainRecord(text)
  if (!/^[\s([]*[0-9]{1,2}\s*[,:]\s*[0-9]{1,2}(?![0-9])/.test(record)) return undefined
  return fromPairs(record, headerSize(text)?.value ?? size)
}

/** The size that a header line of a record gives: `[Size "19"]`. */
export function headerSize(text: string): GameRecord['size'] {
  const found = headerOf(text, 'Size')
  const size = /^([0-9]{1,3})(?:x\1)?$/.exec(found?.value ?? '')
  return found === undefined || size === null ? undefined : { value: Number(size[1]), at: found.at }
}

function fromPairs(text: string, size: number): Result<GameRecord> {
  const moves: Placed[] = []
  const pair = /[\s,;[]*\(?\s*([0-9]{1,3})\s*[,:]\s*([0-9]{1,3})\s*[\])]?/y
  const end = text.replace(/[\s\]]+$/, '').length
  for (let at = 0; at < end; at = pair.lastIndex) {
    pair.lastIndex = at
    const found = pair.exec(text)
    const from = at + text.slice(at).search(/[^\s,;]|$/)
    if (found === null) return fail('gomoku/not-a-pair', from, { number: moves.length + 1 })
    const square = squareAt(Number(found[1]), Number(found[2]), size)
    if (square === undefined) {
      const [column, row] = [Number(found[1]), Number(found[2])]
      return fail('gomoku/pair-off-board', from, { column, row, size })
    }
    moves.push({ square, at: from })
  }
  return ok({ stones: [[], []], moves, free: false })
}

/** Column and row count from 1, from the top left. */
function squareAt(column: number, row: number, size: number): number | undefined {
  if (column < 1 || column > size || row < 1 || row > size) return undefined
  return (size - row) * size + column - 1
}

function fromSgf(text: string, otherSize: number): Result<GameRecord> {
  const nodes = readSgf(text)
  if (!nodes.ok) return nodes
  const values = (node: SgfNode, name: string) => node.values.get(name) ?? []
  const [game] = nodes.value.flatMap((node) => values(node, 'GM'))
  if (game !== undefined && game.text.trim() !== '4') {
    return fail('sgf/other-game', game.at, { game: game.text.slice(0, 20) })
  }
  const [given] = nodes.value.flatMap((node) => values(node, 'SZ'))
  const sized = /^\s*([0-9]{1,2})(?::\1)?\s*$/.exec(given?.text ?? '')
  if (given !== undefined && sized === null) {
    return fail('sgf/not-square', given.at, { size: given.text.slice(0, 20) })
  }
  const size = sized === null ? otherSize : Number(sized[1])
  const stones: [Placed[], Placed[]] = [[], []]
  const moves: Placed[] = []
  for (const node of nodes.value) {
    for (const [side, name] of (['AB', 'AW'] as const).entries()) {
      for (const value of values(node, name)) {
        if (moves.length > 0) return fail('sgf/late-stones', value.at)
        const points = pointsOf(value, size)
        if (!points.ok) return points
        stones[side === 0 ? 0 : 1].push(...points.value)
      }
    }
    for (const [name, each] of node.values) {
      if (name !== 'B' && name !== 'W') continue
      const [value] = each
      const turn = (stones[0].length + stones[1].length + moves.length) % 2 === 0 ? 'B' : 'W'
      if (name !== turn) return fail('sgf/other-turn', value.at, { turn })
      const points = pointsOf(value, size)
      if (!points.ok) return points
      moves.push(points.value[0])
    }
  }
  return ok({
    ...(given !== undefined && { size: { value: size, at: given.at } }),
    stones,
    moves,
    free: true,
  })
}

/** One point, or the points of a rectangle, `aa:cc`. */
function pointsOf({ text, at }: SgfValue, size: number): Result<Placed[]> {
  const [first, last = first] = text.trim().split(':')
  const [from, to] = [sgfPoint(first, size), sgfPoint(last, size)]
  if (text.trim() === '') return fail('sgf/pass', at)
  if (from === undefined || to === undefined) {
    return fail('sgf/not-a-point', at, { point: text.slice(0, 20) })
  }
  const placed: Placed[] = []
  for (let row = from[1]; row <= to[1]; row++) {
    for (let column = from[0]; column <= to[0]; column++) {
      const square = squareAt(column + 1, row + 1, size)
      if (square === undefined) return fail('sgf/off-board', at, { point: text.slice(0, 20), size })
      placed.push({ square, at })
    }
  }
  return ok(placed)
}

/** The stones put down before the first move as a board. */
export function cellsOf({ stones }: GameRecord, size: number): Result<Cells> {
  const cells: Cells = new Int8Array(size * size).fill(-1)
  for (const side of [0, 1] as const) {
    for (const { square, at } of stones[side]) {
      if (cells[square] !== -1) {
        return fail('move/occupied', at, { square: squareName(square, size) })
      }
      cells[square] = side
    }
  }
  return ok(cells)
}

/** A position as SGF: stones that were put down, then the moves. */
export function sgfOf(
  size: number,
  stones: readonly [readonly number[], readonly number[]],
  moves: readonly number[],
): string {
  const point = (square: number) => {
    const column = square % size
    const row = size - 1 - (square - column) / size
    return String.fromCharCode(97 + column, 97 + row)
  }
  const put = (name: string, squares: readonly number[]) =>
    squares.length === 0 ? '' : name + squares.map((square) => `[${point(square)}]`).join('')
  const before = stones[0].length + stones[1].length
  const played = moves.map((square, i) => `;${'BW'.charAt((before + i) % 2)}[${point(square)}]`)
  return `(;GM[4]FF[4]SZ[${size}]${put('AB', stones[0])}${put('AW', stones[1])}${played.join('')})`
}

/** A position as pairs of numbers. */
export function pairsOf(size: number, moves: readonly number[]): string {
  return moves
    .map((square) => {
      const column = square % size
      return `${column + 1},${size - (square - column) / size}`
    })
    .join(' ')
}
