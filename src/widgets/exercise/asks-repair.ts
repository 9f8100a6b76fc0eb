import type { LineSlip, ProgramLine, RepairExercise, Verdict } from './exercise.ts'

/** A program to mend, judged by what it does. */
interface RepairSpec {
  readonly program: readonly ProgramLine[]
  readonly answer: readonly number[]
  /** What a wrong version of a line leaves wrong: the code of its sentence, and where it stands. */
  readonly slips: readonly (readonly [code: string, line: number, version: number])[]
  /** Where a program with these versions of its lines fails; undefined if it is right. */
  readonly failing: (chosen: readonly number[]) => Omit<Verdict, 'right' | 'first'> | undefined
}

/** The program as it is asked for. A wrong one is told where it fails, and its first slip. */
export function asksRepair({ program, answer, slips, failing }: RepairSpec): RepairExercise {
  const made = slips.map(([code, line, version]): LineSlip => {
    return {
      code,
      make: (chosen) => chosen.with(line, version),
      isIn: (chosen) => chosen[line] === version,
    }
  })
  /** What is said of a program that was run before, by its versions: it fails alike each time. */
  const judged = new Map<string, Verdict>()

  function judge(chosen: readonly number[]): Verdict {
    const fails = failing(chosen)
    if (fails === undefined) return { right: true }
    const slip = made.find(({ isIn }) => isIn(chosen))
    return { right: false, ...fails, ...(slip && { first: slip.code }) }
  }

  return {
    kind: 'repair',
    program,
    answer,
    slips: made,
    check(chosen): Verdict {
      const versions = chosen.join()
      const verdict = judged.get(versions) ?? judge(chosen)
      judged.set(versions, verdict)
      return verdict
    },
  }
}
