import { html } from 'lit-html'
import type { Choice } from '../../figure/panel.ts'
import type { WinTestWords } from '../../i18n/win-test.ts'
import type { ColumnBits } from '../bits/places.ts'
import { DIRECTIONS, shiftOf, type Direction } from './directions.ts'

/** The directions to choose from, each with the shift that looks along it. */
export function directionChoices(
  bits: ColumnBits,
  words: Pick<WinTestWords, 'directions'>,
): readonly Choice<Direction>[] {
  return DIRECTIONS.map((each) => [
    each,
    html`${words.directions[each]} <span class="win-test-by">${shiftOf(each, bits)}</span>`,
  ])
}
