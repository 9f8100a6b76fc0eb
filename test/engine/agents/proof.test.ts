import { describe, expect, it } from 'vitest'
import {
  kits,
  recordChoice,
  rngOf,
  threats,
  type Agent,
  type GameKit,
  type RecordedChoice,
} from '../../../engine/index.ts'
import { agentOf } from '../../../engine/agents/registry.ts'
import { WIN } from '../../../engine/search/score.ts'
import { lay, puzzles, type Puzzle } from '../search/puzzles.ts'
import { strategyOf } from '../search/strategy.ts'
import { check, Grid } from '../search/threat-referee.ts'

/** Wins, and of those that the level does not find, which take it longest, the first three. */
const won = puzzles.filter(({ kind }) => kind !== 'no-vcf').filter(amongFirst(3))

/** A filter that takes all puzzles with a win that level 4 finds, and so many of the others. */
function amongFirst(most: number) {
  let others = 0
  return (puzzle: Puzzle) => {
    const { board, attacker } = lay(puzzle)
    const { parameters } = levelFor(puzzle)
    return threats(board, attacker, { nodes: Number(parameters['threats']) }).win || others++ < most
  }
}

function levelFor({ size }: Puzzle): Agent<unknown> {
  const level = agentOf(size === 8 ? 'gomoku8' : 'gomoku', 'level-4')
  if (!level.ok) throw new Error(level.error.code)
  return level.value
}

/** Where a puzzle begins. */
function laid({ size, moves }: Puzzle): { kit: GameKit<unknown>; position: unknown } {
  const kit: GameKit<unknown> = size === 8 ? kits.gomoku8 : kits.gomoku
  const read = kit.game.parse(moves, size === 8 ? undefined : { size })
  if (!read.ok) throw new Error(read.error.code)
  return { kit, position: read.value }
}

/** Each puzzle is played once, for all tests. */
const known = new Map<Puzzle, ReturnType<typeof play>>()

function played(puzzle: Puzzle): ReturnType<typeof play> {
  const before = known.get(puzzle) ?? play(puzzle)
  known.set(puzzle, before)
  return before
}

/** What a strong level plays there, and that once more with its search recorded. */
function play(puzzle: Puzzle) {
  const { kit, position } = laid(puzzle)
  const level = levelFor(puzzle)
  const text = kit.game.format(position)
  const choice = level.begin(kit)(position, { rng: rngOf(7) })
  const recorded: RecordedChoice | undefined = recordChoice(kit, level, position, 7, 250_000)
  if (recorded === undefined) throw new Error('no search')
  expect(kit.game.format(position)).toBe(text)
  return { choice, recorded, name: (move: number) => kit.game.formatMove(position, move) }
}

describe('The recorded win by threats of an agent', () => {
  it('is there where it has chosen the move, and only there', () => {
    let proofs = 0
    for (const puzzle of won) {
      const { choice, recorded } = played(puzzle)
      const { proof } = recorded
      expect(recorded.choice).toEqual(choice)
      expect(proof !== undefined, puzzle.moves).toBe(choice.by === 'threats')
      if (proof === undefined) continue
      proofs++
      expect([proof.move, proof.line]).toEqual([choice.move, choice.line])
      expect([proof.tree.move[1], proof.tree.truncated]).toEqual([choice.move, false])
      expect(choice.value).toBe(WIN - proof.line.length)
    }
    expect(proofs).toBeGreaterThan(30)
    expect(proofs).toBeLessThan(won.length)
  })

  it('has an answer to every reply that the rules allow', () => {
    let proofs = 0
    for (const puzzle of won.filter(({ size }) => size === 8)) {
      const { recorded, name } = played(puzzle)
      if (recorded.proof === undefined) continue
      proofs++
      const grid = new Grid({ size: 8, exact: false }, puzzle.rows)
      const told = strategyOf(recorded.proof.tree, name)
      expect(check(grid, puzzle.side, told), puzzle.moves).toBe(recorded.proof.depth)
    }
    expect(proofs).toBeGreaterThan(5)
  })
})
