import {
  kitOf,
  type GameKit,
  type GameOptions,
  gameIds,
  type Move,
  type OptionSpec,
  type Player,
} from '../../engine/index.ts'
import { sideName } from '../boards/model.ts'
import { cli } from '../i18n/cli.ts'
import {
  good,
  oneLine,
  quoted,
  refuse,
  refuseName,
  refuseText,
  sentenceOf,
  type Checked,
} from './cli-error.ts'
import type { Args } from './args.ts'
import type { Answer } from './verb.ts'

/** A game with the options of its start, laid out to be played. */
export interface Table<P> {
  readonly kit: GameKit<P>
  readonly options: GameOptions
}

/** The game that was named, with the options given for it. */
export function tableOf(args: Args): Checked<Table<unknown>> {
  const kit = gameOf(args.operands[0] ?? '')
  return kit.ok ? withOptions(kit.value, args.pairs) : kit
}

export function gameOf(id: string): Checked<GameKit<unknown>> {
  const kit = kitOf(id)
  if (kit.ok) return kit
  return refuseName({ ...kit.error, params: { id: quoted(id) } }, cli.theGamesAre(gameIds))
}

/** Checks options; yes, no, on and off will do where one is true or false. */
export function withOptions<P>(
  kit: GameKit<P>,
  pairs: Iterable<readonly [string, string | number | boolean]>,
): Checked<Table<P>> {
  const options: Record<string, string | number | boolean> = {}
  const given = [...pairs]
  const wanted = given.find(([name]) => name === 'preset')?.[1]
  const preset = kit.presets?.find(({ id }) => id === wanted)
  if (wanted !== undefined && preset === undefined) {
    const names = (kit.presets ?? []).map(({ id }) => id)
    return refuse('no-such-preset', cli.errors.noSuchPreset(quoted(String(wanted)), names))
  }
  for (const [name, value] of given) {
    if (name === 'preset') continue
    const spec = kit.options.find((each) => each.name === name)
    if (spec === undefined) {
      const names = kit.options.map((each) => each.name)
      const error = { code: 'option/unknown', at: 0, params: { name: quoted(name) } }
      return refuseName(error, cli.itsOptionsAre(kit.game.id, names))
    }
    if (Object.hasOwn(options, name)) return refuse('given-twice', cli.errors.optionTwice(name))
    options[name] = plainValue(spec, value)
  }
  // What is given by name comes before what the preset says.
  const all = { ...preset?.options, ...options }
  const start = kit.game.parse('', all)
  return start.ok ? good({ kit, options: all }) : refuseName(start.error)
}

function plainValue(spec: OptionSpec, value: string | number | boolean): string | number | boolean {
  if (spec.type !== 'boolean') return value
  switch (String(value).toLowerCase()) {
    case 'true':
    case 'yes':
    case 'on':
      return true
    case 'false':
    case 'no':
    case 'off':
      return false
    default:
      return value
  }
}

/** Reads a position; an empty text is the start. */
export function positionOf<P>({ kit, options }: Table<P>, text: string): Checked<P> {
  const read = kit.game.parse(text, options)
  return read.ok ? read : refuseText(cli.where.position, read.error)
}

/** What a text may mean otherwise than it was read, in sentences. */
export function warningsOf<P>({ kit, options }: Table<P>, text: string): string[] {
  return (kit.doubts?.(text, options) ?? []).map(({ code, option, value }) =>
    oneLine(cli.doubt(sentenceOf({ code, at: 0 }), option, value)),
  )
}

/** An answer with warnings before it. */
export function warned({ json, text }: Answer, warnings: readonly string[]): Answer {
  if (warnings.length === 0 || typeof json !== 'object' || json === null) return { json, text }
  return { json: { ...json, warnings }, text: () => [...warnings, text()].join('\n') }
}

/** `X`, `O`, `b`, `w`, `draw`, or null while the game goes on. */
export function winnerOf<P>(kit: GameKit<P>, p: P): string | null {
  const outcome = kit.game.outcome(p)
  if (outcome === undefined) return null
  return outcome.winner === 'draw' ? 'draw' : sideName(kit, p, outcome.winner)
}

/** Whose five is pending, or null. */
export function pendingOf<P>(kit: GameKit<P>, p: P): string | null {
  const player = kit.pending?.(p) ?? -1
  return player === -1 ? null : sideName(kit, p, player)
}

/** Why the game is over, or why a five that stands does not win yet; null while it goes on. */
export function reasonOf<P>(kit: GameKit<P>, p: P): string | null {
  const ended = kit.game.outcome(p)?.reason
  return ended ?? (pendingOf(kit, p) === null ? null : 'five-breakable')
}

export function moverOf<P>(kit: GameKit<P>, p: P): string {
  return sideName(kit, p, kit.game.toMove(p))
}

/** The texts of moves that follow one another from a position. */
export function lineTexts<P>({ game }: GameKit<P>, p: P, line: readonly Move[]): string[] {
  const texts = line.map((move) => {
    const text = game.formatMove(p, move)
    game.play(p, move)
    return text
  })
  for (let i = 0; i < line.length; i++) game.undo(p)
  return texts
}

export function squareNames<P>(kit: GameKit<P>, p: P, squares: readonly number[]): string[] {
  return squares.map((square) => kit.board?.squareName(p, square) ?? String(square))
}

/** Something of each side, by what the sides are called. */
export function bySide<P, T>(kit: GameKit<P>, p: P, of: (player: Player) => T): Record<string, T> {
  return { [sideName(kit, p, 0)]: of(0), [sideName(kit, p, 1)]: of(1) }
}
