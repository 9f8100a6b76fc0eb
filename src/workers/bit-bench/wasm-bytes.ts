/*
 * Just enough of the binary format of WebAssembly to write a module by hand (WebAssembly Core
 * Specification, chapter 5): a number is LEB128, seven bits a byte; a list begins with its length;
 * a section is its number and a list of bytes.
 */

/** The instructions that are used, by what the text format calls them. */
export const OP = {
  loop: 0x03,
  if: 0x04,
  end: 0x0b,
  br: 0x0c,
  return: 0x0f,
  call: 0x10,
  'local.get': 0x20,
  'local.set': 0x21,
  'local.tee': 0x22,
  'i64.load': 0x29,
  'i32.const': 0x41,
  'i64.const': 0x42,
  'i32.eqz': 0x45,
  'i32.eq': 0x46,
  'i64.eqz': 0x50,
  'i64.ne': 0x52,
  'i32.add': 0x6a,
  'i32.sub': 0x6b,
  'i32.or': 0x72,
  'i32.shl': 0x74,
  'i64.popcnt': 0x7b,
  'i64.add': 0x7c,
  'i64.sub': 0x7d,
  'i64.and': 0x83,
  'i64.or': 0x84,
  'i64.xor': 0x85,
  'i64.shr_u': 0x88,
  'i32.wrap_i64': 0xa7,
} as const

export const I32 = 0x7f
export const I64 = 0x7e
/** The type of a block that leaves nothing. */
export const NOTHING = 0x40

const MAGIC = [0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00]
const SECTION = { type: 1, function: 3, memory: 5, export: 7, code: 10 } as const
const FUNCTION_TYPE = 0x60
const EXPORTED = { function: 0, memory: 2 } as const

/** A whole number without a sign. */
export function unsigned(value: number): number[] {
  return value < 0x80 ? [value] : [(value & 0x7f) | 0x80, ...unsigned(value >>> 7)]
}

/** A whole number with a sign: the last byte's bit 6 is carried on upwards. */
export function signed(value: bigint): number[] {
  const low = Number(value & 0x7fn)
  const rest = value >> 7n
  const ends = rest === ((low & 0x40) === 0 ? 0n : -1n)
  return ends ? [low] : [low | 0x80, ...signed(rest)]
}

/** One function of the module. */
export interface Code {
  /** The name that it is called by from outside; none where it is only called from within. */
  readonly name?: string
  readonly takes: readonly number[]
  readonly gives: readonly number[]
  /** The types of its variables, after those that it takes. */
  readonly locals: readonly number[]
  readonly body: readonly number[]
}

/** The bytes of a module of these functions, and of `pages` of memory, 64 kB each. */
export function moduleBytes(functions: readonly Code[], pages: number): Uint8Array<ArrayBuffer> {
  const exported = functions.flatMap(({ name }, i) =>
    name === undefined ? [] : [[...text(name), EXPORTED.function, ...unsigned(i)]],
  )
  return Uint8Array.from([
    ...MAGIC,
    ...section(
      SECTION.type,
      functions.map(({ takes, gives }) => [
        FUNCTION_TYPE,
        ...list(takes.map((each) => [each])),
        ...list(gives.map((each) => [each])),
      ]),
    ),
    ...section(
      SECTION.function,
      functions.map((_, i) => unsigned(i)),
    ),
    ...section(SECTION.memory, [[0x00, ...unsigned(pages)]]),
    ...section(SECTION.export, [[...text('memory'), EXPORTED.memory, 0], ...exported]),
    ...section(
      SECTION.code,
      functions.map(({ locals, body }) =>
        sized([...list(locals.map((type) => [1, type])), ...body, OP.end]),
      ),
    ),
  ])
}

function section(id: number, entries: readonly (readonly number[])[]): number[] {
  return [id, ...sized(list(entries))]
}

function list(entries: readonly (readonly number[])[]): number[] {
  return [...unsigned(entries.length), ...entries.flat()]
}

function sized(bytes: readonly number[]): number[] {
  return [...unsigned(bytes.length), ...bytes]
}

function text(name: string): number[] {
  return sized([...new TextEncoder().encode(name)])
}
