import { readArithmetic, type Word } from '../../../engine/index.ts'
import type { BitsWords } from '../../i18n/bits.ts'
import { numberErrors } from '../../i18n/number-errors.ts'
import { saidIn } from '../../i18n/said-in.ts'
import { fromNumber, grouped } from './number.ts'

/** One more than the greatest number of the board with its guard row. */
const LIMIT = 1n << 49n

/** What has been typed as a word of the board, or the sentence of what is wrong with it. */
export function typedWord(text: string, words: BitsWords): Word | string {
  const read = readArithmetic(text)
  if (!read.ok) return saidIn(numberErrors, read.error)
  const { over, under } = read.value
  if (under !== 1n) return words.lab.notWhole
  if (over < 0n) return words.lab.negative
  return over >= LIMIT ? offBoard(words) : fromNumber(over)
}

export function offBoard({ lab }: BitsWords): string {
  return lab.offBoard(grouped(LIMIT))
}
