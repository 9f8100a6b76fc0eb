/** Rows of texts as columns, each as wide as its widest text and aligned at the right. */
export function columns(rows: readonly (readonly string[])[]): string {
  const widths: number[] = []
  for (const row of rows) {
    row.forEach((text, i) => (widths[i] = Math.max(widths[i] ?? 0, text.length)))
  }
  return rows.map((row) => row.map((text, i) => text.padStart(widths[i])).join('  ')).join('\n')
}
