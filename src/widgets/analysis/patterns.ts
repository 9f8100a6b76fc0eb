import type { TemplateResult } from 'lit-html'
import type { Result, Term, UserError } from '../../../engine/index.ts'
import type { AnalysisWords } from '../../i18n/analysis.ts'
import type { PatternBook } from '../table/game-extras.ts'
import { patternsTemplate, type PatternsActions, type PatternsModel } from './patterns-view.ts'

/**
 * The patterns that a reader is writing. What is judged with are the last ones that were all
 * right.
 */
export class Patterns<P> {
  private readonly book: PatternBook<P>
  private lines: readonly string[]
  private good: string

  constructor(book: PatternBook<P>) {
    this.book = book
    this.lines = book.usual.split('\n')
    this.good = book.usual
  }

  /** The last right ones, as a link has them: empty for the usual ones, `-` for none at all. */
  get text(): string {
    if (this.good === this.book.usual) return ''
    return this.good === '' ? '-' : this.good
  }

  /** Takes them from a link; on an error nothing changes. */
  load(p: P, text: string): Result<void> {
    if (text === '') return { ok: true, value: undefined }
    const wanted = text === '-' ? '' : text
    const read = this.book.explain(p, wanted)
    if (!read.ok) return read
    this.good = wanted
    this.lines = wanted === '' ? [] : wanted.split('\n')
    return { ok: true, value: undefined }
  }

  explain(p: P): readonly Term[] {
    const terms = this.book.explain(p, this.good)
    return terms.ok ? terms.value : []
  }

  write(p: P, index: number, text: string): void {
    this.change(p, this.lines.with(index, text.replaceAll('\n', ' ')))
  }

  add(p: P): void {
    this.change(p, [...this.lines, 'mine 20 x.x.x*'])
  }

  remove(p: P, index: number): void {
    this.change(p, this.lines.toSpliced(index, 1))
  }

  reset(p: P): void {
    this.change(p, this.book.usual.split('\n'))
  }

  /** @param say  the sentence of an error */
  template(
    p: P,
    say: (error: UserError) => string,
    actions: PatternsActions,
    id: string,
    words: AnalysisWords,
  ): TemplateResult {
    return patternsTemplate(this.model(p, say), actions, id, words)
  }

  private model(p: P, say: (error: UserError) => string): PatternsModel {
    const lines = this.lines.map((text) => {
      const read = this.book.read(text)
      return read.ok
        ? { text, error: '', rows: read.value.rows }
        : { text, error: say(read.error), rows: undefined }
    })
    const whole = this.book.explain(p, this.lines.join('\n'))
    const fine = whole.ok || lines.some(({ error }) => error !== '')
    return {
      lines,
      error: fine ? '' : say(whole.error),
      usual: this.lines.join('\n') === this.book.usual,
    }
  }

  private change(p: P, lines: readonly string[]): void {
    this.lines = lines
    const text = lines.join('\n')
    if (this.book.explain(p, text).ok) this.good = text
  }
}
