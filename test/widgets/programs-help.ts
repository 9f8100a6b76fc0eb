import type { ProgramLine } from '../../src/widgets/exercise/exercise.ts'

/** Every way to choose the lines of a program. */
export function everyChoice(program: readonly ProgramLine[]): number[][] {
  return program.reduce<number[][]>(
    (all, { versions }) =>
      all.flatMap((chosen) => versions.map((_, version) => [...chosen, version])),
    [[]],
  )
}
