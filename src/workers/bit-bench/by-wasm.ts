import {
  CONNECT_4_BOARD,
  CONNECT_4_BOTTOM,
  CONNECT_4_SHIFTS,
  type Word,
} from '../../../engine/index.ts'
import { I32, I64, moduleBytes, NOTHING, OP, signed, unsigned, type Code } from './wasm-bytes.ts'
import type { MakeWay } from './ways.ts'

const big = ({ lo, hi }: Word) => (BigInt(hi) << 32n) | BigInt(lo >>> 0)

/** A line of a body: instructions, and the bytes that go with them. */
type Line = readonly (number | readonly number[])[]

const get = (local: number) => [OP['local.get'], ...unsigned(local)]
const set = (local: number) => [OP['local.set'], ...unsigned(local)]
const i32 = (value: number) => [OP['i32.const'], ...signed(BigInt(value))]
const i64 = (value: bigint) => [OP['i64.const'], ...signed(value)]
const call = (code: number) => [OP.call, ...unsigned(code)]
const body = (lines: readonly Line[]): number[] => lines.flat(2)

/** The functions, by their places in the module. */
const HAS_FOUR = 0
const PERFT = 1

/** `b & b >> s & b >> 2s & b >> 3s` is not 0. */
function fourAlong(shift: number): Line {
  const copies = [1, 2, 3].flatMap((times) => [
    get(0),
    i64(BigInt(times * shift)),
    [OP['i64.shr_u'], OP['i64.and']],
  ])
  return [get(0), ...copies, i64(0n), OP['i64.ne']]
}

/** `hasFour(b)`: all four directions, joined by OR. */
const hasFour: Code = {
  takes: [I64],
  gives: [I32],
  locals: [],
  body: body([
    ...Object.values(CONNECT_4_SHIFTS).map(fourAlong),
    [OP['i32.or'], OP['i32.or'], OP['i32.or']],
  ]),
}

/** `perft(mine, filled, depth)`: as `count` in `by-bigint.ts`, line for line. */
function perft(): Code {
  const [mine, filled, depth, free, stone, sum] = [0, 1, 2, 3, 4, 5]
  return {
    name: 'perft',
    takes: [I64, I64, I32],
    gives: [I32],
    locals: [I64, I64, I32],
    body: body([
      // free = (filled + BOTTOM) & BOARD
      [get(filled), i64(big(CONNECT_4_BOTTOM)), OP['i64.add']],
      [i64(big(CONNECT_4_BOARD)), OP['i64.and'], set(free)],
      // if (depth === 1) return popcnt(free)
      [get(depth), i32(1), OP['i32.eq'], OP.if, NOTHING],
      [get(free), OP['i64.popcnt'], OP['i32.wrap_i64'], OP.return, OP.end],
      // while (free !== 0) {
      [OP.loop, NOTHING, get(free), i64(0n), OP['i64.ne'], OP.if, NOTHING],
      // stone = free & -free
      [get(free), i64(0n), get(free), OP['i64.sub'], OP['i64.and'], set(stone)],
      // free ^= stone
      [get(free), get(stone), OP['i64.xor'], set(free)],
      // if (!hasFour(mine | stone)) {
      [get(mine), get(stone), OP['i64.or'], call(HAS_FOUR), OP['i32.eqz'], OP.if, NOTHING],
      // sum += perft(filled ^ mine, filled | stone, depth - 1)
      [get(sum), get(filled), get(mine), OP['i64.xor'], get(filled), get(stone), OP['i64.or']],
      [get(depth), i32(1), OP['i32.sub'], call(PERFT), OP['i32.add'], set(sum)],
      // } }
      [OP.end, OP.br, 1, OP.end, OP.end],
      [get(sum)],
    ]),
  }
}

/** `name(n)`: the sum of `each(word)` over the first n words in memory. */
function summed(name: string, each: readonly number[]): Code {
  const [n, i, sum] = [0, 1, 2]
  return {
    name,
    takes: [I32],
    gives: [I32],
    locals: [I32, I32],
    body: body([
      // while (i !== n) {
      [OP.loop, NOTHING, get(i), get(n), OP['i32.eq'], OP['i32.eqz'], OP.if, NOTHING],
      // sum += each(memory[8 · i]); the load's 3 says that words lie at multiples of 2³
      [get(sum), get(i), i32(3), OP['i32.shl'], OP['i64.load'], 3, 0],
      [each, OP['i32.add'], set(sum)],
      // i += 1 }
      [get(i), i32(1), OP['i32.add'], set(i), OP.br, 1, OP.end, OP.end],
      [get(sum)],
    ]),
  }
}

const CODE: readonly Code[] = [
  hasFour,
  perft(),
  summed('four', call(HAS_FOUR)),
  summed('stones', [OP['i64.popcnt'], OP['i32.wrap_i64']]),
]

const BYTES_PER_WORD = 8
const BYTES_PER_PAGE = 65_536

/** A 64-bit word a side in WebAssembly, whose bytes are put together here. */
export const byWasm: MakeWay = (boards) => {
  const pages = Math.max(1, Math.ceil((boards.length * BYTES_PER_WORD) / BYTES_PER_PAGE))
  const module = new WebAssembly.Module(moduleBytes(CODE, pages))
  const made = new WebAssembly.Instance(module).exports as unknown as {
    readonly memory: WebAssembly.Memory
    readonly four: (words: number) => number
    readonly stones: (words: number) => number
    readonly perft: (mine: bigint, filled: bigint, depth: number) => number
  }
  const halves = new Int32Array(made.memory.buffer)
  for (const [i, { lo, hi }] of boards.entries()) halves.set([lo, hi], 2 * i)
  return {
    four: () => made.four(boards.length),
    stones: () => made.stones(boards.length),
    perft: (depth) => made.perft(0n, 0n, depth),
  }
}
