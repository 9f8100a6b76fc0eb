import type { GameKit } from '../../../engine/index.ts'
import { element } from '../../figure/dom.ts'
import type { SolverEffortWords } from '../../i18n/solver-effort.ts'
import type { Asks } from '../../workers/solver-effort/protocol.ts'
import { boardFrame } from '../table/frame.ts'
import type { Effort } from './schema.ts'

/** Pixels that a row of the board may take. */
const ROOM = 300

export interface EffortShown {
  readonly asks: Asks
  readonly efforts: readonly Effort[]
  /** Which row is picked, from 0. */
  readonly picked: number
  /** By row, the milliseconds a position on this machine, where they are known. */
  readonly here: readonly (number | undefined)[]
}

/** What each row takes, beside the picked one's position where it has but one. */
export function effortShown<P>(
  document: Document,
  kit: GameKit<P>,
  shown: EffortShown,
  words: SolverEffortWords,
): HTMLElement {
  const { efforts, picked } = shown
  const table = effortTable(document, shown, words)
  const texts = efforts[picked]?.texts ?? []
  const [text] = texts
  if (text === undefined || texts.length > 1) return table
  const read = kit.game.parse(text)
  if (!read.ok) throw new Error(`solver-effort: ${read.error.code}`)
  const board = boardFrame(document, kit, read.value, { room: ROOM })
  return element(document, 'div', { class: 'solver-effort-pair' }, [board, table])
}

function effortTable(
  document: Document,
  { asks, efforts, picked, here }: EffortShown,
  words: SolverEffortWords,
): HTMLElement {
  const { head } = words
  const books = efforts.some(({ inBook }) => inBook !== undefined)
  const row = (cells: readonly string[], scope: 'col' | 'row', look: Record<string, string> = {}) =>
    element(
      document,
      'tr',
      look,
      cells.map((text, i) =>
        scope === 'col' || i === 0
          ? element(document, 'th', { scope }, [text])
          : element(document, 'td', {}, [text]),
      ),
    )
  const body = efforts.map(({ pieces, nodes, ms, inBook }, i) => {
    const time = here[i]
    const cells = [
      String(pieces),
      words.nodes(nodes),
      words.time(ms),
      ...(books ? [inBook ? words.lookedUp : words.searched] : []),
      time === undefined ? '' : words.time(time),
    ]
    return row(cells, 'row', i === picked ? { class: 'picked' } : {})
  })
  const heads = [head.pieces, head[asks], head.time, ...(books ? [head.book] : []), head.here]
  const name = { class: 'scrolls', tabindex: '0', role: 'group', 'aria-label': words.table }
  return element(document, 'div', name, [
    element(document, 'table', {}, [
      element(document, 'thead', {}, [row(heads, 'col')]),
      element(document, 'tbody', {}, body),
    ]),
  ])
}
