import { fromBit, fromBits, hasBit, popcount, xor, type Word } from '../../../engine/index.ts'
import type { BitsWords } from '../../i18n/bits.ts'
import type { Schema } from '../../state/schema.ts'
import { grouped, toNumber } from './number.ts'
import { bitAt, COLUMNS, placesOf } from './places.ts'

/** @param word  in hexadecimal digits: what is shown first */
export function labSchema(word: string) {
  return { word: { type: 'text', default: word, max: 18 } } as const satisfies Schema
}

/** Words worth a look, by name. */
export const PRESETS = {
  empty: fromBits([]),
  corner: fromBit(0),
  diagonal: fromBits([0, 1, 2, 3].map((i) => bitAt(i, i))),
  border: fromBits([bitAt(4, 3), bitAt(4, 4)]),
  squares: wordWhere((kind) => kind === 'square'),
  guards: wordWhere((kind) => kind === 'guard'),
} as const satisfies Record<string, Word>

export type PresetName = keyof typeof PRESETS

export const PRESET_NAMES = Object.keys(PRESETS) as readonly PresetName[]

function wordWhere(wanted: (kind: string) => boolean): Word {
  return fromBits(
    placesOf()
      .filter((place) => wanted(place.kind))
      .map((place) => place.bit),
  )
}

/** The word with one bit turned over: XOR with a word of that bit alone. */
export function toggled(word: Word, bit: number): Word {
  return xor(word, fromBit(bit))
}

/** The guard bits that are set, which a game never does; lowest first. */
export function guardsSet(word: Word): number[] {
  return placesOf()
    .filter((place) => place.kind === 'guard' && hasBit(word, place.bit))
    .map((place) => place.bit)
}

/** Only the bits that lie on the board or in its guard row. */
export function onBoard(word: Word): boolean {
  for (let bit = bitAt(COLUMNS, 0); bit < 64; bit++) if (hasBit(word, bit)) return false
  return true
}

/** @param done  what has been done, as a sentence; empty where the word has come in another way */
export function labSentence(word: Word, done: string, { lab }: BitsWords): string {
  const says = done === '' ? lab.shown(popcount(word), grouped(toNumber(word))) : done
  return guardsSet(word).length > 0 ? `${says} ${lab.guardSet}` : says
}
