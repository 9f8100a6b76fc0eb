/** What a program does, as pictures in a row. */
export interface Walk {
  /** Pictures after the first. */
  readonly steps: number
  draw(document: Document, step: number): SVGElement
  says(step: number): string
}
