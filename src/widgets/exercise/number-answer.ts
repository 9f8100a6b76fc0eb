import {
  fraction,
  ok,
  readArithmetic,
  readHexDigits,
  type Fraction,
  type Result,
} from '../../../engine/index.ts'
import { exercise as words } from '../../i18n/exercise.ts'
import { exact } from '../../i18n/numbers.ts'
import type { NumberExercise, Verdict } from './exercise.ts'

/** What the text of an answer may mean. */
export interface Readings {
  /** As a number or a calculation. */
  readonly plain: Fraction | undefined
  /** As hexadecimal digits without `0x`, where a pattern of bits is asked. */
  readonly pattern: Fraction | undefined
}

/** One of the two readings is there; an error is that of the number. */
export function readAnswer(text: string, asksPattern: boolean): Result<Readings> {
  const read = readArithmetic(text)
  const digits = asksPattern ? readHexDigits(text) : undefined
  if (digits === undefined) return read.ok ? ok({ plain: read.value, pattern: undefined }) : read
  const pattern = fraction(digits)
  if (!read.ok) return ok({ plain: undefined, pattern })
  return ok({ plain: read.value, pattern: read.value.over === digits ? undefined : pattern })
}

/** Judges by the reading that is right, or else by the one that shows a slip. */
export function judge(exercise: NumberExercise, { plain, pattern }: Readings): Verdict {
  const verdicts = [plain, pattern]
    .filter((reading) => reading !== undefined)
    .map((reading) => exercise.check(reading))
  const isSlip = ({ code }: Verdict) => code !== undefined && exercise.slipCodes.includes(code)
  const [first] = verdicts
  return verdicts.find(({ right }) => right) ?? verdicts.find(isSlip) ?? first
}

/** How the text is read, where it is not the plain number itself; empty where it cannot be. */
export function readingSentence(text: string, asksPattern: boolean): string {
  const read = readAnswer(text, asksPattern)
  if (!read.ok) return ''
  const { plain, pattern } = read.value
  const [number, bits] = [plain, pattern].map((each) =>
    each === undefined ? undefined : exact(each.over, each.under),
  )
  if (bits !== undefined) {
    return number === undefined ? words.readAsPattern(bits) : words.readAsEither(number, bits)
  }
  const written = text.trim()
  if (number === undefined || written === number || /^-?\d+$/.test(written)) return ''
  return words.readAs(number)
}
