import { render } from 'lit-html'
import { fail, type Result, type UserError } from '../../../engine/index.ts'
import { errorSentence } from '../../i18n/error-sentence.ts'
import { tree as words } from '../../i18n/tree.ts'
import { renderKeepingFocus } from '../../figure/keep-focus.ts'
import { typedPosition } from '../../figure/text-input.ts'
import { controls, waiting, type ControlsActions, type TypedField } from './controls.ts'
import type { Given } from './given.ts'
import type { Session } from './session.ts'
import { deepest, isDepth, type TreeSpec } from './spec.ts'
import type { Stage } from './stage.ts'

/** What the controls ask of their figure. */
interface ControlsHost extends Pick<ControlsActions, 'change' | 'copy' | 'cancel'> {
  /** Shows the children of the selected node, or folds them. */
  fold(open: boolean): void
  /** What is shown and what was asked for last, as far as there is any. */
  now(): {
    readonly session: Session | undefined
    readonly wanted: TreeSpec | undefined
    /** Nodes so far of a search that is running. */
    readonly searching: number | undefined
  }
}

/** The controls of a figure that is being used, and what they say. */
export class LiveControls {
  /** What has been done, and what is wrong with the link or the engine: beside the buttons. */
  notice = ''
  problem = ''
  /** What is wrong with what was typed. */
  error: { readonly field: TypedField; readonly text: string } | undefined
  private readonly host: HTMLElement
  private readonly given: Given
  private readonly stage: Stage
  private readonly asks: ControlsHost
  /** What was handed in last by the field of the position. */
  private typed: string | undefined

  constructor(host: HTMLElement, given: Given, stage: Stage, asks: ControlsHost) {
    this.host = host
    this.given = given
    this.stage = stage
    this.asks = asks
  }

  draw(): void {
    const { given, host, stage, notice, problem, error } = this
    const { session, wanted, searching } = this.asks.now()
    const spec = wanted ?? session?.spec ?? given.spec
    if (spec === undefined) {
      const stopped = notice !== '' && searching === undefined
      return void render(waiting({ searching, problem, stopped }, this.actions, words), stage.slot)
    }
    renderKeepingFocus(
      controls(
        {
          id: host.id,
          spec,
          offer: session?.fixed === true ? NO_OFFER : given.offer,
          explicit: session?.explicit ?? given.still?.explicit ?? false,
          hasCentre: session?.hasCentre ?? given.still?.hasCentre ?? false,
          deepest: deepest(spec.game),
          error,
          typing: document.activeElement?.matches('.tree-search .input') === true,
          notice,
          problem,
          searching,
          open: stage.open,
          canFill: stage.canZoom && document.fullscreenEnabled,
          canZoom: stage.canZoom,
        },
        this.actions,
        words,
      ),
      stage.slot,
      () => stage.focus(),
    )
  }

  /** Says what is wrong: at the field whose text it is, or else beside the buttons. */
  refuse(wrong: UserError, field: TypedField | undefined): void {
    const text = errorSentence(wrong)
    if (field === undefined) this.problem = text
    else this.error = { field, text }
    this.draw()
  }

  /** Searches from a position that was typed, or dropped on the figure. */
  takeText(text: Result<string>): void {
    // Moves of another position are not left out of this one.
    if (text.ok) this.asks.change({ position: text.value, exclude: undefined })
    else this.refuse(text.error, 'position')
  }

  /** Another search comes in place of what was said, and of what was typed. */
  clear(): void {
    this.typed = undefined
    this.problem = this.notice = ''
  }

  readonly actions: ControlsActions = {
    change: (change) => this.asks.change(change),
    depth: (text) => {
      const most = deepest(this.asks.now().session?.spec.game ?? '')
      const depth = Number(text)
      if (/^[0-9]+$/.test(text) && isDepth(depth, most)) this.asks.change({ depth })
      else this.refuse(fail('depth/out-of-range', 0, { most }).error, 'depth')
    },
    position: (text) => {
      // A field is left after what it says has been handed in.
      if (text === this.typed) return
      this.typed = text
      this.takeText(typedPosition(text))
    },
    exclude: (text) => this.asks.change({ exclude: text.trim() || undefined }),
    zoom: (factor) => this.stage.zoom(factor),
    fit: () => this.stage.fit(),
    fold: () => {
      const { open } = this.stage
      if (open !== undefined) this.asks.fold(!open)
    },
    fill: () => this.stage.fill(),
    copy: () => this.asks.copy(),
    cancel: () => {
      this.asks.cancel()
      this.notice = words.controls.cancelled
      this.draw()
    },
  }
}

const NO_OFFER: Given['offer'] = new Set()
