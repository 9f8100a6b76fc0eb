/**
 * A number with its thousands apart and at most three decimals. `Intl` says the same, but the first
 * use of it keeps a page busy for some 30 ms.
 */
export function number(value: number): string {
  const [whole = '', decimals] = String(Math.round(value * 1000) / 1000).split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',')
  return decimals === undefined ? grouped : `${grouped}.${decimals}`
}

/** A number with a plus, or a true minus sign; 0 has none. */
export function signed(value: number): string {
  return value < 0 ? `−${number(-value)}` : value > 0 ? `+${number(value)}` : '0'
}

/** So many of something: `1 node`, `2,000 nodes`. */
export function count(value: number, one: string, many: string): string {
  return `${number(value)} ${value === 1 ? one : many}`
}

/** Longer ones are told by how long they are. */
const MOST_DIGITS = 40
const MOST_DECIMALS = 6

/** A fraction in lowest terms: as a whole number, with a few decimals, or as `1/3`. */
export function exact(over: bigint, under: bigint): string {
  const digits = String(over < 0n ? -over : over)
  const sign = over < 0n ? '−' : ''
  if (digits.length > MOST_DIGITS || String(under).length > MOST_DIGITS) {
    return under === 1n ? `a number of ${digits.length} digits` : 'a very long fraction'
  }
  const grouped = (text: string) => text.replace(/\B(?=(\d{3})+$)/g, ',')
  if (under === 1n) return sign + grouped(digits)
  const unit = 10n ** BigInt(MOST_DECIMALS)
  if ((BigInt(digits) * unit) % under !== 0n) {
    return `${sign}${grouped(digits)}/${grouped(String(under))}`
  }
  const scaled = String((BigInt(digits) * unit) / under).padStart(MOST_DECIMALS + 1, '0')
  const decimals = scaled.slice(-MOST_DECIMALS).replace(/0+$/, '')
  return `${sign}${grouped(scaled.slice(0, -MOST_DECIMALS))}.${decimals}`
}
