import { html, nothing, type TemplateResult } from 'lit-html'
import { ENTER, type Replay } from '../../../../engine/index.ts'
import { button, field, named, select } from '../../../figure/panel.ts'
import { nextTask } from '../../../figure/next-task.ts'
import { settled } from '../../../figure/settled.ts'
import type { Key } from '../../../figure/stepper/keys.ts'
import { SPEEDS, type Steps } from '../../../figure/stepper/stepper.ts'
import { debug as words } from '../../../i18n/debug.ts'
import { number } from '../../../i18n/numbers.ts'
import type { Powered, Powers } from '../powers.ts'
import type { CodeForm } from '../pseudocode.ts'
import type { Session } from '../session.ts'
import {
  CONDITIONS,
  holds,
  landmarksOf,
  nextLandmark,
  nextWhere,
  previousLandmark,
  stepIn,
  stepOut,
  stepOver,
  stepTo,
  type Condition,
  type ConditionName,
  type Landmark,
} from './jumps.ts'
import { lineRow } from './line-row.ts'

const UNITS = ['steps', 'nodes'] as const
/** Beyond those of all figures, up to all at once. */
const SPEEDS_HERE = [...SPEEDS, 100, 1000, 10_000, Infinity]

/** A recorded search is stepped through like a program. */
export class Debugger implements Powers {
  private readonly codeForm: () => CodeForm
  private landmark: Landmark = 'cut'
  private name: ConditionName | 'none' = 'none'
  private text = ''
  private told = ''
  /** The search for where a condition holds that is going on. */
  private looking: Pick<Powered, 'session' | 'step'> | undefined
  private unit: (typeof UNITS)[number] = 'steps'
  /** The landmarks of a search, which are looked for once. */
  private readonly landmarks = new WeakMap<Replay, readonly Landmark[]>()

  /** @param form  how the code is to be written now */
  constructor(form: () => CodeForm) {
    this.codeForm = form
  }

  reading() {
    return { form: this.codeForm() }
  }

  steps({ replay, move }: Session): Partial<Steps> {
    return {
      speeds: SPEEDS_HERE,
      next: (step) => (this.unit === 'nodes' ? nextNode(replay, step) : step + 1),
      stops: (step) => {
        const condition = this.condition()
        return condition !== undefined && holds(replay, step, condition, move)
      },
    }
  }

  key({ key, ctrlKey, altKey, metaKey }: Key, { replay }: Session, step: number) {
    if (ctrlKey || altKey || metaKey) return undefined
    switch (key.toLowerCase()) {
      case 'i':
        return stepIn(replay, step)
      case 'o':
        return stepOver(replay, step)
      case 'u':
        return stepOut(replay, step)
      default:
        return undefined
    }
  }

  draw(powered: Powered): TemplateResult {
    const { session, step, go } = powered
    const { replay } = session
    const { looking } = this
    if (looking !== undefined && (looking.session !== session || looking.step !== step)) {
      this.looking = undefined
      this.told = ''
    }
    const { steps } = replay
    const can = step < steps
    return html`<div class="controls debug" role="group" aria-label=${words.controls}>
        <span class="group">
          ${goes(words.in, words.inTitle, can, () => go(stepIn(replay, step)))}
          ${goes(words.over, words.overTitle, can, () => go(stepOver(replay, step)))}
          ${goes(words.out, words.outTitle, can, () => go(stepOut(replay, step)))}
        </span>
        ${this.seek(powered)} ${this.runs(powered)}
        <details class="debug-more">
          <summary>${words.stop}</summary>
          <div class="controls">${this.stop(powered)}</div>
        </details>
      </div>
      ${lineRow(session, step)}`
  }

  /** What is looked for, back and on. */
  private seek({ session: { replay }, step, go, redraw }: Powered) {
    let landmarks = this.landmarks.get(replay)
    if (landmarks === undefined) this.landmarks.set(replay, (landmarks = landmarksOf(replay)))
    const [first] = landmarks
    if (first === undefined) return nothing
    if (!landmarks.includes(this.landmark)) this.landmark = first
    const { landmark } = this
    const before = previousLandmark(replay, step, landmark)
    const after = nextLandmark(replay, step, landmark)
    const turn = (to: number | undefined, label: string, name: string) =>
      button(label, () => to !== undefined && go(to), { can: to !== undefined, name, look: 'icon' })
    return html`<span class="debug-seek">
      ${turn(before, '‹', words.previous)}
      ${select(words.landmark, named(landmarks, words.landmarks), landmark, (what) => {
        this.landmark = what
        redraw()
      })}
      ${turn(after, '›', words.next)}
    </span>`
  }

  /** To the node that is selected. */
  private runs({ session: { replay }, selected, go }: Powered) {
    if (selected < 0) return nothing
    return html`<span class="group">
      ${goes(words.run, words.runTitle, true, () => go(stepTo(replay, selected)))}
      ${
        replay.isVisited(selected)
          ? button(words.leave, () =>
              go(Math.min(replay.recording.last[selected] + 1, replay.steps)),
            )
          : nothing
      }
    </span>`
  }

  private stop(powered: Powered) {
    const { redraw } = powered
    const set = (change: () => void) => {
      change()
      this.told = ''
      this.looking = undefined
      redraw()
    }
    const names = ['none', ...CONDITIONS] as const
    return html`
      ${select(words.stop, named(names, words.conditions), this.name, (name) =>
        set(() => (this.name = name)),
      )}
      ${
        this.name === 'none'
          ? nothing
          : html`${
              this.name === 'cut'
                ? nothing
                : field(
                    words.value,
                    { text: settled(this.text), look: 'code debug-value', most: 20 },
                    { type: (text) => set(() => (this.text = text.trim())) },
                  )
            }
            ${
              this.looking === undefined
                ? button(words.go, () => void this.runOn(powered))
                : button(words.cancel, () => set(() => {}))
            }`
      }
      ${select(words.unit, named(UNITS, words.units), this.unit, (unit) =>
        set(() => (this.unit = unit)),
      )}
      <span class="hint" role="status">${this.told}</span>
    `
  }

  /** Runs to where the condition holds; meanwhile the reader can do something else, which ends it. */
  private async runOn({ session, step, go, redraw }: Powered): Promise<void> {
    const condition = this.condition()
    if (condition === undefined) {
      this.told = words.unclear
      return redraw()
    }
    const { replay } = session
    const mine = (this.looking = { session, step })
    const found = nextWhere(replay, step, condition, (node) => moveTo(session, node))
    let next = found.next()
    while (next.done !== true) {
      this.told = words.looking(number(next.value), number(replay.steps))
      redraw()
      await nextTask()
      if (this.looking !== mine) return
      next = found.next()
    }
    this.looking = undefined
    this.told = next.value === undefined ? words.never : ''
    if (next.value === undefined) redraw()
    else go(next.value)
  }

  /** Undefined where there is none, or its number is none. */
  private condition(): Condition | undefined {
    const { name, text } = this
    if (name === 'cut') return { name }
    if (name === 'none' || text === '') return undefined
    if (name === 'move') return { name, move: text }
    const value = Number(text.replace('−', '-'))
    if (!Number.isFinite(value)) return undefined
    return name === 'ply' ? { name, ply: value } : { name, value }
  }
}

/** The move to a node; those of all nodes would be too many to be kept. */
function moveTo({ replay, within }: Session, node: number): string {
  const { move } = replay.recording
  return within(replay.parent(node), ({ game }, position) => game.formatMove(position, move[node]))
}

/** The step at which the next node is entered. */
function nextNode({ recording, steps }: Replay, step: number): number {
  const event = recording.kind.indexOf(ENTER, step)
  return event < 0 ? steps : event + 1
}

function goes(label: string, title: string, can: boolean, go: () => void): TemplateResult {
  return html`<button
    class="button"
    type="button"
    title=${title}
    aria-disabled=${!can}
    @click=${() => can && go()}
  >
    ${label}
  </button>`
}
