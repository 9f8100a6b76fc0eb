import { html, nothing, type TemplateResult } from 'lit-html'
import { SIGN_SLIPS, type SignSlip } from '../../../engine/index.ts'
import {
  choices,
  copyButton,
  errorLine,
  hintLine,
  textField,
  undoButtons,
  type Shown,
} from '../../figure/panel.ts'
import type { SignsWords } from '../../i18n/signs.ts'
import { DEPTHS } from './pair.ts'

export interface SignsControls {
  readonly slip: SignSlip
  readonly offersSlip: boolean
  /** Plies. */
  readonly depth: number
  readonly offersDepth: boolean
  readonly text: string
  /** Whether it is an explicit tree. */
  readonly explicit: boolean
}

export interface SignsActions {
  readonly slip: (slip: SignSlip) => void
  readonly depth: (depth: number) => void
  readonly position: (text: string) => void
}

export function signsControls(
  figure: Shown,
  { slip, offersSlip, depth, offersDepth, text, explicit }: SignsControls,
  actions: SignsActions,
  words: SignsWords,
): TemplateResult {
  const slips = SIGN_SLIPS.map((each) => [each, words.slips[each]] as const)
  const depths = DEPTHS.map((each) => [each, String(each)] as const)
  const label = explicit ? words.tree : words.position
  const field = {
    name: 'signs-tree-field',
    most: 4000,
    ...(explicit && { title: words.treeHint }),
  }
  return html`
    ${offersSlip ? choices(figure, words.slip, slips, slip, actions.slip) : nothing}
    ${offersDepth ? choices(figure, words.depth, depths, depth, actions.depth) : nothing}
    <div class="controls">
      ${textField(figure, label, text, actions.position, field)} ${undoButtons(figure)}
      ${copyButton(figure)}
    </div>
    ${errorLine(figure)} ${hintLine(figure)}
  `
}
