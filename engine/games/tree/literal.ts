import { EVALUATION_LIMIT } from '../../core/game.ts'

/**
 * Values as people write them: whole numbers, decimals, powers of ten, fractions, infinities, of any size.
 * They are compared as they are written, digit by digit, so that none is rounded.
 */

const NUMBER = /^([+-]?)([0-9]*)(?:\.([0-9]*))?(?:e([+-]?[0-9]{1,6}))?$/i
const FRACTION = /^([+-]?)([0-9]{1,15})\/([0-9]{1,15})$/
/** Places in which fractions of such numbers are told apart: two that differ do so in the first 30 digits. */
const FRACTION_PLACES = 60
const INFINITY = /^([+-]?)(?:inf|infinity|infty|\\infty|oo|∞)$/i
const UNKNOWN = /^(?:\?+|[a-z](?:_?[0-9]+)?'*|null|none|nan)$/i

/** A value that can be compared: `sign · 0.digits · 10^power`; an infinity has an infinite power. */
export interface Literal {
  readonly sign: -1 | 0 | 1
  readonly power: number
  /** Without zeros at either end. */
  readonly digits: string
}

export function readLiteral(text: string): Literal | undefined {
  const infinite = INFINITY.exec(text)
  if (infinite !== null) {
    return { sign: infinite[1] === '-' ? -1 : 1, power: Infinity, digits: '' }
  }
  const parts = FRACTION.exec(text)
  if (parts !== null) return fractionOf(parts[1], BigInt(parts[2]), BigInt(parts[3]))
  const read = NUMBER.exec(text)
  if (read === null) return undefined
  const [, sign, whole, fraction = '', exponent = '0'] = read
  if (whole === '' && fraction === '') return undefined
  const all = whole + fraction
  const digits = all.replace(/^0+/, '').replace(/0+$/, '')
  if (digits === '') return { sign: 0, power: 0, digits }
  const leading = all.length - all.replace(/^0+/, '').length
  return {
    sign: sign === '-' ? -1 : 1,
    power: whole.length - leading + Number(exponent),
    digits,
  }
}

/** `1/3` as a decimal; one that never ends is broken off. Undefined over 0. */
function fractionOf(sign: string, over: bigint, under: bigint): Literal | undefined {
  if (under === 0n) return undefined
  if (over === 0n) return { sign: 0, power: 0, digits: '' }
  const all = String((over * 10n ** BigInt(FRACTION_PLACES)) / under)
  return {
    sign: sign === '-' ? -1 : 1,
    power: all.length - FRACTION_PLACES,
    digits: all.replace(/0+$/, ''),
  }
}

/** Whether a word stands for a value that is not known: `?`, `x`, `x1`, `null`. */
export function isUnknown(text: string): boolean {
  return UNKNOWN.test(text)
}

export function compareLiterals(a: Literal, b: Literal): number {
  if (a.sign !== b.sign) return a.sign - b.sign
  const larger =
    a.power !== b.power
      ? a.power > b.power
        ? 1
        : -1
      : a.digits === b.digits
        ? 0
        : a.digits > b.digits
          ? 1
          : -1
  return a.sign * larger
}

/** The whole number that a search can take as it is, or undefined. */
export function plainInteger(text: string): number | undefined {
  if (!/^[+-]?[0-9]+$/.test(text)) return undefined
  const value = Number(text)
  return Math.abs(value) <= EVALUATION_LIMIT ? value + 0 : undefined
}

/** Between the ranks of two neighbouring values there is room for a null window. */
export const RANK_STEP = 4

/**
 * What stands in for values in a search, which only compares: their ranks, RANK_STEP apart, 0 for
 * zero, negative for negative values.
 */
export interface Scale {
  /** Each different value once, ascending, as it was written first. */
  readonly written: readonly string[]
  /** How many of them are negative. */
  readonly negative: number
  readonly literals: readonly Literal[]
  readonly hasZero: boolean
}

export function scaleOf(texts: Iterable<string>): Scale {
  const known: { text: string; literal: Literal }[] = []
  for (const text of new Set(texts)) {
    const literal = readLiteral(text)
    if (literal !== undefined) known.push({ text, literal })
  }
  known.sort((a, b) => compareLiterals(a.literal, b.literal))
  const distinct = known.filter(
    ({ literal }, i) => i === 0 || compareLiterals(known[i - 1].literal, literal) !== 0,
  )
  return {
    written: distinct.map(({ text }) => text),
    literals: distinct.map(({ literal }) => literal),
    negative: distinct.filter(({ literal }) => literal.sign < 0).length,
    hasZero: distinct.some(({ literal }) => literal.sign === 0),
  }
}

/** The rank of a value of the scale; undefined for another. */
export function rankOf(scale: Scale, text: string): number | undefined {
  const literal = readLiteral(text)
  if (literal === undefined) return undefined
  let low = 0
  let high = scale.literals.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (compareLiterals(scale.literals[middle], literal) < 0) low = middle + 1
    else high = middle
  }
  const found = low < scale.literals.length && compareLiterals(scale.literals[low], literal) === 0
  return found ? rankAt(scale, low) : undefined
}

function rankAt({ negative, hasZero }: Scale, index: number): number {
  // Without a zero among the values, nothing has rank 0.
  return (index - negative + (index >= negative && !hasZero ? 1 : 0)) * RANK_STEP
}

/**
 * How the value of a rank was written. A score between two values is the lower one with a plus,
 * `3⁺`; 0 is what a node is judged to be that is not searched further; what is beyond all of them is the value of a leaf that is not known, `?`.
 */
export function writtenAt({ written, negative, hasZero }: Scale, rank: number): string {
  // No value has it, and no null window begins or ends there.
  if (rank === 0 && !hasZero) return '0'
  let index = Math.floor(rank / RANK_STEP)
  let between = index * RANK_STEP !== rank
  if (index === 0 && !hasZero) {
    index = -1
    between = true
  }
  const text = written[index + negative - (index > 0 && !hasZero ? 1 : 0)]
  return text === undefined ? '?' : between ? `${text}⁺` : text
}
