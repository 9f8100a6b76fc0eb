import type { TreeWords } from '../../i18n/tree.ts'
import { element, setText } from '../../figure/dom.ts'
import { GaugeView } from './gauge.ts'
import { set } from './keyed.ts'
import { LargeBoard } from './large-board.ts'
import type { PanelModel } from './panel-model.ts'
import type { Variable } from './variables.ts'
import type { CodeLine } from './pseudocode.ts'
import { COUNTED_NODES } from './spec.ts'

/** The panel beside the tree: the node's board and window, the code, its variables. */
export class PanelView {
  readonly element: HTMLElement
  private readonly document: Document
  private readonly words: TreeWords
  private readonly title: HTMLElement
  private readonly board: LargeBoard
  private readonly gauge: GaugeView
  /** The code and its variables: not there where a search has no code that is taught. */
  private readonly program: HTMLElement
  private readonly lines: HTMLElement
  private readonly variables: HTMLElement
  private code: readonly CodeLine[] | undefined
  /** What the table of variables says. */
  private told = ''

  constructor(document: Document, words: TreeWords) {
    this.document = document
    this.words = words
    this.title = element(document, 'p', { class: 'tree-title' })
    this.board = new LargeBoard(document)
    this.gauge = new GaugeView(document, words)
    this.lines = element(document, 'ol', { class: 'tree-code', 'aria-label': words.details.code })
    this.variables = element(document, 'table', { class: 'tree-variables' })
    this.program = element(document, 'div', { class: 'tree-program' }, [this.lines, this.variables])
    this.element = element(document, 'div', { class: 'tree-side' }, [
      element(document, 'div', { class: 'tree-node' }, [
        this.title,
        this.board.element,
        this.gauge.element,
      ]),
      this.program,
    ])
  }

  update(model: PanelModel): void {
    setText(this.title, model.node.title)
    this.board.update(model.node)
    this.gauge.update(model)
    this.updateCode(model)
    this.updateVariables(model)
  }

  private updateCode({ code, line }: PanelModel): void {
    if (JSON.stringify(code) !== JSON.stringify(this.code)) {
      this.code = code
      set(this.program, 'hidden', code.length === 0 ? '' : undefined)
      this.lines.replaceChildren(
        ...code.map(({ text, indent }) =>
          element(this.document, 'li', { class: `indent-${indent}` }, [
            element(this.document, 'code', {}, [text]),
          ]),
        ),
      )
    }
    Array.from(this.lines.children).forEach((item, index) => {
      set(item, 'aria-current', index === line ? 'step' : undefined)
    })
  }

  private updateVariables({ variables, minsView }: PanelModel): void {
    const told = JSON.stringify([variables, minsView])
    if (told === this.told) return
    this.told = told
    const { details } = this.words
    const row = (cells: readonly Node[]) => element(this.document, 'tr', {}, cells)
    const cell = (text: string) => element(this.document, 'td', {}, [text])
    const head = (text: string) => element(this.document, 'th', { scope: 'col' }, [text])
    const name = (text: string) => element(this.document, 'th', { scope: 'row' }, [text])
    const body = (variable: Variable) => [
      name(variable.name),
      cell(variable.value),
      ...(minsView ? [cell(variable.picture ?? '')] : []),
    ]
    const heads = minsView
      ? [head(details.variable), head(details.minsView), head(details.maxsView)]
      : [head(details.variable), head(details.inCode)]
    this.variables.replaceChildren(
      element(this.document, 'thead', {}, [row(heads)]),
      element(
        this.document,
        'tbody',
        {},
        variables.map((variable) => row(body(variable))),
      ),
    )
  }
}

/** The line of the code that the search is at, under a tree that has no room for all of it beside. */
export class LineView {
  readonly element: HTMLElement
  private readonly line: HTMLElement

  constructor(document: Document) {
    this.line = element(document, 'code', {})
    // The list of all lines says it too.
    this.element = element(document, 'p', { class: 'tree-line', 'aria-hidden': 'true' }, [
      this.line,
    ])
  }

  update({ code, line }: PanelModel): void {
    set(this.element, 'hidden', code.length === 0 ? '' : undefined)
    setText(this.line, code[line]?.text ?? '\u00a0')
  }
}

/** The step's sentence, what the reader has selected, and the counters. */
export class SayView {
  readonly elements: readonly HTMLElement[]
  private readonly words: TreeWords
  private readonly live: HTMLElement
  private readonly step: HTMLElement
  private readonly selection: HTMLElement
  /** The counts of a search that takes the place of another, whose sentence may be the same. */
  private readonly counted: HTMLElement
  private search: object | undefined
  private readonly numbers: readonly HTMLElement[]
  private readonly note: HTMLElement
  private readonly counts: readonly HTMLElement[]

  constructor(document: Document, words: TreeWords) {
    this.words = words
    this.step = element(document, 'p')
    this.selection = element(document, 'p', { class: 'tree-selection' })
    this.counted = element(document, 'p', { class: 'unseen' })
    this.live = element(document, 'div', { class: 'says tree-says', 'aria-live': 'polite' }, [
      this.step,
      this.selection,
      this.counted,
    ])
    const { visited, leaves, cutoffs, tableHits, plain } = words.counters
    const names = [visited, leaves, cutoffs, tableHits, plain]
    this.numbers = names.map(() => element(document, 'dd'))
    this.counts = names.map((name, i) =>
      element(document, 'div', {}, [element(document, 'dt', {}, [name]), this.numbers[i]]),
    )
    const counters = element(document, 'dl', { class: 'counters' }, this.counts)
    this.note = element(document, 'p', { class: 'hint tree-note' })
    // The room kept for the longest sentence is below the counters, where it parts nothing.
    this.elements = [counters, this.live, this.note]
  }

  /**
   * @param search  the same at each step of one search
   * @param quiet   the steps go by too fast to be read out
   */
  update(model: PanelModel, search: object, quiet: boolean): void {
    const { sentence, selection, counters, note } = model
    set(this.live, 'aria-live', quiet ? 'off' : 'polite')
    setText(this.step, sentence)
    setText(this.selection, selection)
    setText(this.note, note)
    const { number, counters: words } = this.words
    const { visited, leaves, cutoffs, tableHits, plain, of } = counters
    const all = [
      number(visited),
      number(leaves),
      cutoffs === undefined ? undefined : number(cutoffs),
      tableHits === undefined ? undefined : number(tableHits),
      plain === undefined ? undefined : plain < 0 ? words.moreThan(COUNTED_NODES) : number(plain),
    ]
    const texts = of === undefined ? all : [words.of(visited, of), ...all.slice(1).fill(undefined)]
    texts.forEach((text, i) => {
      setText(this.numbers[i], text ?? '')
      set(this.counts[i], 'hidden', text === undefined ? '' : undefined)
    })
    if (this.search !== undefined && this.search !== search) {
      setText(this.counted, words.counted(counters.whole, visited, cutoffs !== undefined))
    }
    this.search = search
  }
}
