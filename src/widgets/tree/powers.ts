import { html, type nothing, type TemplateResult } from 'lit-html'
import type { Key } from '../../figure/stepper/keys.ts'
import type { Steps } from '../../figure/stepper/stepper.ts'
import type { Reading } from './node-model.ts'
import type { Names, Telling } from './names.ts'
import type { Session } from './session.ts'
import type { TreeHost } from './tree-input.ts'

/** What the powers of a figure see of it. */
export interface Seen {
  readonly session: Session
  readonly step: number
  /** A node of the recording, or -1. */
  readonly selected: number
}

/** The same, and what they do to it. */
export interface Powered extends Seen {
  readonly names: Names
  /** Stands at a step, and plays no longer. */
  go(step: number): void
  /** Selects a node. */
  select(node: number): void
  redraw(): void
}

/** What is added to what the reader has chosen. */
export type Added = Omit<Partial<Reading>, 'step' | 'selected' | 'choice'>

/** A part of the figure that is drawn in any document. */
export interface Aside {
  readonly element: HTMLElement
  update(telling: Telling, reading: Reading): void
}

/** Draws a search in place of the usual tree. */
export interface Picture {
  readonly element: HTMLElement
  update(telling: Telling, reading: Reading): void
  /** Whether the children of the selected node are shown; undefined where it has none. */
  readonly open: boolean | undefined
  zoom(factor: number): void
  fit(): void
  /** Whether the key was the picture's own. */
  key(event: KeyboardEvent): boolean
  focus(): void
  /** The figure leaves the page. */
  close(): void
}

/** What a figure can do besides showing a search step by step: fetched where it is switched on. */
export interface Powers {
  /** Whether they need to know more of a search than is recorded: see `INSIGHT`. */
  readonly insight?: boolean
  /** Stands between the steps and what is said of them, and is drawn with each step. */
  readonly aside?: Aside
  /** What is drawn now in place of the usual tree; absent where that is. */
  picture?(host: TreeHost): Picture | undefined
  /** What else the figure shows. */
  reading(seen: Seen): Added
  /** What its steps have besides the jumps of a search. */
  steps(session: Session): Partial<Steps>
  /** The controls below the row of steps. */
  draw(powered: Powered): TemplateResult | typeof nothing
  /** The step that a key asks for; undefined where it asks for none. */
  key(key: Key, session: Session, step: number): number | undefined
}

/** Several powers as one; of a key that more than one has a use for, the first decides. */
export function together(all: readonly Powers[]): Powers {
  const aside = all.find((each) => each.aside !== undefined)?.aside
  return {
    insight: all.some(({ insight }) => insight === true),
    ...(aside && { aside }),
    picture(host) {
      for (const each of all) {
        const picture = each.picture?.(host)
        if (picture !== undefined) return picture
      }
      return undefined
    },
    reading: (seen) => Object.assign({}, ...all.map((each) => each.reading(seen))) as Added,
    steps: (session) =>
      Object.assign({}, ...all.map((each) => each.steps(session))) as Partial<Steps>,
    draw: (powered) => html`${all.map((each) => each.draw(powered))}`,
    key(key, session, step) {
      for (const each of all) {
        const to = each.key(key, session, step)
        if (to !== undefined) return to
      }
      return undefined
    },
  }
}
