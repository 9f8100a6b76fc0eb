import type { TemplateResult } from 'lit-html'
import { field } from '../../figure/panel.ts'
import { settled } from '../../figure/settled.ts'

/** A whole number of a range; what is none is not taken. */
export function count(
  label: string,
  value: number,
  least: number,
  greatest: number,
  change: (value: number) => void,
): TemplateResult {
  const type = (text: string) => {
    const to = Number(text)
    if (/^-?[0-9]+$/.test(text) && to >= least && to <= greatest) change(to)
  }
  return field(label, { text: settled(String(value)), range: [least, greatest] }, { type })
}
