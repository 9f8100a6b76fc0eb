import { html, nothing, type TemplateResult } from 'lit-html'
import { fail } from '../../engine/index.ts'
import type { Schema } from '../state/schema.ts'
import { FigureElement } from './figure-element.ts'
import { button, copyButton, errorLine, hintLine, saysLine } from './panel.ts'

interface MeasuringWords {
  readonly run: string
  readonly again: string
  readonly stop: string
  readonly progress: string
}

interface Measuring {
  readonly says: string
  /** What is said while it measures is not spoken. */
  readonly quiet: boolean
  /** There is something that has been measured here. */
  readonly measured: boolean
  readonly done: number
  readonly of: number
  /** What stands before its button. */
  readonly choice?: TemplateResult
}

/** A figure that measures on the reader's own machine, in a worker that it can stop. */
export abstract class MeasuringFigure<S extends Schema> extends FigureElement<S> {
  private worker: Worker | undefined

  protected override begin(): void | Promise<void> {
    this.onLeave(() => this.stop())
  }

  /** Measures anew. */
  protected abstract run(): void

  /** The reader has stopped it. */
  protected stopped(): void {}

  /** @param failed  the code of the error where the worker fails */
  protected measure<M>(spawn: () => Worker, hear: (message: M) => void, failed: string): Worker {
    this.stop()
    const worker = spawn()
    worker.onmessage = ({ data }: MessageEvent<M>) => hear(data)
    worker.onerror = () => {
      this.stop()
      this.refuse(fail(failed).error)
    }
    this.worker = worker
    this.redraw()
    return worker
  }

  protected stop(): void {
    this.worker?.terminate()
    this.worker = undefined
  }

  protected get isMeasuring(): boolean {
    return this.worker !== undefined
  }

  protected controls(
    { says, quiet, measured, done, of, choice }: Measuring,
    words: MeasuringWords,
  ): TemplateResult {
    const stop = () => {
      this.stop()
      this.stopped()
      this.redraw()
    }
    return html`
      <div class="controls">
        ${choice ?? nothing}
        ${
          this.isMeasuring
            ? button(words.stop, stop)
            : button(measured ? words.again : words.run, () => this.run(), { look: 'primary' })
        }
        ${copyButton(this)}
      </div>
      ${saysLine(says, { quiet })}
      ${
        this.isMeasuring
          ? html`<progress
              class="measuring"
              aria-label=${words.progress}
              max=${of}
              value=${done}
            ></progress>`
          : nothing
      }
      ${errorLine(this)} ${hintLine(this)}
    `
  }
}
