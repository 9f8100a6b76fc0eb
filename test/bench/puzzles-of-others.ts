import { puzzles } from '../engine/search/puzzles.ts'

/** Puzzles of others with one first move, as moves in the middle of a board of this size. */
export function othersPuzzles(size: number): { text: string; from: string }[] {
  return puzzles
    .map((puzzle, line) => ({ puzzle, from: `puzzles-${puzzle.size}x${puzzle.size}: ${line + 1}` }))
    .filter(({ puzzle }) => puzzle.kind === 'vcf' && puzzle.first.length === 1)
    .flatMap(({ puzzle, from }) => {
      const text = moved(puzzle.moves, size)
      return text === undefined ? [] : [{ text, from }]
    })
}

/** The stones in the middle of a board of this size; undefined where they do not fit. */
function moved(moves: string, size: number): string | undefined {
  const places = moves
    .split(' ')
    .map((name) => [name.charCodeAt(0) - 97, Number(name.slice(1)) - 1])
  const [right, up] = [0, 1].map((axis) => {
    const along = places.map((place) => place[axis])
    const room = size - 1 - (Math.max(...along) - Math.min(...along))
    return room < 0 ? undefined : Math.floor(room / 2) - Math.min(...along)
  })
  if (right === undefined || up === undefined) return undefined
  return places
    .map(([column, row]) => `${String.fromCharCode(97 + column + right)}${row + up + 1}`)
    .join(' ')
}
