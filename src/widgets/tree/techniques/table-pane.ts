import { EXACT, LOWER, type TableEntry, type TableEvent } from '../../../../engine/index.ts'
import { element, setText } from '../../../figure/dom.ts'
import type { TechniquesWords } from '../../../i18n/techniques.ts'
import type { Held } from '../../../i18n/tree.ts'
import type { Telling } from '../names.ts'
import type { Session } from '../session.ts'
import { scoreText } from '../texts.ts'
import { MOST_SLOTS, type Insight } from './insight.ts'

const SIGNS = { exact: '=', lower: '≥', upper: '≤' } as const

/** What an entry says of its value, in Max's view. */
function heldBy({ replay }: Session, { bound, node }: TableEntry): Held {
  if (bound === EXACT) return 'exact'
  return (bound === LOWER) === (replay.player(node) === 0) ? 'lower' : 'upper'
}

/** Every slot of a small table, with what the step does to one of them. */
export class TablePane {
  readonly element: HTMLElement
  private readonly document: Document
  private readonly words: TechniquesWords
  private readonly title: HTMLElement
  private readonly about: HTMLElement
  private readonly list: HTMLElement
  private items: readonly HTMLElement[] = []

  constructor(document: Document, words: TechniquesWords) {
    this.document = document
    this.words = words
    this.title = element(document, 'p', { class: 'technique-title' })
    this.about = element(document, 'p', { class: 'hint' })
    this.list = element(document, 'ol', { class: 'technique-table' })
    this.element = element(document, 'div', { class: 'technique' }, [
      this.title,
      this.about,
      this.list,
    ])
  }

  update({ table, session }: Insight, step: number, telling: Telling): void {
    const has = table !== undefined && table.slots <= MOST_SLOTS
    this.element.toggleAttribute('hidden', !has)
    if (!has) return
    const { slots } = table
    const { document } = this
    if (this.items.length !== slots) {
      this.items = Array.from({ length: slots }, () => element(document, 'li'))
      this.list.replaceChildren(...this.items)
    }
    const event = table.event(step)
    const entries = this.items.map((_, slot) => table.entry(slot, step))
    const used = entries.filter((entry) => entry !== undefined).length
    setText(this.title, this.words.table.title(slots))
    const rule = session.spec.more?.replace ?? 'always'
    setText(this.about, this.words.table.about(used, slots, rule))
    this.items.forEach((item, slot) => {
      const at = event?.slot === slot ? event : undefined
      item.className = at === undefined ? (entries[slot] ? '' : 'empty') : `at ${at.what}`
      item.replaceChildren(...this.slot(slot, entries[slot], at, session, telling))
    })
  }

  private slot(
    slot: number,
    entry: TableEntry | undefined,
    event: TableEvent | undefined,
    session: Session,
    telling: Telling,
  ): HTMLElement[] {
    const { document } = this
    const { table: words } = this.words
    const line = (look: string, text: string) => element(document, 'span', { class: look }, [text])
    const { before, what } = event ?? {}
    const gone =
      what === 'replaced' || what === 'renewed'
        ? before && [element(document, 's', {}, [this.holds(before, session, telling)])]
        : undefined
    return [
      line('slot', words.slot(slot)),
      element(document, 'code', { class: 'key' }, [entry === undefined ? '' : keyText(entry)]),
      line('held', entry === undefined ? words.empty : this.holds(entry, session, telling)),
      ...(gone ?? []),
      ...(what === undefined ? [] : [line('mark', words.marks[what])]),
    ]
  }

  private holds(entry: TableEntry, session: Session, { words: tree }: Telling): string {
    const move = session.within(entry.node, (kit, position) =>
      kit.game.formatMove(position, entry.move),
    )
    const value = SIGNS[heldBy(session, entry)] + scoreText(entry.score, tree)
    return this.words.table.holds(move, value, entry.depth)
  }
}

/** The low half of the hash, whose last bits say which slot it is. */
function keyText({ lo }: TableEntry): string {
  const text = (lo >>> 0).toString(16).padStart(8, '0')
  return `${text.slice(0, 4)} ${text.slice(4)}`
}

/** What is added to the sentence of a step that changes what the table knows, or asks it. */
export function tableSaid(
  { table, session }: Insight,
  step: number,
  words: TechniquesWords,
  telling: Telling,
): string {
  const event = table?.event(step)
  if (event?.before === undefined) return ''
  const { what, slot, before, node } = event
  const { said } = words.table
  if (what === 'replaced') return said.replaced(slot, before.depth)
  if (what === 'refused') return said.refused(slot, before.depth)
  // An answer has a sentence of its own, one step on.
  const answered = session.replay.source(node) >= 0
  if (what !== 'found' || answered) return ''
  const value = scoreText(before.score, telling.words)
  return said.found(
    slot,
    heldBy(session, before),
    value,
    before.depth,
    session.replay.depthLeft(node),
  )
}
