/** A whole number with its thousands apart. */
export function number(value: number): string {
  return value.toLocaleString('en')
}

/** A number with a plus, or a true minus sign; 0 has none. */
export function signed(value: number): string {
  return value < 0 ? `−${number(-value)}` : value > 0 ? `+${number(value)}` : '0'
}

/** So many of something: `1 node`, `2,000 nodes`. */
export function count(value: number, one: string, many: string): string {
  return `${number(value)} ${value === 1 ? one : many}`
}
