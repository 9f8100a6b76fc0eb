import { CUTOFF, type Replay, type UserError } from '../../engine/index.ts'
import { at } from '../boards/svg.ts'
import { cli } from '../i18n/cli.ts'
import { tree as words } from '../i18n/tree.ts'
import { ROOMS } from '../widgets/tree/geometry.ts'
import { treeModel } from '../widgets/tree/model.ts'
import { tellingOf } from '../widgets/tree/names.ts'
import { recordNow } from '../widgets/tree/record-now.ts'
import { stepSentence } from '../widgets/tree/sentence.ts'
import type { TreeSpec } from '../widgets/tree/spec.ts'
import { TreeView } from '../widgets/tree/view.ts'
import { good, quoted, refuse, type Checked } from './cli-error.ts'
import { standalone } from './standalone-svg.ts'

/** Draws a step of a search as a file; an `error` is in the text of the position. */
export function drawSearch(
  spec: TreeSpec,
  where: string,
): Checked<string> | { readonly ok: false; readonly error: UserError } {
  const session = recordNow(spec)
  if (!session.ok) return session
  const { replay, explicit } = session.value
  const step = stepAt(replay, where)
  if (!step.ok) return step
  const telling = tellingOf(session.value, words)
  const reading = { step: step.value, selected: -1, choice: new Map<number, boolean>() }
  const model = treeModel(telling, reading, ROOMS.wide)
  const draw = (document: Document) => {
    const view = new TreeView(document, words, false)
    view.update(model)
    // On paper all of it is shown, at its own size.
    view.look({ x: 0, y: 0, k: 1 })
    const { element } = view
    const [width, height] = [at(model.width), at(model.height)]
    element.setAttribute('viewBox', `0 0 ${width} ${height}`)
    element.setAttribute('role', 'img')
    element.setAttribute('aria-label', words.figure(explicit))
    return element
  }
  return good(standalone(draw, stepSentence(telling, step.value)))
}

/** The step that a person means: a number, `end`, or `cutoff:2` for the second cutoff. */
export function stepAt(replay: Replay, where: string): Checked<number> {
  if (where === 'end') return good(replay.steps)
  const wanted = /^(cutoff:)?([0-9]+)$/.exec(where)
  if (wanted === null) return refuse('not-a-step', cli.errors.notAStep(quoted(where)))
  const number = Number(wanted[2])
  if (wanted[1] === undefined) {
    return number <= replay.steps
      ? good(number)
      : refuse('no-such-step', cli.errors.noSuchStep(replay.steps))
  }
  const { cutoffs } = replay.counts(replay.steps)
  if (number < 1 || number > cutoffs) {
    return refuse('no-such-cutoff', cli.errors.noSuchCutoff(cutoffs))
  }
  let event = -1
  for (let i = 0; i < number; i++) event = replay.recording.kind.indexOf(CUTOFF, event + 1)
  return good(event + 1)
}
