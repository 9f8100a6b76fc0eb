import {
  and,
  fail,
  hasBit,
  not,
  ok,
  or,
  shiftLeft,
  shiftRight,
  wordOf,
  xor,
  type Result,
  type Word,
} from '../../../engine/index.ts'
import type { Schema } from '../../state/schema.ts'

/** Bits of the two words. */
export const WIDTH = 8

export const OPERATIONS = ['and', 'or', 'xor', 'not', 'left', 'right'] as const
export type Operation = (typeof OPERATIONS)[number]

/** @param a, b  the words shown first, eight digits each; `by` the places of the first shift */
export function bytesSchema(a: string, b: string, operation: Operation, by: number) {
  return {
    a: { type: 'text', default: a, max: WIDTH },
    b: { type: 'text', default: b, max: WIDTH },
    operation: { type: 'choice', default: operation, values: OPERATIONS },
    by: { type: 'integer', default: by, min: 0, max: WIDTH },
  } as const satisfies Schema
}

export interface BytesModel {
  readonly operation: Operation
  readonly by: number
  /** Eight digits each, the highest bit first. */
  readonly a: string
  readonly b: string
  readonly result: string
}

export function isShift(operation: Operation): boolean {
  return operation === 'left' || operation === 'right'
}

/** Whether the operation asks for `b` as well. */
export function takesTwo(operation: Operation): boolean {
  return operation !== 'not' && !isShift(operation)
}

/** @param a, b  eight digits 0 or 1 */
export function bytesModel(a: string, b: string, operation: Operation, by: number): BytesModel {
  const result = digits(resultOf(byteOf(a), byteOf(b), operation, by))
  return { operation, by, a, b, result }
}

function resultOf(a: Word, b: Word, operation: Operation, by: number): Word {
  switch (operation) {
    case 'and':
      return and(a, b)
    case 'or':
      return or(a, b)
    case 'xor':
      return xor(a, b)
    case 'not':
      return not(a)
    case 'left':
      return shiftLeft(a, by)
    case 'right':
      return shiftRight(a, by)
  }
}

function byteOf(text: string): Word {
  return wordOf(Number.parseInt(text, 2), 0)
}

/** The lowest eight bits of a word. */
function digits(word: Word): string {
  return Array.from({ length: WIDTH }, (_, i) => (hasBit(word, WIDTH - 1 - i) ? '1' : '0')).join('')
}

/** Whether a text is eight digits 0 or 1. */
export function readByte(text: string): Result<string> {
  const at = text.search(/[^01]/)
  if (at >= 0) return fail('bits/not-a-byte', at)
  return text.length === WIDTH ? ok(text) : fail('bits/not-a-byte', text.length)
}

/** The word with one bit turned over; bit 0 is the last digit. */
export function turned(text: string, bit: number): string {
  const at = WIDTH - 1 - bit
  return `${text.slice(0, at)}${text[at] === '1' ? '0' : '1'}${text.slice(at + 1)}`
}

/** What becomes of a digit of `a` in a shift, or of one that the result has got. */
export function shifted({ operation, by }: BytesModel, row: 'a' | 'result', at: number): boolean {
  if (!isShift(operation)) return false
  const fromLeft = (operation === 'left') === (row === 'a')
  return fromLeft ? at < by : at >= WIDTH - by
}
