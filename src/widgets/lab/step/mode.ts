import { fail, ok, type Result } from '../../../../engine/index.ts'
import { errorLine, hintLine, undoButtons } from '../../../figure/panel.ts'
import { html } from 'lit-html'
import { lab as words } from '../../../i18n/lab.ts'
import { Debugger } from '../../tree/debug/debugger.ts'
import { LiveTree } from '../../tree/live.ts'
import { together } from '../../tree/powers.ts'
import type { Place } from '../../tree/shown-search.ts'
import { PROOFS, type ProofName, type TreeSpec } from '../../tree/spec.ts'
import { TECHNIQUES, Techniques } from '../../tree/techniques/techniques.ts'
import { Overview } from '../../tree/whole/overview.ts'
import type { Mode, ModeFrame, ModeHost } from '../mode.ts'
import type { LabState } from '../schema.ts'
import { specIn } from '../search/schema.ts'
import { Sources } from '../source/sources.ts'
import '../../tree/techniques/techniques.css'

/** A tree is shown before its first cut, a position with what its root has chosen. */
const BEGINS = { tree: 'before-cut', board: 'end' } as const

/** The search is stepped through: the notebook's tree figure, with all its powers. */
class Step implements Mode {
  private readonly host: ModeHost
  private readonly sources: Sources
  private taken: { readonly spec: TreeSpec; readonly at: Place } | undefined
  private live: LiveTree | undefined
  private busy = false

  constructor(host: ModeHost) {
    this.host = host
    this.sources = new Sources(host.figure)
  }

  fetch(state: LabState): Promise<void> {
    return this.sources.fetch(state)
  }

  take(state: LabState): Result<LabState> {
    const source = this.sources.at(state)
    if (!source.ok) return source
    const { place } = source.value
    if (place.game !== 'tree' && state.plies > MOST_PLIES) {
      return fail('depth/out-of-range', 0, { most: MOST_PLIES })
    }
    const { step, node, folds, kept } = state
    const proof = PROOFS[place.game]?.find((each) => each === state.proof)
    const spec = { ...specIn(state, place), cap: kept, ...(proof && proved(proof)) }
    this.taken = { spec, at: { step, node, folds } }
    return ok(state)
  }

  draw(): ModeFrame {
    const { host } = this
    void this.show()
    return {
      question: words.stepping.title,
      how: words.stepping.how,
      below: html`<div class="lab-answer">
        <div class="lab-row">${undoButtons(host.figure)}</div>
        ${errorLine(host.figure)} ${hintLine(host.figure)}
      </div>`,
      fields: html``,
    }
  }

  private async show(): Promise<void> {
    const { taken } = this
    if (taken === undefined || this.busy) return
    this.live ??= this.open()
    const { spec, at } = taken
    const where = spec.game === 'tree' ? BEGINS.tree : BEGINS.board
    const { live } = this
    await this.alone(() => live.place(spec, at, where))
  }

  /** Has the figure or the lab change, without the one telling the other what it has been told. */
  private alone<T>(act: () => T): T {
    this.busy = true
    const done = act()
    this.busy = false
    return done
  }

  private open(): LiveTree {
    const { host } = this
    const place = document.createElement('div')
    place.className = 'lab-tree'
    place.id = `${host.figure.id}-tree`
    host.stage.replaceChildren(place)
    const techniques = new Techniques(document, TECHNIQUES, {
      get folded() {
        return host.state.graph
      },
      set folded(graph) {
        host.change({ graph })
      },
    })
    const powers = together([
      new Debugger(() => host.state.code),
      techniques,
      new Overview(
        () => host.state,
        (change) => host.change(change),
      ),
    ])
    return new LiveTree(
      place,
      { spec: undefined, step: '0', offer: new Set(), still: undefined },
      {
        read: () => undefined,
        write: ({ step, node, folds }) => {
          if (!this.busy) this.alone(() => host.change({ step, node, folds }))
          return ''
        },
        copy: async () => {
          await host.figure.copyLink()
          return { told: host.figure.hint, wrong: host.figure.error }
        },
        flush: () => {},
      },
      powers,
    )
  }

  resized(): void {}

  key(): boolean {
    return false
  }

  focus(): void {
    this.live?.focusTree()
  }

  leave(): void {
    this.live?.close()
    this.live = undefined
  }
}

/** A proof has no options of a search. */
function proved(proof: ProofName): Partial<TreeSpec> {
  return { proof, algorithm: 'alphabeta', ordering: 'none', tie: 'le', fail: 'soft' }
}

/** The deepest search of a board that is offered. */
const MOST_PLIES = 12

export function openMode(host: ModeHost): Mode {
  return new Step(host)
}
