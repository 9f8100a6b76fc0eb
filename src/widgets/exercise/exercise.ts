import type { Fraction, GameKit, GameOptions, Rng, Word } from '../../../engine/index.ts'
import type { Mark } from '../../boards/square-geometry.ts'
import type { VerdictValues } from '../../i18n/verdicts.ts'
import type { ColumnBits } from '../bits/places.ts'

/*
 * An exercise is a question in a chapter, an answer the reader gives, and a pure function that
 * judges it by running the engine. To add one:
 *
 * 1. `checks/SLUG.ts` (the chapter's address) exports `exercises`, one of the kinds below by
 *    name. `check` gets an answer that has been read already and says right or wrong; where a
 *    wrong answer shows what the reader was thinking, it gives a code for it. Exercises that ask
 *    for a number are made by `asksNumber` of what is asked, how to solve it, and its slips; those
 *    that ask for an option, a square, a board or a move by `asksOption`, programs by `asksRepair`.
 * 2. `src/i18n/en/exercises/SLUG.ts` exports `verdicts`, a sentence for each code.
 * 3. A new chapter is named in `sets.ts`.
 * 4. The chapter asks, and explains:
 *
 *        <Exercise set="a-board-in-one-number" name="number-of-d1" title="one stone">
 *          One stone lies on d1. Which number is the board?
 *
 *          <div slot="answer">d1 is bit 21, and a bit alone is a power of two.</div>
 *        </Exercise>
 *
 *    `options={{ yes: 'It does', no: 'It does not' }}` labels the options of a choice. What is in
 *    the slot `answer` is shown once the answer is right, or given up.
 * 5. `test/widgets/exercise-SLUG.test.ts` gives the check right and wrong answers, and
 *    `slips.test.ts` there tries every slip on 200 variants.
 */

/** What a check says of an answer. */
export interface Verdict {
  readonly right: boolean
  /** A sentence of the chapter's table; without it only right or wrong is said. */
  readonly code?: string
  /** Another one, which says where to begin. */
  readonly first?: string
  /** What both sentences are told. */
  readonly values?: VerdictValues
  /** Where a program fails, to be seen and stepped through. */
  readonly failure?: Failure
}

/** A tree as lists of lists: a leaf is its value in Max's view. */
export type TrialNode = number | readonly TrialNode[]

/** Listens to a program on a tree: what its calls return, as they return it. */
export interface ProgramTrace {
  /** A call for a node; `child` is its place among its siblings, absent at the root. */
  enter(isMax: boolean, child?: number): void
  /** The call for a leaf returns. */
  leaf(score: number): void
  /** A child's score has been taken into account. */
  back(best: number): void
  /** The children from this one on are skipped. */
  skip(from: number, count: number): void
  exit(score: number): void
}

/** A sentence on a step of a program, of the chapter's table. */
export interface StepSaid {
  readonly code: string
  readonly values?: VerdictValues
}

export interface BoardStep extends StepSaid {
  /** As the game writes it. */
  readonly position: string
  readonly marks: readonly Mark[]
}

interface BitsStep extends StepSaid {
  readonly word: Word
  /** A bit that the step is about. */
  readonly bit?: number
}

/**
 * The smallest case on which a program fails, with what the program does there step by step. All
 * is made when it is looked at.
 */
export type Failure =
  | {
      readonly kind: 'tree'
      readonly root: TrialNode
      readonly run: (trace: ProgramTrace) => void
    }
  | {
      readonly kind: 'board'
      readonly kit: GameKit<unknown>
      readonly options?: GameOptions
      readonly steps: () => readonly BoardStep[]
    }
  | { readonly kind: 'bits'; readonly steps: () => readonly BitsStep[] }

/** A number as an answer: a whole one as itself. */
export type Answer = Fraction | bigint | number

/** What a known slip answers to a question. */
export interface SlipAnswer {
  /** The slip's sentence in the chapter's table. */
  readonly code: string
  readonly answer: Fraction
}

/** One number that is asked for. */
export interface NumberQuestion {
  /** What "show the answer" writes into the field. */
  readonly answer: string
  readonly solution: Fraction
  /** Of the slips that are told apart: none is the solution, and no two are the same. */
  readonly slips: readonly SlipAnswer[]
  check(answer: Answer): Verdict
}

/** Predict a number. It may be typed in any form that `readArithmetic` reads. */
export interface NumberExercise extends NumberQuestion {
  readonly kind: 'number'
  /** Whether a pattern of bits is asked, whose hexadecimal digits need no `0x`. */
  readonly pattern: boolean
  /** The codes of all its slips. */
  readonly slipCodes: readonly string[]
  /** The code of the sentence that says where to begin. */
  readonly first: string
  /** The same question about something else. */
  another(rng: Rng): NumberQuestion
}

/** What somebody answers who makes a known slip, with the code of its sentence. */
export interface OptionSlip<A> {
  readonly code: string
  readonly answer: A
}

/** One of several things that is asked for: an option, a square, a move or a board. */
export interface OptionQuestion<A> {
  readonly answer: A
  /** None is a right answer, and no two are the same. */
  readonly slips: readonly OptionSlip<A>[]
  check(answer: A): Verdict
}

/** The same question about something else, on which its slips are tried. */
export interface Variants<A> {
  readonly slipCodes: readonly string[]
  another(rng: Rng): OptionQuestion<A>
}

/** Choose one of several. */
export interface ChoiceExercise extends OptionQuestion<string>, Variants<string> {
  readonly kind: 'choice'
  /** Ids, in the order in which they stand; the chapter gives their labels. */
  readonly options: readonly string[]
}

/** The board that a pick or a build is made on: bits of one word. */
export interface ExerciseBoard {
  readonly columnBits: ColumnBits
  /** Columns from the left. */
  readonly columns: number
  /** Bits set at first. */
  readonly word: Word
  /** Whether the places carry the numbers of their bits. */
  readonly numbers: boolean
}

/** Pick one square: its bit, counted in the board's columns. */
export interface PickExercise extends OptionQuestion<number>, Variants<number> {
  readonly kind: 'pick'
  readonly board: ExerciseBoard
}

/** Set and clear squares until the word, in the board's columns, meets a condition. */
export interface BuildExercise extends OptionQuestion<Word>, Variants<Word> {
  readonly kind: 'build'
  readonly board: ExerciseBoard
}

/** A line of a program; where it has several versions the reader chooses one. */
export interface ProgramLine {
  /** Levels of indentation. */
  readonly indent: number
  /** The first is how the faulty program has it. */
  readonly versions: readonly string[]
}

/** A wrong line that a program may keep or be given. */
export interface LineSlip {
  readonly code: string
  /** The program with it. */
  make(chosen: readonly number[]): readonly number[]
  isIn(chosen: readonly number[]): boolean
}

/** Mend a program: the check runs it with the lines as they have been chosen. */
export interface RepairExercise {
  readonly kind: 'repair'
  readonly program: readonly ProgramLine[]
  /** One for each wrong version of a line, in the order in which they are named. */
  readonly slips: readonly LineSlip[]
  /** @param chosen the version of each line, by index */
  check(chosen: readonly number[]): Verdict
  readonly answer: readonly number[]
}

/** Play one legal move, as the game writes it, on a board; it is judged as soon as it is made. */
export interface MoveExercise extends OptionQuestion<string>, Variants<string> {
  readonly kind: 'move'
  readonly kit: GameKit<unknown>
  /** Where the move is made, as the game writes it. */
  readonly position: string
  readonly options?: GameOptions
}

export type Exercise =
  | NumberExercise
  | ChoiceExercise
  | PickExercise
  | BuildExercise
  | RepairExercise
  | MoveExercise

/** The exercises of one chapter, by name. */
export type ExerciseSet = Readonly<Record<string, Exercise>>
