import type { UserError } from '../../../engine/index.ts'
import { caseWords as words, suspectsOf } from '../../i18n/case.ts'
import { errorSentence, linkSentence } from '../../i18n/error-sentence.ts'
import { figure as figureWords } from '../../i18n/figure.ts'
import type { StateOf } from '../../state/schema.ts'
import { closeBench, openBench, showPlace, type Bench } from './bench.ts'
import { Comparison } from './comparison.ts'
import { scattered } from './model.ts'
import type { CaseSchema, CaseSpec } from './schema.ts'
import { benchModel, captionOf } from './tell.ts'
import type { CaseActions } from './view.ts'

/** Random positions that are tried for one on which the two answers differ. */
const TRIES = 30

/** What an investigation asks of its figure. */
interface InvestigationHost {
  draw(): void
  save(): void
}

/** Programs that are looked into, one at a time: what is on the bench, and what is known of it. */
export class Investigation {
  readonly trees = new Comparison({
    told: () => this.told,
    draw: () => this.figure.draw(),
    save: () => this.figure.save(),
  })
  error = ''
  hint = ''
  private readonly host: HTMLElement
  private readonly specs: readonly CaseSpec[]
  private readonly figure: InvestigationHost
  private bench: Bench | undefined
  private program = 0
  private guess = -1
  /** Whether it was asked where the two part. */
  private asked = false
  /** What stands in the field: the position, or a text that is none. */
  private text = ''
  private pointed: number | undefined
  private opening = 0
  private seed = 0

  constructor(host: HTMLElement, specs: readonly CaseSpec[], figure: InvestigationHost) {
    this.host = host
    this.specs = specs
    this.figure = figure
  }

  /** Begins with what a link says, if there is one; false where its program cannot be taken. */
  async begin(linked: StateOf<CaseSchema> | undefined): Promise<boolean> {
    const bench = await this.take(linked?.program ?? 0)
    if (bench === undefined) return false
    if (linked === undefined) return true
    if (linked.guess < suspectsOf(bench.spec.id).length) this.guess = linked.guess
    this.asked = linked.asked
    const placed = linked.position === '' ? undefined : bench.place.set(linked.position, true)
    if (placed?.ok === false) this.error = linkSentence(placed)
    return true
  }

  focus(): void {
    this.bench?.face.focus()
  }

  /** Leaves the page. */
  close(): void {
    this.opening++
    this.trees.stepper.pause()
    if (this.bench !== undefined) closeBench(this.bench)
  }

  /** As a link has it. */
  get state(): StateOf<CaseSchema> {
    const { program, guess, asked, bench } = this
    const position = bench?.place.text ?? ''
    return {
      program,
      guess,
      asked,
      open: true,
      position: position === bench?.spec.position ? '' : position,
      ...this.trees.place,
    }
  }

  /** Puts a program on the bench; undefined where it cannot be, or another was taken meanwhile. */
  private async take(program: number): Promise<Bench | undefined> {
    const mine = ++this.opening
    const spec = this.specs[program]
    const events = {
      pick: (square: number) => this.pick(square),
      point: (square: number | undefined) => {
        this.pointed = square
        this.figure.draw()
      },
    }
    const opened = await openBench(this.host, spec, events, () => {
      if (this.bench?.spec === spec) this.figure.draw()
    })
    if (mine !== this.opening) {
      if (opened.ok) closeBench(opened.value)
      return undefined
    }
    if (!opened.ok) {
      if (this.bench === undefined) this.host.append(errorSentence(opened.error))
      this.fail(opened.error)
      return undefined
    }
    const before = this.bench
    this.bench = opened.value
    if (before !== undefined) closeBench(before)
    this.program = program
    this.guess = -1
    this.asked = false
    this.trees.clear()
    this.error = this.hint = ''
    return opened.value
  }

  /** Whether the figure tells where the two part: a reader looks for the cause first. */
  private get told(): boolean {
    const { asked, bench, guess } = this
    return asked || (bench !== undefined && suspectsOf(bench.spec.id)[guess]?.guilty === true)
  }

  /** Runs both searches on the position, and shows a step of them; see `caseSchema`. */
  async search(step = -1, node = -1): Promise<void> {
    const { bench } = this
    if (bench === undefined) return
    const { place, searches } = bench
    this.text = place.text
    this.trees.clear()
    if (place.over) {
      searches.stop()
      return
    }
    const parting = await searches.at(place.text)
    if (parting === undefined || bench !== this.bench) return
    if (!parting.ok) return this.fail(parting.error)
    this.trees.open(bench, parting.value, step, node)
    this.figure.draw()
  }

  private fail(error: UserError): void {
    this.error = errorSentence(error)
    this.figure.draw()
  }

  /** The position has changed. */
  private moved(): void {
    this.error = this.hint = ''
    void this.search()
    this.figure.save()
  }

  private pick(square: number): void {
    const picked = this.bench?.place.pick(square)
    if (picked === undefined) return
    this.error = this.hint = ''
    if (!picked.ok) this.fail(picked.error)
    else if (picked.value) this.moved()
    else this.figure.draw()
  }

  readonly actions: Omit<CaseActions, 'copy' | 'fill'> = {
    program: (program) => void this.change(program),
    guess: (suspect) => {
      const { told } = this
      this.guess = suspect
      if (this.told && !told) this.trees.part()
      this.figure.save()
      this.figure.draw()
      if (this.bench?.evidence.counted === 0) void this.count()
    },
    type: (text) => {
      const placed = this.bench?.place.set(text, true)
      if (placed === undefined) return
      if (placed.ok) return this.moved()
      this.text = text
      this.error = `${errorSentence(placed.error)} ${figureWords.kept}`
      this.figure.draw()
    },
    itsMove: () => {
      const { place } = this.bench ?? {}
      if (place === undefined || this.trees.pair === undefined || place.over) return
      place.playAnswer(this.trees.pair.fault)
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
      if (this.trees.pair === undefined) void this.search()
    },
    undo: () => {
      if (this.bench?.place.undo() === true) this.moved()
    },
    part: () => {
      this.asked = true
      this.trees.part()
      this.figure.save()
      this.figure.draw()
    },
    count: () => void this.count(),
    stop: () => this.bench?.evidence.stop(),
  }

  private async change(program: number): Promise<void> {
    if ((await this.take(program)) === undefined) return
    const searched = this.search()
    this.figure.save()
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
      return this.figure.draw()
    }
    const { text, parting } = found.value
    const placed = bench.place.set(text, false)
    if (!placed.ok) return this.fail(placed.error)
    this.text = text
    this.trees.open(bench, parting, -1, -1)
    this.figure.draw()
    this.figure.save()
  }

  private async count(): Promise<void> {
    const { bench } = this
    const error = await bench?.evidence.count()
    if (error !== undefined && bench === this.bench) this.fail(error)
  }

  /** Shows the bench; what there is to see of it, and nothing before there is one. */
  show() {
    const { bench, program, specs, told, text, error, hint, guess } = this
    if (bench === undefined) return undefined
    const { pair, drawn } = this.trees
    showPlace(bench, pair, this.pointed)
    return {
      caption: captionOf(bench, program, specs.length, pair, words),
      board: bench.face.element,
      model: {
        program,
        programs: specs.length,
        ...benchModel(bench, pair, drawn, told, TRIES, words),
        text,
        error,
        hint,
        guess,
      },
    }
  }
}
