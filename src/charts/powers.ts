/** A power of ten as an axis has it: `10⁶`. */
export function powerOfTen(value: number): string {
  const exponent = Math.round(Math.log10(value))
  return `10${[...String(exponent)].map((digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'[Number(digit)]).join('')}`
}

/**
 * An axis of powers of ten, from the one at or below `lowest` to the one at or above `highest`,
 * with a line at each, or at each so many.
 */
export function powersAxis(label: string, lowest: number, highest: number, every = 1) {
  const least = Math.floor(Math.log10(lowest))
  const most = Math.ceil(Math.log10(highest))
  const ticks = Array.from(
    { length: Math.floor((most - least) / every) + 1 },
    (_, i) => 10 ** (least + every * i),
  )
  const domain = [10 ** least, 10 ** most]
  return { type: 'log', label, domain, ticks, tickFormat: powerOfTen, grid: true } as const
}
