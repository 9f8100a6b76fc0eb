import { html } from 'lit-html'
import type { Choice } from '../../figure/panel.ts'
import type { ShiftsWords } from '../../i18n/shifts.ts'
import type { ColumnBits } from '../bits/places.ts'
import { DIRECTIONS, shiftOf, type Direction } from './directions.ts'

/** The directions to choose from, each with the shift that looks along it. */
export function directionChoices(
  bits: ColumnBits,
  words: ShiftsWords,
): readonly Choice<Direction>[] {
  return DIRECTIONS.map((each) => [
    each,
    html`${words.win.directions[each]} <span class="win-test-by">${shiftOf(each, bits)}</span>`,
  ])
}
