import { html, nothing, type TemplateResult } from 'lit-html'
import {
  after,
  EVALUATION_LIMIT,
  FIVE,
  FOUR,
  HEX_CELLS,
  legalMoves,
  type Choice,
  type GameKit,
  type Player,
  type Result,
} from '../../../engine/index.ts'
import type { Mark } from '../../boards/square-geometry.ts'
import { button, select } from '../../figure/panel.ts'
import { drained } from '../../figure/unhurried.ts'
import { analysis } from '../../i18n/analysis.ts'
import { review as words } from '../../i18n/review.ts'
import type { EngineClient } from '../../workers/client.ts'
import { evaluationTemplate } from '../analysis/evaluation-view.ts'
import type { TermGroup } from '../analysis/groups.ts'
import { evaluationOf } from '../analysis/models.ts'
import { legend, STRONGEST } from '../heat/legend.ts'
import type { GameRecord } from '../table/game-record.ts'
import type { Lit, Overlay } from '../table/shown.ts'
import { sideOf } from './model.ts'

const LOOKS = ['none', 'terms', 'heat', 'threats', 'agents'] as const
type Look = (typeof LOOKS)[number]

/** An agent of the game, as the page names it. */
export type NamedAgent = readonly [id: string, name: string]

/** What the board shows besides the position, and what stands below. */
export interface Looked {
  readonly over?: Overlay
  readonly lit?: Lit | undefined
  readonly panel: TemplateResult
}

interface Asked {
  readonly position: string
  readonly choices: readonly Result<Choice>[] | undefined
}

/** Seed of agents that draw lots. */
const SEED = 1

/** What a reader looks at in any position of the game: terms, heat, threats, two players. */
export class Looks {
  private readonly agents: readonly NamedAgent[]
  private readonly client: () => EngineClient
  private readonly redraw: () => void
  private look: Look = 'none'
  private lit: TermGroup | undefined
  private pair: readonly [string, string]
  private asked: Asked | undefined

  constructor(agents: readonly NamedAgent[], client: () => EngineClient, redraw: () => void) {
    this.agents = agents
    this.client = client
    this.redraw = redraw
    this.pair = [agents.at(-1)?.[0] ?? '', agents.at(-2)?.[0] ?? '']
  }

  show(record: GameRecord<unknown>): Looked {
    const { kit, position } = record
    const offered = LOOKS.filter(
      (look) =>
        (look !== 'threats' || kit.threatBoard !== undefined) &&
        (look !== 'agents' || this.agents.length > 1),
    )
    const choice = select(
      words.looks,
      offered.map((each) => [each, words.look[each]] as const),
      this.look,
      (look) => {
        this.look = look
        this.redraw()
      },
    )
    const over = kit.game.outcome(position) !== undefined
    const looked =
      over && this.look !== 'terms' && this.look !== 'none'
        ? { panel: html`<p class="hint">${words.over}</p>` }
        : this.looked(record)
    return {
      ...looked,
      panel: html`<div class="controls">${choice}</div>
        ${looked.panel}`,
    }
  }

  private looked(record: GameRecord<unknown>): Looked {
    switch (this.look) {
      case 'none':
        return { panel: html`` }
      case 'terms':
        return this.terms(record)
      case 'heat':
        return heat(record)
      case 'threats':
        return threats(record)
      case 'agents':
        return this.compared(record)
    }
  }

  private terms({ kit, position }: GameRecord<unknown>): Looked {
    const { lit } = this
    const terms = kit.evaluation.explain(position)
    const light = (group: TermGroup | undefined) => {
      this.lit = group
      this.redraw()
    }
    const model = evaluationOf(kit, position, terms, lit, analysis)
    return {
      lit: lit && { squares: lit.squares, favours: lit.contribution >= 0 },
      panel: evaluationTemplate(model, { light, pin: light }, analysis),
    }
  }

  private compared(record: GameRecord<unknown>): Looked {
    const { pair, agents, asked } = this
    const choose = (label: string, at: 0 | 1) =>
      select(
        label,
        agents,
        pair[at],
        (id) => {
          this.pair = at === 0 ? [id, pair[1]] : [pair[0], id]
          this.asked = undefined
          this.redraw()
        },
        { stacked: true },
      )
    const here = asked?.position === record.text ? asked : undefined
    const controls = html`${choose(words.oneAgent, 0)} ${choose(words.otherAgent, 1)}
      <div class="controls">${button(words.ask, () => void this.ask(record))}</div>`
    if (here === undefined) return { panel: controls }
    if (here.choices === undefined) {
      return {
        panel: html`${controls}
          <p role="status">${words.asking}</p>`,
      }
    }
    const found = here.choices.flatMap((each) => (each.ok ? [each.value] : []))
    const { kit, position } = record
    const labels: string[] = []
    const marks: Mark[] = []
    const says = found.map(({ move, value }, i) => {
      const name = i === 0 ? words.oneAgent : words.otherAgent
      for (const square of kit.board?.targets(position, move) ?? []) {
        // On a stone that moves on, or is pushed, a letter would lie over its mark.
        if (kit.board?.at(position, square) === -1) labels[square] = (labels[square] ?? '') + name
        marks.push({ square, shape: i === 0 ? 'frame' : 'ring', tone: i === 0 ? 'good' : 'alpha' })
      }
      const worth =
        value === undefined || Math.abs(value) > EVALUATION_LIMIT ? '' : words.number(value)
      const agent = agents.find(([id]) => id === pair[i])?.[1] ?? ''
      return words.chooses(name, agent, kit.game.formatMove(position, move), worth)
    })
    const agree = found.length === 2 && found[0]?.move === found[1]?.move
    return {
      over: { marks, labels: filled(labels), notes: filled(labels) },
      panel: html`${controls}
        <p role="status">${says.join(' ')} ${agree ? words.agree : ''}</p>`,
    }
  }

  private async ask(record: GameRecord<unknown>): Promise<void> {
    const { text: position, options: gameOptions } = record
    this.asked = { position, choices: undefined }
    this.redraw()
    const choices: Result<Choice>[] = []
    for (const agent of this.pair) {
      choices.push(await this.client().agent({ position, gameOptions, agent, seed: SEED }))
    }
    if (this.asked.position !== position) return
    this.asked = { position, choices }
    this.redraw()
  }
}

/** An array of texts without holes. */
function filled(labels: readonly (string | undefined)[]): string[] {
  return Array.from(labels, (label) => label ?? '')
}

/** What the evaluation gives one ply on for the best move to each square. */
function heat(record: GameRecord<unknown>): Looked {
  const { kit, position } = record
  const { board } = kit
  const worths = drained(worthOf(kit, position))
  const values = [...worths.values()]
  const [low, high] = [Math.min(...values), Math.max(...values)]
  const { columns, rows } = board?.size(position) ?? { columns: 0, rows: 0 }
  const isHex = board?.shape === 'hex'
  const shades = new Float64Array(isHex ? HEX_CELLS : columns * rows)
  const labels = Array.from(shades, () => '')
  const notes = [...labels]
  for (const [square, worth] of worths) {
    shades[square] = high === low ? 0 : ((worth - low) / (high - low)) * STRONGEST
    notes[square] = words.number(worth)
    // On a marble that can be pushed a number could not be read.
    if (columns <= 10 && board?.at(position, square) === -1) labels[square] = notes[square]
  }
  const hint = isHex ? words.heatHexHint : words.heatHint
  return {
    over: { heat: shades, labels, notes },
    panel: html`<p class="hint">${hint(sideOf(record, kit.game.toMove(position), words))}</p>
      ${legend(document, [low, high], words)}`,
  }
}

function* worthOf<P>(kit: GameKit<P>, p: P) {
  const { evaluation, board, game } = kit
  const mover = game.toMove(p)
  const worths = new Map<number, number>()
  for (const move of legalMoves(kit, p)) {
    const all = board?.targets(p, move) ?? []
    // Of marbles that follow each other, what the first of them comes to.
    const squares =
      board?.shape === 'hex' ? all.filter((cell) => board.at(p, cell) !== mover) : all.slice(0, 1)
    const worth = after(kit, p, move, () => 0 - evaluation.evaluate(p))
    for (const square of squares) {
      worths.set(square, Math.max(worth, worths.get(square) ?? worth))
    }
    yield
  }
  return worths
}

/** Where each side makes a five or a four with its next stone. */
function threats(record: GameRecord<unknown>): Looked {
  const { kit, position } = record
  const board = kit.threatBoard?.(position)
  if (board === undefined) return { panel: html`` }
  const out = new Int32Array(board.squares)
  const marks: Mark[] = []
  const labels: string[] = []
  const listed = (side: Player, making: typeof FIVE | typeof FOUR) => {
    const moves = [...out.subarray(0, board.list(side, making, out))]
    return moves.map((move) => {
      const [square = move] = kit.board?.targets(position, move) ?? []
      const shape = side === 0 ? 'frame' : 'ring'
      marks.push({ square, shape, tone: side === 0 ? 'alpha' : 'beta' })
      labels[square] = labels[square] ?? (making === FIVE ? '5' : '4')
      return kit.game.formatMove(position, move)
    })
  }
  const says = ([0, 1] as const).map((side) =>
    words.threatsOf(sideOf(record, side, words), listed(side, FIVE), listed(side, FOUR)),
  )
  return {
    over: { marks, labels: filled(labels), notes: filled(labels) },
    panel: html`${
      marks.length === 0 ? html`<p>${words.noThreats}</p>` : html`<p>${says.join(' ')}</p>`
    }
    ${marks.length === 0 ? nothing : html`<p class="hint">${words.threatsHint}</p>`}`,
  }
}
