/** How many pixels a row of squares may take: the large boards need all that there is. */
export function roomFor(columns: number): number {
  return columns > 10 ? 540 : 420
}
