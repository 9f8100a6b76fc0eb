import type { TemplateResult } from 'lit-html'
import {
  HEX_OFF,
  legalMoves,
  ok,
  type GameKit,
  type Move,
  type Result,
} from '../../../engine/index.ts'
import { movedBy } from '../../boards/aim.ts'
import { moveAt } from '../../boards/moves.ts'
import type { Mark } from '../../boards/square-geometry.ts'
import { boards } from '../../i18n/boards.ts'
import { table as words } from '../../i18n/table.ts'
import { labQuery } from '../../state/lab-link.ts'
import { errorWords, sentenceOf } from '../../figure/error-words.ts'
import { fetched } from '../../figure/fetched.ts'
import { loadFace, type MakeFace } from './face.ts'
import { roomsOf } from './rooms.ts'
import type { GameExtras, Way } from './game-extras.ts'
import { isPass } from './game-record.ts'
import { belowTemplate, type HandActions, type InHand } from './hand-view.ts'
import { labPage } from './lab-page.ts'
import { loadExtras } from './load-extras.ts'
import type { Scene } from './scene.ts'
import type { Face, Shown } from './shown.ts'
import { spokenSide, toldOf } from './told.ts'

export interface TableEvents {
  /**
   * A legal move that the reader has made, or why it cannot be made: `again` makes it once it can.
   */
  readonly move: (move: Result<Move>, again: () => void) => void
  /**
   * The scene is to be shown again: the reader points elsewhere or, where it is `handled`, has taken
   * something in hand or put it down, so that what was wrong before is past.
   */
  readonly changed: (handled: boolean) => void
}

/** What the reader is doing at the table; gone with the next change of the game. */
interface Hand {
  /** The square under the pointer or the focus. */
  readonly pointed: number | undefined
  /** Where a finger has put a stone that is not placed yet. */
  readonly aim: number | undefined
  /** Marbles taken in hand, in the order of their line. */
  readonly chosen: readonly number[]
  readonly preview: Way | undefined
  /** Where the move was refused. */
  readonly wrong: number | undefined
}

const EMPTY: Hand = {
  pointed: undefined,
  aim: undefined,
  chosen: [],
  preview: undefined,
  wrong: undefined,
}

/** The table of a game. What only some games have comes with the first that has it. */
export async function loadTable(kit: GameKit<unknown>, events: TableEvents): Promise<Table> {
  const [extras, makeFace] = await Promise.all([loadExtras(kit.game.id), loadFace(kit)])
  return new Table(kit, extras, makeFace, events)
}

/**
 * Where moves are made, on a board of either kind: by a click; by a finger on a small square, which
 * holds a stone there first; by marbles that are taken in hand and then go somewhere; by a button,
 * where the board has no square for a move. It names no game and keeps none: it says which legal
 * move was meant, and shows the scene it is given.
 */
export class Table {
  /** The board, which draws itself. */
  readonly element: HTMLElement
  readonly extras: GameExtras<unknown>
  private readonly kit: GameKit<unknown>
  private readonly events: TableEvents
  private readonly face: Face
  private scene: Scene | undefined
  private hand: Hand = EMPTY

  constructor(
    kit: GameKit<unknown>,
    extras: GameExtras<unknown>,
    makeFace: MakeFace,
    events: TableEvents,
  ) {
    this.kit = kit
    this.extras = extras
    this.events = events
    const touched = {
      pick: (square: number) => this.pick(square),
      point: (pointed: number | undefined) => this.point(pointed),
      aim: (square: number) => this.aimAt(square),
      take: (from: number, to: number) => this.take(from, to),
      go: (direction: number) => this.drag(direction),
    }
    this.face = makeFace(document, touched, boards)
    this.element = this.face.element
    this.element.addEventListener('keydown', (event) => {
      if (event.key === 'Escape') this.actions.cancel()
    })
  }

  /** Draws the scene, and gives what is to stand below the board. */
  show(scene: Scene, arriving = false): TemplateResult {
    this.scene = scene
    const { kit, extras } = this
    const { position, since, named = false } = scene
    const inHand = this.inHand(scene)
    this.face.show(kit, position, this.shown(scene, inHand.ways ?? []), arriving)
    const facts = scene.counts === false ? [] : (extras.facts?.(kit, position, words) ?? [])
    const told = toldOf(kit, position, since, named, extras, words)
    const rooms = roomsOf(kit, extras, named)
    const search = this.search(scene)
    const played = search !== undefined && (kit.played?.(position).length ?? 0) > 0
    const seen = scene.halfTurn === true ? turned(inHand) : inHand
    const below = { facts, told, inHand: seen, rooms, search, played }
    return belowTemplate(below, this.actions, words)
  }

  /** Where the position can be searched. */
  private search({ position, options }: Scene): string | undefined {
    const { game } = this.kit
    if (options === undefined) return undefined
    if (game.outcome(position) !== undefined) return ''
    const sent = { game: game.id, options, position: game.format(position) }
    return labPage() + labQuery(sent)
  }

  /** Puts down what is in hand. */
  letGo(): void {
    this.hand = EMPTY
  }

  /** Where a finger holds a stone, or else the square under the pointer or the focus. */
  get pointed(): number | undefined {
    return this.hand.aim ?? this.hand.pointed
  }

  focus(): void {
    this.face.focus()
  }

  private shown(scene: Scene, ways: readonly Way[]): Shown {
    const { kit, extras, hand } = this
    const { position, label, active, room, lit, hint, line, over, halfTurn = false } = scene
    const { pointed, aim, chosen, preview, wrong } = hand
    const us = kit.game.toMove(position)
    const goals = (way: Way) => way.steps.filter(({ player }) => player === us).map(({ to }) => to)
    // A click on one of these cells moves there, so pointing at it shows the move.
    const under = ways.find((way) => pointed !== undefined && goals(way).includes(pointed))
    const marks: Mark[] = [...(extras.marks?.(position) ?? []), ...this.gone(scene)]
    if (wrong !== undefined) marks.push({ square: wrong, shape: 'frame', tone: 'beta' })
    return {
      label,
      active,
      plays: scene.picked === undefined,
      room,
      pointed,
      aim,
      marks,
      over,
      lit,
      line,
      halfTurn,
      chosen,
      ways,
      targets: ways.flatMap(goals).filter((to) => to !== HEX_OFF && !chosen.includes(to)),
      preview: (preview ?? under)?.steps ?? (chosen.length === 0 ? (over?.preview ?? []) : []),
      hint: hint === undefined ? [] : (extras.steps?.(position, hint) ?? []),
      hintSquare: hint === undefined ? undefined : kit.board?.targets(position, hint)[0],
      steps: extras.lastSteps?.(position) ?? [],
    }
  }

  /** The squares from which stones have been taken, where none lies now. */
  private gone({ position, since }: Scene): Mark[] {
    const { board } = this.kit
    if (board?.shape !== 'square') return []
    return since
      .flatMap(({ taken }) => taken)
      .filter((square) => board.at(position, square) === -1)
      .map((square) => ({ square, shape: 'cross', tone: 'beta' }))
  }

  /** What the reader can do besides picking squares, and what is to be said of it. */
  private inHand({ position, active }: Scene): InHand {
    const { kit, extras, hand } = this
    if (!active) return { says: '' }
    const name = (square: number) => kit.board?.squareName(position, square) ?? String(square)
    if (hand.aim !== undefined) {
      const move = this.reach(hand.aim)
      const aim = name(hand.aim)
      if (move?.ok !== false) return { says: words.over(aim), aim }
      const sentence = sentenceOf(move.error)
      return { says: '', aim, ...(sentence && { wrong: words.refused(sentence) }) }
    }
    const ways = this.ways()
    if (ways !== undefined) {
      return { says: ways.length === 0 ? words.noWay : words.inHand(hand.chosen.map(name)), ways }
    }
    if (extras.choose !== undefined) return { says: words.pick }
    const pass = passIn(kit, position)
    if (pass === undefined) return { says: '' }
    const side = spokenSide(kit, position, kit.game.toMove(position), words)
    return { says: pass.only ? words.mustPass(side) : '', pass: pass.move }
  }

  private ways(): readonly Way[] | undefined {
    const { chosen } = this.hand
    if (this.scene === undefined || chosen.length === 0) return undefined
    return this.extras.ways?.(this.kit, this.scene.position, chosen)
  }

  /** Where picks are no moves nothing follows the pointer, so nothing is to be shown again. */
  private point(pointed: number | undefined): void {
    if (this.scene?.picked === undefined) this.handle({ pointed })
    else this.hand = { ...this.hand, pointed }
  }

  private pick(square: number): void {
    const { kit, extras, scene } = this
    if (scene?.active !== true) return
    const { position, picked } = scene
    if (picked !== undefined) {
      this.letGo()
      return picked(square)
    }
    if (extras.choose === undefined) return this.make(moveAt(kit, position, square), square)
    const choice = extras.choose(kit, position, this.hand.chosen, square)
    switch (choice.kind) {
      case 'chosen':
        return this.handle({ chosen: choice.cells, wrong: undefined }, true)
      case 'move':
        return this.make(ok(choice.move), square)
      case 'wrong':
        return this.make(kit.game.parseMove(position, choice.text), square)
    }
  }

  private make(move: Result<Move>, square: number): void {
    if (!move.ok) this.hand = { ...this.hand, wrong: square }
    // What a finger holds where it cannot be placed has been said to be wrong: it is said again.
    if (!move.ok && this.hand.aim === square) return this.aimAt(square)
    const { hand } = this
    this.events.move(move, () => {
      this.hand = hand
      this.pick(square)
    })
  }

  /** Makes a move that is known to be legal. */
  private moveBy(move: Move): void {
    this.events.move(ok(move), () => undefined)
  }

  /** Holds a stone over a square, and shows at once if it cannot be placed there. */
  private aimAt(square: number): void {
    const wrong = this.reach(square)?.ok === false ? square : undefined
    this.handle({ aim: square, wrong }, true)
    if (wrong === undefined) return
    void errorWords(this.element).then(() => this.events.changed(false))
  }

  /** The move that a pick of a square is, or why it is none; undefined where picks are no moves. */
  private reach(square: number): Result<Move> | undefined {
    const { scene } = this
    if (scene === undefined || scene.picked !== undefined) return undefined
    return moveAt(this.kit, scene.position, square)
  }

  private take(from: number, to: number): void {
    const chosen = this.extras.line?.(this.scene?.position, from, to)
    if (chosen === undefined) return
    this.handle({ chosen, wrong: undefined }, true)
  }

  /** Moves the marbles in hand, which have been dragged. */
  private drag(direction: number): void {
    const way = this.ways()?.find((each) => each.direction === direction)
    if (way !== undefined) this.moveBy(way.move)
  }

  private handle(change: Partial<Hand>, handled = false): void {
    this.hand = { ...this.hand, ...change }
    this.events.changed(handled)
  }

  private readonly actions: HandActions = {
    nudge: (right, up) => {
      const { aim } = this.hand
      const size = this.scene && this.kit.board?.size(this.scene.position)
      const way = this.scene?.halfTurn === true ? -1 : 1
      if (aim !== undefined && size !== undefined) {
        this.aimAt(movedBy(size, aim, way * right, way * up))
      }
    },
    place: () => {
      const { aim } = this.hand
      if (aim === undefined) return
      this.pick(aim)
      this.focus()
    },
    cancel: () => {
      const { aim, chosen, wrong } = this.hand
      if (aim === undefined && wrong === undefined && chosen.length === 0) return
      this.letGo()
      this.events.changed(true)
      this.focus()
    },
    go: (way) => {
      this.moveBy(way.move)
      this.focus()
    },
    preview: (way) => {
      // A button that goes away with the focus tells its `blur` amid the drawing.
      if (way !== this.hand.preview) this.handle({ preview: way })
    },
    pass: (move) => this.moveBy(move),
    analyse: (event) => {
      event.preventDefault()
      const { kit, scene } = this
      void fetched(this.element, () => import('./analyse.ts')).then(({ analyse }) =>
        analyse(kit, scene?.position, scene?.options ?? {}),
      )
    },
  }
}

/** The ways of what is in hand as they are seen on a board that is turned. */
function turned({ ways, ...others }: InHand): InHand {
  if (ways === undefined) return others
  return { ...others, ways: ways.map((way) => ({ ...way, direction: (way.direction + 3) % 6 })) }
}

/** The legal move for which the board has no square, and whether there is no other. */
function passIn(
  kit: GameKit<unknown>,
  position: unknown,
): { readonly move: Move; readonly only: boolean } | undefined {
  const moves = legalMoves(kit, position)
  const move = moves.find((each) => isPass(kit, position, each))
  return move === undefined ? undefined : { move, only: moves.length === 1 }
}
