import { render } from 'lit-html'
import { InteractiveBoard } from '../../boards/interactive.ts'
import { errorSentence, linkSentence } from '../../i18n/error-sentence.ts'
import { lineErrors, lines as words } from '../../i18n/lines.ts'
import { FigureLink } from '../../state/figure-link.ts'
import { define } from '../../figure/define.ts'
import { copyText } from '../../figure/copy-text.ts'
import { whenNear } from '../../figure/when-near.ts'
import { formatRow, PLACES, readRow, stripModel, turned, type Row } from './model.ts'
import { stripSchema, type StripSchema } from './schema.ts'
import { stripTemplate, stripTold, type StripActions } from './view.ts'

/**
 * `<cutoff-strip id data-row data-examples>`: a row of the board with a wall at both ends. The
 * reader puts stones and sees the lines that the evaluation of ninuki finds, with their class and
 * worth. `data-examples` are rows, separated by spaces.
 */
export class CutoffStrip extends HTMLElement {
  private link: FigureLink<StripSchema> | undefined
  private board: InteractiveBoard | undefined
  private row: Row = []
  private readonly earlier: Row[] = []
  private text = ''
  private error = ''
  private hint = ''
  private readonly controls = document.createElement('div')

  connectedCallback(): void {
    whenNear(this, () => this.begin())
  }

  disconnectedCallback(): void {
    this.link?.flush()
  }

  private begin(): void {
    const { row = '' } = this.dataset
    const link = new FigureLink(this.id, stripSchema(row))
    this.link = link
    this.board = new InteractiveBoard(document, {
      pick: (place) => this.change(turned(this.row, place)),
      point: () => {},
    })
    this.row = rightRow(row)
    this.text = row
    this.hint = words.hint
    this.readLink(link)
    const place = this.querySelector('.strip-board')
    place?.replaceChildren(this.board.element)
    this.querySelector('.strip-room')?.remove()
    this.append(this.controls)
    this.draw()
  }

  private readLink(link: FigureLink<StripSchema>): void {
    const read = link.read()
    if (read === undefined) return
    if (!read.ok) {
      this.error = errorSentence(lineErrors, read.error)
      return
    }
    this.hint = linkSentence(lineErrors, read)
    const row = readRow(read.value.state.row)
    if (!row.ok) {
      this.error = `${words.inLink} ${errorSentence(lineErrors, row.error)}`
      return
    }
    this.row = row.value
    this.text = formatRow(row.value)
  }

  private change(row: Row): void {
    this.earlier.push(this.row)
    this.set(row)
  }

  private set(row: Row): void {
    this.row = row
    this.text = formatRow(row)
    this.error = ''
    this.hint = words.hint
    const written = this.link?.write({ row: this.text })
    if (written?.ok === false) this.error = errorSentence(lineErrors, written.error)
    this.draw()
  }

  private readonly actions: StripActions = {
    type: (text) => {
      const read = readRow(text)
      if (read.ok) return this.change(read.value)
      this.text = text
      this.error = `${errorSentence(lineErrors, read.error)} ${words.kept}`
      this.draw()
    },
    undo: () => {
      const row = this.earlier.pop()
      if (row !== undefined) this.set(row)
    },
    clear: () => this.change(Array.from({ length: PLACES }, () => 0)),
    swap: () => this.change(this.row.map((content) => (content === 0 ? 0 : 3 - content))),
    copy: () => void this.copy(),
  }

  private async copy(): Promise<void> {
    if (this.link === undefined) return
    this.hint = await copyText(this.link.linkTo({ row: formatRow(this.row) }), words)
    this.draw()
  }

  private draw(): void {
    const model = stripModel(this.row, words)
    this.board?.show({ model: model.board, label: words.board, names: model.names, active: true })
    const told = stripTold(document, model, words)
    // The live region stays: it is heard only if its text changes in place.
    const says = this.querySelector('.strip-told > .says')
    const fresh = told.querySelector('.says')
    if (says !== null && fresh !== null) {
      if (says.textContent !== model.says) says.textContent = model.says
      says.parentElement?.replaceChildren(says, ...[...told.children].slice(1))
    }
    render(
      stripTemplate(
        {
          id: this.id,
          text: this.text,
          examples: (this.dataset['examples'] ?? '').split(' ').filter((each) => each !== ''),
          error: this.error,
          hint: this.hint,
          canUndo: this.earlier.length > 0,
        },
        this.actions,
        words,
      ),
      this.controls,
    )
  }
}

/** The row that the page gives; what is not right there was refused when the page was built. */
function rightRow(text: string): Row {
  const read = readRow(text)
  return read.ok ? read.value : Array.from({ length: PLACES }, () => 0)
}

define('cutoff-strip', CutoffStrip)
