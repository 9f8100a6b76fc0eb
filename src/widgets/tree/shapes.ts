import { at, disc, svg } from '../../boards/svg.ts'
import type { Side } from '../../i18n/tree.ts'

/** Max is a triangle that points up, Min one that points down, around (0, 0). */
export function triangle(side: Side, width: number, height: number): string {
  const [x, y] = [at(width / 2), at(height / 2)]
  return side === 'max' ? `M0 -${y}L${x} ${y}H-${x}z` : `M0 ${y}L${x} -${y}H-${x}z`
}

/** A leaf is a disc. */
export function leafDisc(radius: number): string {
  return disc(0, 0, radius)
}

/** A disc that is as wide as what stands in it, around (0, 0). */
export function pill(width: number, height: number): string {
  const [r, straight] = [height / 2, Math.max(0, width - height)]
  const turn = `a${at(r)} ${at(r)} 0 0 1 0`
  return `M${at(-straight / 2)} ${at(-r)}h${at(straight)}${turn} ${at(height)}h${at(-straight)}${turn} ${at(-height)}z`
}

/** A node that the table answers is a box: what was put there is taken out again. */
export function tableBox(half: number, width = 2 * half): string {
  return `M${at(-width / 2)} ${-half}h${at(width)}v${2 * half}h${at(-width)}z`
}

/** Open scissors that cut to the right, about 14 pixels wide, around (0, 0). */
export function scissors(document: Document): SVGGElement {
  return svg(document, 'g', { class: 'scissors' }, [
    svg(document, 'path', {
      class: 'blades',
      d: 'M-3 1.7L8.5 -4.6L1.2 1.1zM-3 -1.7L8.5 4.6L1.2 -1.1z',
    }),
    svg(document, 'circle', { cx: '-5', cy: '3.5', r: '2.5' }),
    svg(document, 'circle', { cx: '-5', cy: '-3.5', r: '2.5' }),
  ])
}
