import type { MoveExercise, ProgramLine } from '../../src/widgets/exercise/exercise.ts'

/** Every way to choose the lines of a program. */
export function everyChoice(program: readonly ProgramLine[]): number[][] {
  return program.reduce<number[][]>(
    (all, { versions }) =>
      all.flatMap((chosen) => versions.map((_, version) => [...chosen, version])),
    [[]],
  )
}

/** The moves that a reader can play in an exercise, as the game writes them. */
export function legalMoves({ kit, position, options }: MoveExercise): string[] {
  const { game } = kit
  const read = game.parse(position, options)
  if (!read.ok) throw new Error(read.error.code)
  const moves = new Int32Array(game.maxMoves)
  const count = game.moves(read.value, moves)
  return Array.from(moves.subarray(0, count), (move) => game.formatMove(read.value, move))
}
