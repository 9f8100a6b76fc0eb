/** Pixels of a letter, where there is no font to measure. */
const LETTER = 6.5

/**
 * A canvas that draws nothing and writes down what it is told, as an SVG: what of a context the
 * drawing of a large tree uses. A picture on a canvas can so be kept, and a change be read.
 */
export class SvgContext {
  fillStyle = ''
  strokeStyle = ''
  lineWidth = 1
  lineJoin = ''
  font = ''
  textAlign = 'start'
  private readonly lines: string[] = []
  private readonly saved: { readonly groups: number }[] = []
  private dash: readonly number[] = []
  private path: string[] = []
  private groups = 0
  private clips = 0

  setLineDash(dash: readonly number[]): void {
    this.dash = dash
  }

  beginPath(): void {
    this.path = []
  }

  moveTo(x: number, y: number): void {
    this.path.push(`M${at(x)} ${at(y)}`)
  }

  lineTo(x: number, y: number): void {
    this.path.push(`L${at(x)} ${at(y)}`)
  }

  /** A whole circle. */
  arc(x: number, y: number, r: number): void {
    const half = (to: number) => `A${at(r)} ${at(r)} 0 0 1 ${at(x + to * r)} ${at(y)}`
    this.path.push(`M${at(x - r)} ${at(y)}${half(1)}${half(-1)}`)
  }

  closePath(): void {
    this.path.push('Z')
  }

  fill(): void {
    this.line('path', { d: this.path.join(''), fill: this.fillStyle })
  }

  stroke(): void {
    this.line('path', { d: this.path.join(''), fill: 'none', ...this.pen })
  }

  fillRect(x: number, y: number, width: number, height: number): void {
    this.line('rect', { ...box(x, y, width, height), fill: this.fillStyle })
  }

  strokeRect(x: number, y: number, width: number, height: number): void {
    this.line('rect', { ...box(x, y, width, height), fill: 'none', ...this.pen })
  }

  save(): void {
    this.saved.push({ groups: this.groups })
  }

  clip(): void {
    const id = `c${this.clips++}`
    this.lines.push(`<clipPath id="${id}"><path d="${this.path.join('')}"/></clipPath>`)
    this.lines.push(`<g clip-path="url(#${id})">`)
    this.groups++
  }

  restore(): void {
    const { groups } = this.saved.pop() ?? { groups: 0 }
    for (; this.groups > groups; this.groups--) this.lines.push('</g>')
  }

  measureText(text: string): { readonly width: number } {
    return { width: LETTER * text.length }
  }

  strokeText(text: string, x: number, y: number): void {
    this.text(text, x, y, { fill: 'none', ...this.pen })
  }

  fillText(text: string, x: number, y: number): void {
    this.text(text, x, y, { fill: this.fillStyle })
  }

  /** All that has been drawn. */
  svg(width: number, height: number): string {
    const head = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">`
    return [head, ...this.lines, '</svg>', ''].join('\n')
  }

  private get pen(): Record<string, string> {
    const dashes = this.dash.length > 0 && { 'stroke-dasharray': this.dash.join(' ') }
    return { stroke: this.strokeStyle, 'stroke-width': String(this.lineWidth), ...dashes }
  }

  private text(text: string, x: number, y: number, paint: Record<string, string>): void {
    const anchor = this.textAlign === 'center' ? 'middle' : 'start'
    const where = {
      x: at(x),
      y: at(y),
      'text-anchor': anchor,
      style: `font:${this.font}`,
      ...paint,
    }
    this.lines.push(`<text${written(where)}>${text.replaceAll('<', '&lt;')}</text>`)
  }

  private line(name: string, attributes: Record<string, string>): void {
    this.lines.push(`<${name}${written(attributes)}/>`)
  }
}

function box(x: number, y: number, width: number, height: number): Record<string, string> {
  return { x: at(x), y: at(y), width: at(width), height: at(height) }
}

function written(attributes: Record<string, string>): string {
  return Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('')
}

/** A tenth of a pixel is enough. */
function at(place: number): string {
  return String(Math.round(place * 10) / 10 + 0)
}
