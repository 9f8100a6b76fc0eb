import { html, type TemplateResult } from 'lit-html'
import { ContractError, fail, ok, type GameKit, type Result } from '../../../../engine/index.ts'
import {
  button,
  copyButton,
  errorLine,
  hintLine,
  named,
  saysLine,
  select,
  undoButtons,
} from '../../../figure/panel.ts'
import { actionOf, isTaken } from '../../../figure/stepper/keys.ts'
import { stepperRow } from '../../../figure/stepper/row.ts'
import { Stepper, type Steps } from '../../../figure/stepper/stepper.ts'
import { lab } from '../../../i18n/lab.ts'
import { labCompare as words } from '../../../i18n/lab-compare.ts'
import { stepper as stepperWords } from '../../../i18n/stepper.ts'
import { tree as treeWords } from '../../../i18n/tree.ts'
import type { Room } from '../../tree/geometry.ts'
import { Searcher } from '../../tree/searcher.ts'
import type { Session } from '../../tree/session.ts'
import { deepest, type TreeSpec } from '../../tree/spec.ts'
import type { Mode, ModeFrame, ModeHost } from '../mode.ts'
import type { LabState } from '../schema.ts'
import { specIn, type SearchState } from '../search/schema.ts'
import { Sources } from '../source/sources.ts'
import { columnAt, compare, momentsOf, partingMoment, stepAt, type Compared } from './compared.ts'
import { Effort } from './effort-panel.ts'
import { findings } from './findings.ts'
import { listOf } from './list.ts'
import { PACES } from './schema.ts'
import { describe, searchesIn } from './searches.ts'
import { chosenIn, folded } from './selected.ts'
import { Columns } from './view.ts'

interface Taken {
  readonly state: LabState
  readonly kit: GameKit<unknown>
  readonly searches: readonly SearchState[]
  readonly specs: readonly TreeSpec[]
}

/** Two to four searches of one place under one slider. */
class Compare implements Mode {
  private readonly host: ModeHost
  private readonly sources: Sources
  private readonly searcher: Searcher
  private readonly stepper = new Stepper({ steps: 0 }, () => this.stepped())
  private readonly columns: Columns
  private readonly effort: Effort
  private taken: Taken | undefined
  /** What was searched for last, whether or not it has come. */
  private asked = ''
  private compared: Compared | undefined
  /** One of the searches that were asked for last cannot be run, which has been said. */
  private refused = false
  /** What is found out of them, which no step changes. */
  private found: TemplateResult | undefined
  private steps: { readonly pace: LabState['pace']; readonly steps: Steps } | undefined
  private wide = false
  /** The room of each tree, once that has been measured. */
  private room: Room | undefined

  constructor(host: ModeHost) {
    this.host = host
    this.sources = new Sources(host.figure)
    this.searcher = new Searcher(host.figure, () => {})
    this.effort = new Effort(host.figure, () => host.redraw())
    this.columns = new Columns({
      select: (column, node) => {
        const { compared } = this
        const at = compared && chosenIn(compared, host.state)[column]
        host.change(at?.selected === node ? { chosen: -1 } : { column, chosen: node })
      },
      fold: (column, node, open) => this.fold(column, node, open),
    })
  }

  fetch(state: LabState): Promise<void> {
    return this.sources.fetch(state)
  }

  take(state: LabState): Result<LabState> {
    const source = this.sources.at(state)
    if (!source.ok) return source
    const { kit, place } = source.value
    const searches = searchesIn(state)
    if (!searches.ok) return searches
    const { game } = place
    const most = deepest(game)
    if (game !== 'tree' && searches.value.some(({ plies }) => plies > most)) {
      return fail('depth/out-of-range', 0, { most })
    }
    const specs = searches.value.map((search) => specIn(search, place))
    this.taken = { state, kit, searches: searches.value, specs }
    return ok(state)
  }

  draw(): ModeFrame {
    const { host, taken } = this
    if (taken === undefined) throw new ContractError('Compare', 'is drawn before it has searches')
    if (this.columns.element.parentElement !== host.stage) {
      host.stage.replaceChildren(this.columns.element)
    }
    void this.search(taken)
    const compared = this.at(taken)
    if (compared !== undefined) this.show(compared, taken)
    return {
      question: words.title,
      how: words.how,
      below: html`<div class="lab-answer lab-compare">
        ${stepperRow(this.stepper, stepperWords)}
        <div class="lab-row">
          ${select(words.pace, named(PACES, words.paces), taken.state.pace, (pace) =>
            host.change({ pace, moment: -1 }),
          )}
          ${button(
            compared?.parted?.difference === 'worth' ? words.decided : words.part,
            () => compared && this.stepper.go(partingMoment(compared, taken.state.pace)),
            {
              can: compared?.parted !== undefined,
            },
          )}
          ${this.foldButton(taken.state)} ${undoButtons(host.figure)} ${copyButton(host.figure)}
        </div>
        ${compared === undefined ? saysLine(this.refused ? '' : words.searching) : this.found}
        ${listOf(taken.state, taken.searches, (change) => host.change(change))}
        ${this.effort.draw(taken)} ${errorLine(host.figure)} ${hintLine(host.figure)}
      </div>`,
      fields: html``,
    }
  }

  /** Opens or folds what is chosen. */
  private foldButton({ column, chosen }: LabState): TemplateResult {
    const open = this.columns.open(column, chosen)
    const { fold, unfold } = treeWords.controls
    return button(open === false ? unfold : fold, () => this.fold(column, chosen, open === false), {
      can: open !== undefined,
    })
  }

  private fold(column: number, node: number, open: boolean): void {
    const { compared, host } = this
    if (compared === undefined) return
    host.change({ folds: folded(compared, host.state.folds, column, node, open) })
  }

  /** What is compared, once the searches at hand have been run. */
  private at({ specs }: Taken): Compared | undefined {
    return this.asked === JSON.stringify(specs) ? this.compared : undefined
  }

  private async search({ kit, specs, searches }: Taken): Promise<void> {
    const asked = JSON.stringify(specs)
    if (asked === this.asked) return this.place()
    this.asked = asked
    this.compared = undefined
    this.refused = false
    this.effort.clear()
    const sessions: Session[] = []
    for (const spec of specs) {
      const ran = await this.searcher.run(spec)
      if (asked !== this.asked || ran === undefined) return
      if (!ran.ok) {
        this.refused = true
        this.host.refuse(ran.error)
        return
      }
      sessions.push(ran.value)
    }
    const compared = compare(searches, sessions, treeWords)
    this.compared = compared
    this.found = findings(compared, kit, specs[0])
    this.steps = undefined
    this.columns.load(sessions.length)
    this.room = undefined
    this.place()
    this.host.redraw()
  }

  /** Puts the slider where the state says. */
  private place(): void {
    const { compared, taken } = this
    if (compared === undefined || taken === undefined) return
    const { pace, moment } = taken.state
    if (this.steps?.pace !== pace) {
      this.steps = { pace, steps: { steps: momentsOf(compared, pace) } }
    }
    const at = moment < 0 ? partingMoment(compared, pace) : moment
    this.stepper.place(at, this.steps.steps)
  }

  private stepped(): void {
    this.host.change({ moment: this.stepper.state.step })
  }

  private show(compared: Compared, { state }: Taken): void {
    const { step: moment } = this.stepper.state
    this.wide = this.columns.room.kind === 'wide'
    const chosen = chosenIn(compared, state)
    const steps = compared.columns.map((column) => stepAt(column, state.pace, moment))
    const seenIn = (i: number, room: Room) =>
      columnAt(compared, compared.columns[i], steps[i], chosen[i], words, room)
    this.room ??= this.columns.roomFor((i, each) => seenIn(i, each).model)
    const { room } = this
    compared.columns.forEach((column, i) => {
      const { replay, explicit } = column.telling.session
      const about = describe(column.search, explicit, lab, words)
      const seen = {
        title: words.named(column.name, about),
        picture: words.picture(column.name, about),
        visited: words.visited(replay.counts(steps[i]).visited, column.enters.length),
      }
      this.columns.draw(i, seen, seenIn(i, room))
    })
  }

  resized(): void {
    if (this.compared !== undefined && (this.columns.room.kind === 'wide') !== this.wide) {
      this.room = undefined
      this.host.redraw()
    }
  }

  key(event: KeyboardEvent): boolean {
    if (this.columns.key(event)) return true
    const action = actionOf(event)
    if (action === undefined || isTaken(event.target, event)) return false
    this.stepper.act(action)
    return true
  }

  focus(): void {
    this.columns.focus()
  }

  leave(): void {
    this.stepper.pause()
    this.searcher.stop()
    this.effort.clear()
  }
}

export function openMode(host: ModeHost): Mode {
  return new Compare(host)
}
