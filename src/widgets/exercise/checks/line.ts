import type { ProgramLine } from '../exercise.ts'

/** Of one version: a line as it is. The first of several is how the faulty program has it. */
export function line(indent: number, ...versions: readonly string[]): ProgramLine {
  return { indent, versions }
}
