import {
  agentsOf,
  Judge,
  judging,
  reviewWay,
  solverOf,
  type Effort,
  type Judged,
  type Lapse,
  type Standing,
} from '../../engine/index.ts'
import { sideName } from '../boards/model.ts'
import { cli } from '../i18n/cli.ts'
import { review as words } from '../i18n/review.ts'
import { foundOf, knownBriefly, sideOf, told, type Found } from '../widgets/review/model.ts'
import type { GameRecord } from '../widgets/table/game-record.ts'
import { reasonOf, winnerOf } from './table.ts'
import { plainTable } from './tree-nodes.ts'
import type { Answer, Json } from './verb.ts'

/** What is wrong with the rest of a game. */
interface Cut {
  readonly sentence: string
  readonly code: string
  readonly at: number
}

/** Reviews a game of at least one move, by the way of the page on which a game is analysed. */
export function reviewed(
  record: GameRecord<unknown>,
  effort: Effort,
  cut: Cut | undefined,
  progress: ((text: string) => void) | undefined,
): Answer {
  const found = foundOf(record, judgedOf(record, effort, progress))
  if (found === undefined) return { json: null, text: () => '' }
  return {
    json: jsonOf(record, effort, found, cut),
    text: () => textOf(record, found, cut),
  }
}

function judgedOf(
  { kit, line, board, options }: GameRecord<unknown>,
  effort: Effort,
  progress: ((text: string) => void) | undefined,
): readonly Judged[] {
  const start = kit.game.parse(board, options)
  const p = start.ok ? start.value : kit.game.initial(options)
  const solver = solverOf(kit.game.id)
  // No game may make the next one's nodes fewer.
  solver?.clear()
  const judge = new Judge(kit, reviewWay(agentsOf(kit.game.id), effort), solver)
  const moves = line.map(({ move }) => move)
  const steps = judging(kit, judge, p, moves)
  let step = steps.next()
  for (let done = 1; step.done !== true; done++) {
    progress?.(cli.judged(done, moves.length + 1))
    step = steps.next()
  }
  progress?.('')
  return step.value
}

function jsonOf(
  record: GameRecord<unknown>,
  effort: Effort,
  { review, judged, standings, nodes }: Found,
  cut: Cut | undefined,
): Json {
  const { kit, position, board, line, options } = record
  const side = (player: 0 | 1) => sideName(kit, position, player)
  const start = kit.game.parse(board, options)
  return {
    game: kit.game.id,
    effort,
    ...(cut === undefined
      ? { error: null }
      : { error: cut.sentence, illegal: { code: cut.code, at: cut.at } }),
    start: start.ok ? kit.game.format(start.value) : '',
    moves: line.map(({ text }) => text),
    winner: winnerOf(kit, position),
    reason: reasonOf(kit, position),
    view: side(0),
    positions: judged.map((each, ply) => ({
      ply,
      move: line[ply - 1]?.text ?? null,
      toMove: each === undefined ? null : side(each.toMove),
      ...standingJson(standings[ply]),
      by: each?.by ?? null,
      depth: each?.by === 'search' ? each.seen.length : null,
      line: [...(each?.line ?? [])],
      nodes: each?.nodes ?? 0,
    })),
    lapses: review.lapses.map((lapse) => lapseJson(record, lapse, side(lapse.mover))),
    turning: review.turning === undefined ? null : review.turning + 1,
    noise: review.noise,
    nodes,
  }
}

function lapseJson(record: GameRecord<unknown>, lapse: Lapse, side: string): Json {
  return {
    number: lapse.ply + 1,
    side,
    played: lapse.played,
    better: lapse.better,
    line: [...lapse.line],
    others: [...lapse.others],
    kind: lapse.kind,
    lost: lapse.lost ?? null,
    before: standingJson(lapse.before),
    after: standingJson(lapse.after),
    seenFrom: lapse.seenFrom ?? null,
    doubt: lapse.doubt ?? null,
    sentence: words.lapse(told(record, lapse, words)),
  }
}

/** A value is an evaluation: where the result is known, that is told, and how far off it is. */
function standingJson(standing: Standing | undefined) {
  return {
    result: standing === undefined || standing.kind === 'value' ? null : standing.kind,
    value: standing?.kind === 'value' ? standing.value + 0 : null,
    plies: standing?.plies ?? null,
    score: standing?.score === undefined ? null : standing.score + 0,
    exact: standing?.exact ?? false,
  }
}

function textOf(record: GameRecord<unknown>, found: Found, cut: Cut | undefined): string {
  const { kit, position, line } = record
  const { review, standings, judged, nodes } = found
  const winner = winnerOf(kit, position)
  const rows = standings.map((standing, ply) => [
    String(ply),
    line[ply - 1]?.text ?? '',
    words.value(standing),
    knownBriefly(judged[ply], words),
  ])
  const head = [words.moveHead, words.playedHead, words.valueHead, words.depthHead]
  return [
    ...(cut === undefined ? [] : [cut.sentence, cli.kept(line.length), '']),
    `${words.numbersCaption(sideOf(record, 0, words))}:`,
    plainTable([head, ...rows]),
    ...(winner === null ? [] : [cli.standing('', winner, reasonOf(kit, position), null)]),
    '',
    ...(review.lapses.length === 0 ? [words.none] : [`${words.lapses}:`]),
    ...review.lapses.map((lapse) => {
      const { number, side, played, kind } = told(record, lapse, words)
      const turning = lapse.ply === review.turning ? ` ${words.turning}` : ''
      return [
        `${words.went(number, side, played, kind)}.${turning}`,
        `   ${words.lapse(told(record, lapse, words))}`,
        `   ${words.line(lapse.line)}`,
      ].join('\n')
    }),
    '',
    words.done(nodes),
  ].join('\n')
}
