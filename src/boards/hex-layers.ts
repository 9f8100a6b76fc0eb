import { arrows } from './hex.ts'
import { STEPS, type HexLayer, type HexStep } from './hex-geometry.ts'
import { at, svg } from './svg.ts'

/*
 * What few boards of hexagons show: fetched with those that do.
 */

/** Where a link begins, in widths of a cell from the middle: beside the sign of the marble. */
const LINK_FROM = 0.22
/** More moves to come would lie one over the other. */
const MOST_PLANNED = 4

/** A line from a marble's sign to its neighbour's; dashed where it is the second side's. */
export interface HexLink {
  readonly from: number
  readonly direction: number
  readonly tone: 'alpha' | 'beta'
}

/** A move to come: whose it is, and how the marbles of both sides go. */
export interface HexMove {
  readonly side: number
  readonly steps: readonly HexStep[]
}

export function linksLayer(links: readonly HexLink[]): HexLayer {
  return (document, _model, g) =>
    (['alpha', 'beta'] as const).flatMap((tone) => {
      const d = links
        .filter((link) => link.tone === tone)
        .map(({ from, direction }) => {
          const { x, y } = STEPS[direction]
          const start = `${at(g.x(from) + LINK_FROM * x * g.cell)} ${at(g.y(from) - LINK_FROM * y * g.cell)}`
          const length = (1 - 2 * LINK_FROM) * g.cell
          return `M${start}l${at(x * length)} ${at(-y * length)}`
        })
        .join('')
      if (d === '') return []
      return [
        svg(document, 'path', { class: 'board-link under', d }),
        svg(document, 'path', { class: `board-link line-${tone}`, d }),
      ]
    })
}

/**
 * Moves that are expected one after another, the first few of them: an arrow for each marble that its
 * side moves, and its number on the cell to which it leads.
 */
export function planLayer(all: readonly HexMove[]): HexLayer {
  return (document, { hint = [] }, g) => {
    const moves = all.slice(0, MOST_PLANNED)
    const numbers = new Map<number, string>()
    const layer = moves.flatMap(({ side, steps }, i) => {
      const own = steps.filter(({ player }) => player === side)
      const lead = own.filter(({ to }) => !own.some(({ from }) => from === to))
      const { to } = lead[lead.length >> 1]
      numbers.set(to, `${numbers.has(to) ? `${numbers.get(to)}, ` : ''}${i + 1}`)
      // The first is drawn as advised already, where it is.
      if (i === 0 && hint.length > 0) return []
      return arrows(
        document,
        own,
        g,
        side === moves[0].side ? 'board-arrow planned ours' : 'board-arrow planned',
      )
    })
    for (const [cell, text] of numbers) {
      const [x, y] = [g.x(cell), g.y(cell)]
      const r = 9.5 + 4 * (text.length - 1)
      const box = { x: at(x - r), y: at(y - 9.5), width: at(2 * r), height: 19, rx: 9.5 }
      layer.push(
        svg(document, 'rect', { class: 'board-number', ...box }),
        svg(document, 'text', { class: 'board-number', x: at(x), y: at(y + 5) }, [text]),
      )
    }
    return layer
  }
}
