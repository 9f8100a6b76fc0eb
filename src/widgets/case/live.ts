import { render } from 'lit-html'
import type { Parting, Result, UserError } from '../../../engine/index.ts'
import { errorSentence, linkSentence } from '../../i18n/error-sentence.ts'
import { caseWords as words, suspectsOf } from '../../i18n/case.ts'
import { errors } from '../../i18n/errors.ts'
import { figure as figureWords } from '../../i18n/figure.ts'
import { stepper as stepperWords } from '../../i18n/stepper.ts'
import { tree as treeWords } from '../../i18n/tree.ts'
import { FigureLink } from '../../state/figure-link.ts'
import type { StateOf } from '../../state/schema.ts'
import { showCaption } from '../../figure/caption.ts'
import { readDrops } from '../../figure/drops.ts'
import { FullScreen } from '../../figure/full-screen.ts'
import { copyLink, writeLink } from '../../figure/link-says.ts'
import { nextTask } from '../../figure/next-task.ts'
import { actionOf, isTaken } from '../../figure/stepper/keys.ts'
import { stepperRow } from '../../figure/stepper/row.ts'
import { Stepper } from '../../figure/stepper/stepper.ts'
import { closeBench, openBench, showPlace, type Bench } from './bench.ts'
import { openPair, scattered, type Pair, type Which } from './model.ts'
import { caseSchema, type CaseSchema, type CaseSpec } from './schema.ts'
import { Selection } from './selection.ts'
import { benchModel, captionOf } from './tell.ts'
import { PairView, type PairReading } from './trees.ts'
import { caseTemplate, type CaseActions } from './view.ts'

/** Random positions that are tried for one on which the two answers differ. */
const TRIES = 30

/** Beyond this many steps a second nobody can listen to the sentences. */
const FASTEST_READ_OUT = 1

/** Where the trees stand beside each other; as in `case.css`. */
const BESIDE = '(width >= 48rem)'

/** A case that is being worked on. */
export class LiveCase {
  private readonly host: HTMLElement
  private readonly specs: readonly CaseSpec[]
  private readonly link: FigureLink<CaseSchema>
  private readonly view = new PairView(document, words, treeWords, {
    select: (which, node) => this.select(which, node),
    fold: (which, node, open) => {
      this.selection.fold(which, node, open)
      this.draw()
    },
  })
  private readonly screen: FullScreen
  private readonly size = new ResizeObserver(() => this.resized())
  private readonly stepper = new Stepper({ steps: 0 }, () => this.stepped())
  private selection = new Selection()
  private bench: Bench | undefined
  private program = 0
  private guess = -1
  /** Whether it was asked where the two part. */
  private asked = false
  private pair: Pair | undefined
  /** The last one: it stays in sight while another is searched for. */
  private drawn: Pair | undefined
  /** Before, the picture of the built page is in its place. */
  private begun = false
  /** What stands in the field: the position, or a text that is none. */
  private text = ''
  private error = ''
  private hint = ''
  private pointed: number | undefined
  private loading = false
  private opening = 0
  private seed = 0

  constructor(host: HTMLElement) {
    this.host = host
    this.specs = JSON.parse(host.dataset['specs'] ?? '[]') as CaseSpec[]
    this.link = new FigureLink(host.id, caseSchema(this.specs.length))
    this.screen = new FullScreen(host, {
      act: (action) => this.stepper.act(action),
      focus: () => this.host.focus({ preventScroll: true }),
      changed: () => this.resized(),
    })
    this.size.observe(host)
  }

  async begin(): Promise<void> {
    const read = this.link.read()
    const state = read?.ok === true ? read.value.state : undefined
    const bench = await this.take(state?.program ?? 0)
    if (bench === undefined) return
    if (read !== undefined) {
      if (read.ok) this.hint = linkSentence(errors, read)
      else this.error = linkSentence(errors, read)
    }
    if (state !== undefined) {
      if (state.guess < suspectsOf(bench.spec.id).length) this.guess = state.guess
      this.asked = state.asked
      const placed = state.position === '' ? undefined : bench.place.set(state.position, true)
      if (placed?.ok === false) this.error = linkSentence(errors, placed)
      // A link to a step is about the trees: see hold-section.ts.
      if (state.step >= 0 || state.asked) this.view.element.dataset['hold'] = ''
    }
    this.host.tabIndex = -1
    this.host.addEventListener('keydown', (event) => this.pressed(event))
    readDrops(this.host, (text) => {
      if (text.ok) return this.actions.type(text.value)
      this.error = errorSentence(errors, text.error)
      this.draw()
    })
    // What is pressed in a drawing leaves the focus here, so that the keys step the figure.
    this.view.element.addEventListener('click', () => this.host.focus({ preventScroll: true }))
    await this.search(state?.step ?? -1, state?.node ?? -1)
    if (this.pair !== undefined) await this.view.update(this.pair, this.reading)
    const focused = this.host.contains(document.activeElement)
    this.host.replaceChildren()
    this.begun = true
    // The trees come as they are drawn already: where they are scrolled to is found out later.
    this.draw(false)
    if (focused) this.focus()
    await nextTask()
    this.draw()
    if (read === undefined) this.save()
  }

  focus(): void {
    this.bench?.face.focus()
  }

  close(): void {
    this.opening++
    this.size.disconnect()
    this.stepper.pause()
    if (this.bench !== undefined) closeBench(this.bench)
    this.link.flush()
  }

  /** Puts a program on the bench; undefined where it cannot be, or another was taken meanwhile. */
  private async take(program: number): Promise<Bench | undefined> {
    const mine = ++this.opening
    const spec = this.specs[program]
    const events = {
      pick: (square: number) => this.pick(square),
      point: (square: number | undefined) => {
        this.pointed = square
        this.draw()
      },
    }
    const opened = await openBench(this.host, spec, events, () => {
      if (this.bench?.spec === spec) this.draw()
    })
    if (mine !== this.opening) {
      if (opened.ok) closeBench(opened.value)
      return undefined
    }
    if (!opened.ok) {
      if (this.bench === undefined) this.host.append(errorSentence(errors, opened.error))
      this.fail(opened.error)
      return undefined
    }
    const before = this.bench
    this.bench = opened.value
    if (before !== undefined) closeBench(before)
    this.program = program
    this.guess = -1
    this.asked = false
    this.pair = undefined
    this.error = this.hint = ''
    return opened.value
  }

  /** Whether the figure tells where the two part: a reader looks for the cause first. */
  private get told(): boolean {
    const { asked, bench, guess } = this
    return asked || (bench !== undefined && suspectsOf(bench.spec.id)[guess]?.guilty === true)
  }

  /** The step of a link that names none. */
  private first({ parts, steps }: Pair): number {
    return this.told ? parts : steps
  }

  /** Runs both searches on the position, and shows a step of them; see `caseSchema`. */
  private async search(step = -1, node = -1): Promise<void> {
    const { bench } = this
    if (bench === undefined) return
    const { place, searches } = bench
    this.text = place.text
    this.pair = undefined
    if (place.over) {
      searches.stop()
      return
    }
    const parting = await searches.at(place.text)
    if (parting === undefined || bench !== this.bench) return
    this.found(parting, step, node)
  }

  private found(parting: Result<Parting>, step = -1, node = -1): void {
    const { bench } = this
    if (bench === undefined) return
    if (!parting.ok) return this.fail(parting.error)
    const { kit, place, spec } = bench
    const pair = openPair(kit, place.position, spec, parting.value, treeWords)
    this.pair = this.drawn = pair
    this.selection = new Selection(pair)
    this.loading = true
    this.stepper.load({ steps: pair.steps }, step < 0 ? this.first(pair) : step)
    this.loading = false
    if (node >= 0) this.selection.take('fault', node)
    else if (step < 0 && this.told) this.selection.parting()
    this.draw()
  }

  private fail(error: UserError): void {
    this.error = errorSentence(errors, error)
    this.draw()
  }

  /** The position has changed. */
  private moved(): void {
    this.error = this.hint = ''
    void this.search()
    this.save()
  }

  private pick(square: number): void {
    const picked = this.bench?.place.pick(square)
    if (picked === undefined) return
    this.error = this.hint = ''
    if (!picked.ok) this.fail(picked.error)
    else if (picked.value) this.moved()
    else this.draw()
  }

  private select(which: Which, node: number): void {
    this.selection.take(which, node)
    this.save()
    this.draw()
  }

  private state(): StateOf<CaseSchema> {
    const { program, guess, asked, told, pair, bench, selection } = this
    const { step } = this.stepper.state
    const position = bench?.place.text ?? ''
    const isFirst = pair === undefined || step === this.first(pair)
    return {
      program,
      guess,
      asked,
      open: true,
      position: position === bench?.spec.position ? '' : position,
      step: isFirst ? -1 : step,
      node: told && isFirst && selection.isParting ? -1 : selection.fault.selected,
    }
  }

  private save(): void {
    this.error = writeLink(this.link, this.state()) || this.error
  }

  private stepped(): void {
    if (this.loading) return
    // The drawing follows what is selected: from here on it is to follow the search.
    this.selection.release()
    this.save()
    this.draw()
  }

  private pressed(event: KeyboardEvent): void {
    if (this.pair === undefined) return
    if (event.key === 'Escape' && this.selection.fault.selected >= 0) this.select('fault', -1)
    else if (!this.view.key(event)) {
      const action = actionOf(event)
      if (action === undefined || isTaken(event.target, event)) return
      this.stepper.act(action)
    }
    event.preventDefault()
  }

  private readonly actions: CaseActions = {
    program: (program) => void this.change(program),
    guess: (suspect) => {
      const { told } = this
      this.guess = suspect
      if (this.told && !told) this.part()
      this.save()
      this.draw()
      if (this.bench?.evidence.counted === 0) void this.count()
    },
    type: (text) => {
      const placed = this.bench?.place.set(text, true)
      if (placed === undefined) return
      if (placed.ok) return this.moved()
      this.text = text
      this.error = `${errorSentence(errors, placed.error)} ${figureWords.kept}`
      this.draw()
    },
    itsMove: () => {
      const { place } = this.bench ?? {}
      if (place === undefined || this.pair === undefined || place.over) return
      place.playAnswer(this.pair.fault)
      this.moved()
    },
    randomMove: () => {
      const { place } = this.bench ?? {}
      if (place === undefined || place.over) return
      place.playRandom(++this.seed)
      this.moved()
    },
    another: () => void this.another(),
    halt: () => {
      this.bench?.searches.stop()
      // Where a search of this position was ended by the looking, it is done again.
      if (this.pair === undefined) void this.search()
    },
    undo: () => {
      if (this.bench?.place.undo() === true) this.moved()
    },
    part: () => {
      this.asked = true
      this.part()
      this.save()
      this.draw()
    },
    count: () => void this.count(),
    stop: () => this.bench?.evidence.stop(),
    copy: () => void this.copy(),
    fill: () => void this.screen.toggle(),
  }

  /** On a full screen the trees and their steps are in sight. */
  private resized(): void {
    const { fills } = this.screen
    if (!this.view.fill(fills && matchMedia(BESIDE).matches)) return
    this.draw()
    if (fills) this.host.querySelector('.case-searches')?.scrollIntoView()
  }

  /** Shows where the two part. */
  private part(): void {
    if (this.pair === undefined) return
    this.loading = true
    this.stepper.go(this.pair.parts)
    this.loading = false
    this.selection.parting()
  }

  private async change(program: number): Promise<void> {
    if ((await this.take(program)) === undefined) return
    const searched = this.search()
    this.save()
    await searched
  }

  /** Looks for a random position on which the answers differ. */
  private async another(): Promise<void> {
    const { bench } = this
    if (bench === undefined) return
    this.error = this.hint = ''
    const texts = scattered(bench.kit, bench.spec, this.seed, TRIES)
    this.seed += TRIES
    const found = await bench.searches.differing(texts)
    if (found === undefined || bench !== this.bench) return
    if (!found.ok) return this.fail(found.error)
    if (found.value === undefined) {
      this.hint = words.noneDiffers(TRIES)
      return this.draw()
    }
    const { text, parting } = found.value
    const placed = bench.place.set(text, false)
    if (!placed.ok) return this.fail(placed.error)
    this.text = text
    this.found({ ok: true, value: parting })
    this.save()
  }

  private async count(): Promise<void> {
    const { bench } = this
    const error = await bench?.evidence.count()
    if (error !== undefined && bench === this.bench) this.fail(error)
  }

  private async copy(): Promise<void> {
    const { told, wrong } = await copyLink(this.link, this.state())
    this.hint = told
    this.error = wrong || this.error
    this.draw()
  }

  private draw(trees = true): void {
    const { bench, pair, drawn, told } = this
    if (bench === undefined || !this.begun) return
    showPlace(bench, pair, this.pointed)
    showCaption(this.host, captionOf(bench, this.program, this.specs.length, pair, words))
    render(
      caseTemplate(
        {
          id: this.host.id,
          program: this.program,
          programs: this.specs.length,
          ...benchModel(bench, pair, drawn, told, TRIES, words),
          text: this.text,
          error: this.error,
          hint: this.hint,
          guess: this.guess,
          canFill: document.fullscreenEnabled,
        },
        this.actions,
        {
          board: bench.face.element,
          trees: this.view.element,
          stepper: stepperRow(this.stepper, stepperWords),
        },
        words,
      ),
      this.host,
    )
    // Only a tree that is in the page can be moved to where its search is.
    if (trees && pair !== undefined) void this.view.update(pair, this.reading)
  }

  private get reading(): PairReading {
    const { step, playing, speed } = this.stepper.state
    const { fault, twin } = this.selection
    return { step, fault, twin, told: this.told, quiet: playing && speed > FASTEST_READ_OUT }
  }
}
