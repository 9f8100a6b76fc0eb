import { SOLVING_STEPS, type GameKit } from '../../../engine/index.ts'
import { element } from '../../figure/dom.ts'
import type { SolvingStepsWords } from '../../i18n/solving-steps.ts'
import { boardFrame } from '../table/frame.ts'
import type { SteppedPosition } from './schema.ts'

/** Pixels that a row of the board may take. */
const ROOM = 300

/** A position and what each step takes there, with the time on this machine as far as it is known. */
export function stepsShown<P>(
  document: Document,
  kit: GameKit<P>,
  { text, nodes }: SteppedPosition,
  times: readonly number[],
  words: SolvingStepsWords,
): HTMLElement {
  const read = kit.game.parse(text)
  if (!read.ok) throw new Error(`solving-steps: ${read.error.code}`)
  const board = element(document, 'div', { class: 'solving-steps-board' }, [
    boardFrame(document, kit, read.value, { room: ROOM }),
  ])
  return element(document, 'div', { class: 'solving-steps-pair' }, [
    board,
    stepsTable(document, nodes, times, words),
  ])
}

function stepsTable(
  document: Document,
  nodes: readonly number[],
  times: readonly number[],
  words: SolvingStepsWords,
): HTMLElement {
  const cell = (tag: 'td' | 'th', text: string, scope?: string) =>
    element(document, tag, scope === undefined ? {} : { scope }, [text])
  const { step, nodes: counted, share, here } = words.head
  const rows = SOLVING_STEPS.map((name, i) => {
    const before = nodes[i - 1]
    const time = times[i]
    return element(document, 'tr', {}, [
      cell('th', words.steps[name], 'row'),
      cell('td', words.nodes(nodes[i])),
      cell('td', before === undefined ? '' : words.share(nodes[i] / before)),
      cell('td', time === undefined ? '' : words.ms(time)),
    ])
  })
  const table = element(document, 'table', {}, [
    element(document, 'thead', {}, [
      element(
        document,
        'tr',
        {},
        [step, counted, share, here].map((text) => cell('th', text, 'col')),
      ),
    ]),
    element(document, 'tbody', {}, rows),
  ])
  const name = { class: 'scrolls', tabindex: '0', role: 'group', 'aria-label': words.ofThese }
  return element(document, 'div', name, [table])
}
