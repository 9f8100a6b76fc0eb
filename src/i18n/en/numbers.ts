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
