import { render } from 'lit-html'
import { caseWords as words } from '../../i18n/case.ts'
import { errorSentence, linkSentence } from '../../i18n/error-sentence.ts'
import { stepper as stepperWords } from '../../i18n/stepper.ts'
import { FigureLink } from '../../state/figure-link.ts'
import { decodeState } from '../../state/read-link.ts'
import { showCaption } from '../../figure/caption.ts'
import { readDrops } from '../../figure/drops.ts'
import { FullScreen } from '../../figure/full-screen.ts'
import { copyLink, writeLink } from '../../figure/link-says.ts'
import { nextTask } from '../../figure/next-task.ts'
import { actionOf, isTaken } from '../../figure/stepper/keys.ts'
import { stepperRow } from '../../figure/stepper/row.ts'
import { Investigation } from './investigation.ts'
import { caseSchema, type CaseSchema, type CaseSpec } from './schema.ts'
import { caseTemplate, type CaseActions } from './view.ts'

/** Where the trees stand beside each other; as in `case.css`. */
const BESIDE = '(width >= 48rem)'

/** A case that is being worked on, in the page. */
export class LiveCase {
  private readonly host: HTMLElement
  private readonly link: FigureLink<CaseSchema>
  private readonly investigation: Investigation
  private readonly screen: FullScreen
  private readonly size = new ResizeObserver(() => this.resized())
  private readonly actions: CaseActions
  /** Before, the picture of the built page is in its place. */
  private begun = false

  constructor(host: HTMLElement) {
    this.host = host
    const specs = JSON.parse(host.dataset['specs'] ?? '[]') as CaseSpec[]
    this.link = new FigureLink(host.id, caseSchema(specs.length))
    this.investigation = new Investigation(host, specs, {
      draw: () => this.draw(),
      save: () => this.save(),
    })
    this.actions = {
      ...this.investigation.actions,
      copy: () => void this.copy(),
      fill: () => void this.screen.toggle(),
    }
    this.screen = new FullScreen(host, {
      act: (action) => this.investigation.trees.stepper.act(action),
      focus: () => this.host.focus({ preventScroll: true }),
      changed: () => this.resized(),
    })
    this.size.observe(host)
  }

  async begin(): Promise<void> {
    const { host, investigation } = this
    const { trees } = investigation
    const read = this.link.read(decodeState)
    const state = read?.ok === true ? read.value.state : undefined
    if (!(await investigation.begin(state))) return
    if (read?.ok === true) investigation.hint = linkSentence(read)
    else if (read !== undefined) investigation.error = linkSentence(read)
    // A link to a step is about the trees: see hold-section.ts.
    if (state !== undefined && (state.step >= 0 || state.asked)) {
      trees.view.element.dataset['hold'] = ''
    }
    host.tabIndex = -1
    host.addEventListener('keydown', (event) => this.pressed(event))
    readDrops(host, (text) => {
      if (text.ok) return this.actions.type(text.value)
      investigation.error = errorSentence(text.error)
      this.draw()
    })
    // What is pressed in a drawing leaves the focus here, so that the keys step the figure.
    trees.view.element.addEventListener('click', () => host.focus({ preventScroll: true }))
    await investigation.search(state?.step ?? -1, state?.node ?? -1)
    await trees.update()
    const focused = host.contains(document.activeElement)
    host.replaceChildren()
    this.begun = true
    // The trees come as they are drawn already: where they are scrolled to is found out later.
    this.draw(false)
    if (focused) this.focus()
    await nextTask()
    this.draw()
    if (read === undefined) this.save()
  }

  focus(): void {
    this.investigation.focus()
  }

  close(): void {
    this.size.disconnect()
    this.investigation.close()
    this.link.flush()
  }

  private save(): void {
    const { investigation } = this
    investigation.error = writeLink(this.link, investigation.state) || investigation.error
  }

  private async copy(): Promise<void> {
    const { investigation } = this
    const { told, wrong } = await copyLink(this.link, investigation.state)
    investigation.hint = told
    investigation.error = wrong || investigation.error
    this.draw()
  }

  private pressed(event: KeyboardEvent): void {
    const { trees } = this.investigation
    if (trees.pair === undefined) return
    if (event.key === 'Escape' && trees.release()) {
      this.save()
      this.draw()
    } else if (!trees.view.key(event)) {
      const action = actionOf(event)
      if (action === undefined || isTaken(event.target, event)) return
      trees.stepper.act(action)
    }
    event.preventDefault()
  }

  /** On a full screen the trees and their steps are in sight. */
  private resized(): void {
    const { fills } = this.screen
    if (!this.investigation.trees.view.fill(fills && matchMedia(BESIDE).matches)) return
    this.draw()
    if (fills) this.host.querySelector('.case-searches')?.scrollIntoView()
  }

  /** @param all  the trees as well, as they are now */
  private draw(all = true): void {
    if (!this.begun) return
    const { host, investigation } = this
    const shown = investigation.show()
    if (shown === undefined) return
    const { trees } = investigation
    showCaption(host, shown.caption)
    render(
      caseTemplate(
        { id: host.id, ...shown.model, canFill: document.fullscreenEnabled },
        this.actions,
        {
          board: shown.board,
          trees: trees.view.element,
          stepper: stepperRow(trees.stepper, stepperWords),
        },
        words,
      ),
      host,
    )
    // Only a tree that is in the page can be moved to where its search is.
    if (all) void trees.update()
  }
}
