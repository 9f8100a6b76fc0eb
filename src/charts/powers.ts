/** A power of ten as an axis has it: `10⁶`. */
export function powerOfTen(value: number): string {
  const exponent = Math.round(Math.log10(value))
  return `10${[...String(exponent)].map((digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'[Number(digit)]).join('')}`
}
