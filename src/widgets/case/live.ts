import { render } from 'lit-html'
import type { Move, Parting, Result } from '../../../engine/index.ts'
import { moveAt } from '../../boards/moves.ts'
import { errorSentence, linkSentence } from '../../i18n/error-sentence.ts'
import { caseWords as words, suspectsOf } from '../../i18n/en/case.ts'
import { cases, clinicWords, differences } from '../../i18n/en/clinic.ts'
import { errors } from '../../i18n/en/errors.ts'
import { stepper as stepperWords } from '../../i18n/en/stepper.ts'
import { tree as treeWords } from '../../i18n/en/tree.ts'
import { FigureLink } from '../../state/figure-link.ts'
import type { StateOf } from '../../state/schema.ts'
import { actionOf, isTaken } from '../stepper/keys.ts'
import { stepperRow } from '../stepper/row.ts'
import { Stepper } from '../stepper/stepper.ts'
import { closeBench, openBench, type Bench } from './bench.ts'
import {
  answerMarks,
  answersOf,
  openPair,
  randomMove,
  RECORDED,
  scattered,
  type Pair,
} from './model.ts'
import { caseSchema, type CaseSchema, type CaseSpec } from './schema.ts'
import { PairView } from './trees.ts'
import { caseTemplate, type CaseActions } from './view.ts'

/** Random positions that are tried for one on which the two answers differ. */
const TRIES = 30

/** A case that is being worked on. */
export class LiveCase {
  private readonly host: HTMLElement
  private readonly specs: readonly CaseSpec[]
  private readonly link: FigureLink<CaseSchema>
  private readonly view = new PairView(document, words, treeWords)
  private readonly stepper = new Stepper({ steps: 0 }, () => this.stepped())
  private bench: Bench | undefined
  private program = 0
  private guess = -1
  private position: unknown
  private readonly earlier: string[] = []
  private pair: Pair | undefined
  private text = ''
  private error = ''
  private hint = ''
  private pointed: number | undefined
  private chosen: readonly number[] = []
  private silent = false
  private searching = false
  private asked = 0
  private seed = 0
  constructor(host: HTMLElement) {
    this.host = host
    this.specs = JSON.parse(host.dataset['specs'] ?? '[]') as CaseSpec[]
    this.link = new FigureLink(host.id, caseSchema(this.specs.length))
  }

  async begin(): Promise<void> {
    const read = this.link.read()
    const state = read?.ok === true ? read.value.state : undefined
    await this.take(state?.program ?? 0)
    if (this.bench === undefined) return
    if (read !== undefined) {
      if (read.ok) this.hint = linkSentence(errors, read)
      else this.error = errorSentence(errors, read.error)
    }
    if (state !== undefined && state.guess < this.suspects.length) this.guess = state.guess
    if (state !== undefined && state.position !== '') {
      const placed = this.parsed(state.position)
      if (placed.ok) this.position = placed.value
      else this.error = `${words.inLink} ${errorSentence(errors, placed.error)}`
    }
    this.host.replaceChildren()
    this.host.tabIndex = -1
    this.host.addEventListener('keydown', (event) => this.pressed(event))
    await this.search(state?.step ?? -1)
  }

  focus(): void {
    this.bench?.face.focus()
  }

  close(): void {
    this.stepper.pause()
    if (this.bench !== undefined) closeBench(this.bench)
    this.link.flush()
  }

  private get suspects() {
    return suspectsOf(this.bench?.spec.id ?? '')
  }

  private parsed(text: string): Result<unknown> {
    const { bench } = this
    if (bench === undefined) throw new Error('cutoff-case: a position before its game')
    return bench.kit.game.parse(text, bench.spec.gameOptions)
  }

  /** Puts another program on the bench, at the position that the page gives. */
  private async take(program: number): Promise<void> {
    const spec = this.specs[program]
    const events = {
      pick: (square: number) => this.pick(square),
      point: (square: number | undefined) => {
        this.pointed = square
        this.draw()
      },
    }
    const opened = await openBench(spec, events, () => {
      if (this.bench?.spec === spec) this.draw()
    })
    if (!opened.ok) {
      this.host.append(errorSentence(errors, opened.error))
      return
    }
    if (this.bench !== undefined) closeBench(this.bench)
    this.bench = opened.value
    this.program = program
    this.guess = -1
    this.earlier.length = 0
    const given = this.parsed(spec.position)
    if (given.ok) this.position = given.value
    this.pair = undefined
    this.error = this.hint = ''
  }

  /** Runs both searches on the position, and shows a step of them: -1 where they part. */
  private async search(step = -1): Promise<void> {
    const { bench, position } = this
    if (bench === undefined) return
    const { kit } = bench
    this.text = kit.game.format(position)
    this.chosen = []
    this.pair = undefined
    this.asked++
    if (kit.game.outcome(position) === undefined) {
      const mine = this.asked
      this.searching = true
      this.draw()
      const parting = await this.part(this.text)
      if (mine !== this.asked || parting === undefined) return
      this.searching = false
      if (parting.ok) this.show(parting.value, step)
      else this.error = errorSentence(errors, parting.error)
    }
    this.draw()
  }

  private async part(text: string): Promise<Result<Parting> | undefined> {
    const { bench } = this
    if (bench === undefined) return undefined
    const { client, spec } = bench
    if (client.busy) client.stop()
    const { id, gameOptions } = spec
    return client.part({ case: id, position: text, gameOptions, cap: RECORDED })
  }

  private show(parting: Parting, step: number): void {
    const { bench, position } = this
    if (bench === undefined) return
    this.pair = openPair(bench.kit, position, bench.spec, parting, treeWords)
    this.silent = true
    this.stepper.load({ steps: this.pair.steps }, step < 0 ? this.pair.parts : step)
    this.silent = false
  }

  private pick(square: number): void {
    const { bench, position } = this
    if (bench === undefined) return
    const { kit, companion } = bench
    this.error = this.hint = ''
    if (companion.choose === undefined) return this.playIf(moveAt(kit, position, square))
    const choice = companion.choose(kit, position, this.chosen, square)
    if (choice.kind === 'move') this.play(choice.move)
    else if (choice.kind === 'wrong') this.playIf(kit.game.parseMove(position, choice.text))
    else {
      this.chosen = choice.cells
      this.draw()
    }
  }

  private playIf(move: Result<Move>): void {
    if (move.ok) return this.play(move.value)
    this.error = errorSentence(errors, move.error)
    this.draw()
  }

  private play(move: Move): void {
    const { bench, position } = this
    if (bench === undefined || bench.kit.game.outcome(position) !== undefined) return
    const { game } = bench.kit
    const before = game.format(position)
    const after = this.parsed(before)
    if (!after.ok) return
    game.play(after.value, move)
    this.earlier.push(before)
    this.put(after.value)
  }

  private put(position: unknown): void {
    this.position = position
    this.error = this.hint = ''
    void this.search()
    this.save()
  }

  private state(): StateOf<CaseSchema> {
    const { step } = this.stepper.state
    const { program, guess, pair, bench } = this
    const position = bench?.kit.game.format(this.position) ?? ''
    return {
      program,
      guess,
      position: position === bench?.spec.position ? '' : position,
      step: pair === undefined || step === pair.parts ? -1 : step,
    }
  }

  private save(): void {
    const written = this.link.write(this.state())
    if (!written.ok) this.error = errorSentence(errors, written.error)
  }

  private stepped(): void {
    if (this.silent) return
    this.save()
    this.draw()
  }

  private pressed(event: KeyboardEvent): void {
    const action = actionOf(event)
    if (action === undefined || this.pair === undefined || isTaken(event.target, event)) return
    this.stepper.act(action)
    event.preventDefault()
  }

  private readonly actions: CaseActions = {
    program: (program) =>
      void this.take(program).then(() => {
        void this.search()
        this.save()
      }),
    guess: (suspect) => {
      this.guess = suspect
      this.save()
      this.draw()
    },
    type: (text) => {
      const read = this.parsed(text)
      if (read.ok) {
        this.earlier.push(this.state().position || (this.bench?.spec.position ?? ''))
        return this.put(read.value)
      }
      this.text = text
      this.error = `${errorSentence(errors, read.error)} ${words.kept}`
      this.draw()
    },
    itsMove: () => {
      const { fault } = this.pair ?? {}
      if (fault === undefined || this.bench === undefined) return
      // As its agent does: where the answer cannot be played, the first move that can.
      const moves = new Int32Array(this.bench.kit.game.maxMoves)
      this.bench.kit.game.moves(this.position, moves)
      this.play(fault.legal ? fault.move : moves[0])
    },
    randomMove: () => {
      if (this.bench !== undefined)
        this.play(randomMove(this.bench.kit, this.position, ++this.seed))
    },
    another: () => void this.another(),
    undo: () => {
      const text = this.earlier.pop()
      const read = text === undefined ? undefined : this.parsed(text)
      if (read?.ok === true) this.put(read.value)
    },
    part: () => {
      if (this.pair !== undefined) this.stepper.go(this.pair.parts)
    },
    count: () => void this.count(),
    stop: () => this.bench?.evidence.stop(),
    copy: () => void this.copy(),
  }

  /** Looks for a random position on which the answers differ. */
  private async another(): Promise<void> {
    const { bench } = this
    if (bench === undefined) return
    const mine = ++this.asked
    for (let tried = 0; tried < TRIES; tried++) {
      const text = scattered(bench.kit, bench.spec, ++this.seed)
      const parting = await this.part(text)
      if (mine !== this.asked || bench !== this.bench || parting?.ok !== true) return
      const { fault, twin } = parting.value
      if (fault.result.move === twin.result.move && tried < TRIES - 1) continue
      const read = this.parsed(text)
      if (!read.ok) return
      this.earlier.push(bench.kit.game.format(this.position))
      return this.put(read.value)
    }
  }

  private async count(): Promise<void> {
    const { bench } = this
    const error = await bench?.evidence.count()
    if (error === undefined || bench !== this.bench) return
    this.error = errorSentence(errors, error)
    this.draw()
  }

  private async copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(this.link.linkTo(this.state()))
      this.hint = words.copied
    } catch {
      this.hint = words.notCopied
    }
    this.draw()
  }

  private draw(): void {
    const { bench, position, pair, chosen } = this
    if (bench === undefined) return
    const { kit, companion, face, spec, evidence } = bench
    const over = kit.game.outcome(position) !== undefined
    const ways = companion.ways?.(kit, position, chosen) ?? []
    const us = kit.game.toMove(position)
    const targets = ways
      .flatMap(({ steps }) => steps.filter(({ player }) => player === us))
      .flatMap(({ to }) => (to < 61 && !chosen.includes(to) ? [to] : []))
    const shown = {
      label: words.board,
      active: !over,
      pointed: this.pointed,
      marks: pair === undefined ? [] : answerMarks(kit, position, pair),
      lit: [],
      favours: true,
      chosen,
      targets,
      preview: [],
      steps: [],
    }
    face.show(kit, position, shown, false)
    if (pair !== undefined) this.view.update(pair, this.stepper.state.step)
    render(
      caseTemplate(
        {
          id: this.host.id,
          program: this.program,
          programs: this.specs.length,
          says: over
            ? words.over
            : pair !== undefined
              ? answersOf(pair, words)
              : this.searching
                ? words.searching
                : '',
          parting: pair === undefined ? '' : partingOf(pair),
          text: this.text,
          error: this.error,
          hint: this.hint,
          suspects: this.suspects,
          guess: this.guess,
          busy: this.searching,
          canPlay: !over,
          canUndo: this.earlier.length > 0,
          hasPair: pair !== undefined,
          counting: evidence.counting,
          counted: evidence.counted,
          symptom: evidence.symptom,
          counts: cases[spec.id].counts,
        },
        this.actions,
        {
          board: face.element,
          trees: this.view.element,
          stepper: stepperRow(this.stepper, stepperWords),
        },
        words,
      ),
      this.host,
    )
  }
}

/** What sets the two searches apart, in a sentence. */
export function partingOf({ difference, fault, parts, steps }: Pair): string {
  if (difference === undefined) return clinicWords.same
  const said = differences[difference]
  return difference === 'answer'
    ? words.answered(said, fault.line)
    : words.parting(parts, steps, fault.line, said)
}
