import { answered, Drills, isBack, newRun, treeOf, type Run } from '../../state/drills.ts'

/** The set of a series: its puzzles are numbered from 0. */
const ONLY = 0

/** How a series goes on this device. */
export class SeriesRun {
  private readonly drills = new Drills()
  private readonly name: string
  private run: Run

  constructor(series: string) {
    this.name = `puzzles/${series}`
    this.run = this.drills.runs.get(this.name) ?? newRun(ONLY)
  }

  /** Whether the device keeps it. */
  get kept(): boolean {
    return this.drills.kept
  }

  /** The puzzle that is next, from 0; undefined where all are solved. */
  get next(): number | undefined {
    return treeOf(this.run)
  }

  isBack(puzzle: number): boolean {
    return isBack(this.run, puzzle)
  }

  /** Puzzles that have been tried, and those of them that were right at the first try. */
  get tried(): number {
    return this.run.at
  }

  get right(): number {
    return this.run.at - this.run.missed
  }

  /** Counts an answer, if it was this one's turn. */
  answer(puzzle: number, right: boolean): void {
    if (puzzle === this.next) this.keep(answered(this.run, puzzle, right))
  }

  restart(): void {
    this.keep(newRun(ONLY))
  }

  private keep(run: Run): void {
    this.run = run
    this.drills.keep(this.name, run)
  }
}
