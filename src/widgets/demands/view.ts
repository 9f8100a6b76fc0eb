import { html, type TemplateResult } from 'lit-html'
import {
  button,
  choices,
  errorLine,
  hintLine,
  saysLine,
  select,
  type Shown,
} from '../../figure/panel.ts'
import { termsTable } from '../../figure/terms-table.ts'
import type { DemandsWords } from '../../i18n/demands.ts'
import { gameControls } from '../table/panel.ts'
import { EXAMPLES, MOST_DEPTH, viewRow, type ExampleName } from './model.ts'
import { VARIANTS, type Variant, type Views } from './program.ts'

export interface DemandsModel {
  readonly says: string
  readonly variant: Variant
  readonly depth: number
  readonly views: Views
  readonly sides: readonly [string, string]
  readonly canClear: boolean
}

export interface DemandsActions {
  readonly variant: (variant: Variant) => void
  readonly depth: (plies: number) => void
  readonly example: (example: ExampleName) => void
  readonly clear: () => void
}

const DEPTHS = Array.from({ length: MOST_DEPTH }, (_, i) => i + 1)

/** @param board  the board and what stands below it */
export function demandsTemplate(
  figure: Shown,
  model: DemandsModel,
  actions: DemandsActions,
  board: readonly unknown[],
  words: DemandsWords,
): TemplateResult {
  const variants = VARIANTS.map((each) => [each, words.variants[each]] as const)
  const depths = DEPTHS.map((each) => [each, words.plies(each)] as const)
  return html`
    <div class="beside-board">${board}</div>
    <div class="beside-side">
      ${select(words.evaluation, variants, model.variant, actions.variant, { stacked: true })}
      ${choices(figure, words.depth, depths, model.depth, actions.depth)}
      ${viewsTable(model, words)} ${saysLine(model.says, { name: 'demands-says' })}
      ${errorLine(figure)}
      <div class="controls" role="group" aria-label=${words.examples}>
        ${keysOf(EXAMPLES).map((example) =>
          button(words.example[example], () => actions.example(example)),
        )}
      </div>
      ${gameControls(figure, actions.clear, model.canClear, { controls: words.game, clear: words.clear })}
      ${hintLine(figure)}
    </div>
  `
}

function viewsTable({ views, sides }: DemandsModel, words: DemandsWords): TemplateResult {
  const { x, o, sum, holds } = viewRow(views)
  return html`
    ${termsTable({
      name: 'heat-terms demands-views',
      caption: words.views,
      rows: [
        { head: words.view(sides[0]), cells: [words.number(x)] },
        { head: words.view(sides[1]), cells: [words.number(o)] },
      ],
      foot: { head: words.sum, cells: [words.number(sum)] },
    })}
    <p class=${holds ? 'good' : 'error'}>${holds ? words.holds : words.fails}</p>
  `
}

function keysOf<K extends string>(record: Readonly<Record<K, unknown>>): K[] {
  return Object.keys(record) as K[]
}
