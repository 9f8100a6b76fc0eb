import {
  HEX_NEXT,
  HEX_OFF,
  hexName,
  lastMovedMarbles,
  legalMoves,
  movedMarbles,
  type AbalonePosition,
  type GameKit,
} from '../../../../engine/index.ts'
import { sideName } from '../../../boards/model.ts'
import type { Choice, GameExtras, Way } from '../game-extras.ts'

const MOST_MARBLES = 3

type Kit = GameKit<AbalonePosition>

export const extras: GameExtras<AbalonePosition> = {
  facts: (kit, p, words) => [
    ...([0, 1] as const).map((player) => ({
      name: words.lostBy(words.colour(sideName(kit, p, player))),
      value: String(p.lost[player]),
    })),
    {
      name: words.ply,
      value: p.rules.maxPlies > 0 ? words.outOf(p.ply, p.rules.maxPlies) : String(p.ply),
    },
  ],
  told: (kit, p, words) =>
    lastMovedMarbles(p)
      .filter(({ to }) => to === HEX_OFF)
      .map(({ player }) => words.pushedOff(words.colour(sideName(kit, p, player)), p.lost[player]))
      .join(' '),
  ways,
  choose,
  line: (p, from, to) => (from === to ? [from] : lineOf(p, from, to)),
  steps: movedMarbles,
  lastSteps: lastMovedMarbles,
}

/** The legal moves of exactly the chosen marbles, which lie in one line. */
function ways(kit: Kit, p: AbalonePosition, chosen: readonly number[]): Way[] {
  if (chosen.length === 0) return []
  const found: Way[] = []
  for (const move of legalMoves(kit, p)) {
    const steps = movedMarbles(p, move)
    const own = steps.filter(({ player }) => player === p.side)
    if (own.length !== chosen.length || !own.every(({ from }) => chosen.includes(from))) continue
    const { direction } = steps[0]
    found.push({ move, text: kit.game.formatMove(p, move), direction, steps })
  }
  return found.toSorted((a, b) => a.direction - b.direction)
}

/**
 * A click on an own marble takes it in hand, with those between it and the ones in hand; on one
 * in hand it lets go. A click elsewhere moves them there, or says why they cannot go.
 */
function choose(kit: Kit, p: AbalonePosition, chosen: readonly number[], cell: number): Choice {
  if (chosen.includes(cell))
    return { kind: 'chosen', cells: chosen.filter((c) => c !== cell && chosen.length < 3) }
  if (p.cells[cell] === p.side) return { kind: 'chosen', cells: grown(p, chosen, cell) }
  const lead = chosen.at(-1)
  const there = ways(kit, p, chosen).filter(({ steps }) =>
    steps.some(({ to, player }) => to === cell && player === p.side),
  )
  // Sideways, a cell beside the middle is where two moves go: the marble picked last decides.
  const meant =
    there.find(({ steps }) => steps.some(({ from, to }) => from === lead && to === cell)) ??
    there.at(0)
  if (meant !== undefined) return { kind: 'move', move: meant.move }
  return { kind: 'wrong', text: spelled(chosen, cell) }
}

/** The marbles in hand with one more, where all lie in a line of at most three; else that one. */
function grown(p: AbalonePosition, chosen: readonly number[], cell: number): readonly number[] {
  for (const end of [chosen.at(0), chosen.at(-1)]) {
    if (end === undefined) continue
    const line = lineOf(p, end, cell)
    if (line !== undefined && chosen.every((c) => line.includes(c))) return line
  }
  const first = chosen.at(0)
  return (first === undefined ? undefined : lineOf(p, first, cell)) ?? [cell]
}

/** The own marbles from one cell to another, where they are at most three in a line. */
function lineOf(p: AbalonePosition, from: number, to: number): number[] | undefined {
  for (let direction = 0; direction < 6; direction++) {
    const line = [from]
    for (let at = next(from, direction); line.length < MOST_MARBLES; at = next(at, direction)) {
      if (at === HEX_OFF || p.cells[at] !== p.side) break
      line.push(at)
      if (at === to) return line
    }
  }
  return undefined
}

function next(cell: number, direction: number): number {
  return HEX_NEXT[cell * 6 + direction]
}

/** The move that was meant, as a person would write it, so that the game says what is wrong. */
function spelled(chosen: readonly number[], cell: number): string {
  const [first] = chosen
  const last = chosen.at(-1)
  if (first === undefined || last === undefined) return hexName(cell)
  if (first === last) return hexName(first) + hexName(cell)
  for (const [back, front] of [
    [first, last],
    [last, first],
  ]) {
    for (let direction = 0; direction < 6; direction++) {
      // In line: the marbles lie behind one another, and the cell is right in front of them.
      const second = next(back, direction)
      if (chosen.includes(second) && next(front, direction) === cell) {
        return hexName(back) + hexName(second)
      }
    }
  }
  const touches = (from: number) => [0, 1, 2, 3, 4, 5].some((d) => next(from, d) === cell)
  return touches(last) && !touches(first)
    ? hexName(last) + hexName(first) + hexName(cell)
    : hexName(first) + hexName(last) + hexName(cell)
}
