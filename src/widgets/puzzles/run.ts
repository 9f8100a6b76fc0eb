import { COUNT } from './schema.ts'
import { answered, Drills, isBack, newRun, treeOf, type Run } from '../../state/drills.ts'

/** The set of a series: its puzzles are numbered from 0. */
const ONLY = 0

/** How a series goes on this device. */
export class SeriesRun {
  private readonly drills = new Drills()
  private readonly name: string
  private run: Run
  /** The puzzle that was next as the page opened. */
  private readonly first: number | undefined

  constructor(series: string) {
    this.name = `puzzles/${series}`
    this.run = this.drills.runs.get(this.name) ?? newRun(ONLY)
    this.first = this.next
  }

  /** Whether the device keeps it. */
  get kept(): boolean {
    return this.drills.kept
  }

  /** The puzzle that is next, from 0; undefined where all are solved. */
  get next(): number | undefined {
    return treeOf(this.run)
  }

  /** The puzzle that a link’s `at` names, from 0; undefined where all are solved. */
  named(at: number): number | undefined {
    return at === 0 ? this.first : at > COUNT ? this.next : at - 1
  }

  /** The `at` of the puzzle that is next, or of the end. */
  get atNext(): number {
    return (this.next ?? COUNT) + 1
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
