import { NO_MOVE, type GameKit, type Move } from '../../core/game.ts'
import { deepening } from '../../search/deepening.ts'
import { MAX_PLY, outcomeScore, pliesToEnd, WIN } from '../../search/score.ts'
import type { SearchHooks } from '../../search/run.ts'
import { subjectFrom, type Iteration } from '../../search/types.ts'
import type { Solver } from '../solving.ts'
import { dangerIn, wonByThreats } from './dangers.ts'
import type { Judged, Seen } from './judged.ts'
import { isNarrow, type ReviewWay } from './way.ts'

/** Plies of a solved line that are told. */
const LINE = 12

/** What a judge may use beside the position. */
export type JudgeHooks = Pick<SearchHooks, 'progress'>

/**
 * Judges the positions of one game. What a solver has found it keeps from one to the next: a game
 * is judged from its end, where it is found soonest.
 */
export class Judge<P> {
  private readonly kit: GameKit<P>
  private readonly way: ReviewWay
  private readonly solver: Solver<P> | undefined

  constructor(kit: GameKit<P>, way: ReviewWay, solver?: Solver<P>) {
    this.kit = kit
    this.way = way
    this.solver = solver
  }

  /**
   * Judges a position, which is played on and restored.
   *
   * @param solve  whether the solver is asked, where there is one
   */
  judge(p: P, solve = true, hooks: JudgeHooks = {}): Judged {
    const { game } = this.kit
    const toMove = game.toMove(p)
    const outcome = game.outcome(p)
    if (outcome !== undefined) {
      const value = outcomeScore(outcome, toMove, 0)
      const score = this.solver?.solve(p).score
      const scored = score === undefined ? {} : { score: score + 0 }
      return {
        toMove,
        by: 'end',
        value,
        exact: true,
        ...scored,
        plies: 0,
        line: [],
        seen: [],
        nodes: 0,
      }
    }
    const searched = this.search(p, hooks)
    const solved = solve ? this.solve(p, searched.nodes, hooks) : undefined
    if (solved !== undefined) return { ...searched, ...solved, toMove }
    return { ...searched, ...this.threats(p, searched, hooks), toMove }
  }

  /** By the search, which tells at each depth what it would play. */
  private search(p: P, { progress }: JudgeHooks): Omit<Judged, 'toMove'> {
    const { kit, way } = this
    const seen: Seen[] = []
    let judged = 0
    let ended = false
    const subject = subjectFrom(kit, p)
    const { evaluation } = subject
    const counting = {
      evaluate(position: P) {
        judged++
        return evaluation.evaluate(position)
      },
    }
    const iteration = ({ depth, value, line }: Iteration) => {
      if (ended) return
      seen.push({ depth, value: value + 0, move: kit.game.formatMove(p, line[0] ?? NO_MOVE) })
      // Without a table every line was looked at now, and none was judged before its end.
      ended = judged === 0 && way.search.tableMegabytes === undefined && !isNarrow(way.search)
      judged = 0
    }
    const { value, line, nodes } = deepening({ ...subject, evaluation: counting }, way.search, {
      iteration,
      ...(progress && { progress }),
    })
    const plies = pliesToEnd(value) ?? (ended ? seen.at(-1)?.depth : undefined)
    const exact = plies !== undefined && !isNarrow(way.search)
    return {
      by: 'search',
      value,
      ...(exact && { exact, plies }),
      line: this.texts(p, line),
      seen,
      nodes,
    }
  }

  /** By the solver; undefined where there is none, or its limit comes first. */
  private solve(p: P, spent: number, hooks: JudgeHooks): Partial<Judged> | undefined {
    const { solver, way } = this
    if (solver === undefined) return undefined
    const solved = solver.solve(p, { nodes: way.solver }, hooks)
    const { score, plies, best } = solved
    if (score === undefined) return undefined
    const line = [best, ...this.follow(p, best, way.solver - solved.nodes)]
    return {
      by: 'solver',
      value: valueOf(score, plies),
      exact: true,
      score: score + 0,
      ...(plies !== undefined && { plies }),
      line: this.texts(p, line),
      nodes: spent + solved.nodes,
    }
  }

  /** How a solved line goes on after a move. */
  private follow(p: P, move: Move, nodes: number): Move[] {
    const { game } = this.kit
    const line: Move[] = []
    game.play(p, move)
    for (let left = nodes; line.length < LINE - 1 && left >= 1;) {
      if (game.outcome(p) !== undefined) break
      const { best, score, nodes: spent } = this.solver?.solve(p, { nodes: left }) ?? NOTHING
      if (score === undefined || best === NO_MOVE) break
      left -= spent
      line.push(best)
      game.play(p, best)
    }
    for (let i = 0; i <= line.length; i++) game.undo(p)
    return line
  }

  /** By a win by threats of one side or the other, where the game has such. */
  private threats(
    p: P,
    { value, line, nodes }: Omit<Judged, 'toMove'>,
    hooks: JudgeHooks,
  ): Partial<Judged> {
    const { kit, way } = this
    const won = wonByThreats(kit, p, way.threats, hooks)
    if (won === undefined) return {}
    const texts = this.texts(p, won.line)
    if (texts.length > 0) {
      const value = WIN - texts.length
      return { by: 'threats', value, line: texts, nodes: nodes + won.nodes }
    }
    const { danger, plies, nodes: more } = dangerIn(kit, p, way.threats, hooks)
    const spent = nodes + won.nodes + more
    if (plies === undefined) {
      const [best] = danger.defences
      const held = best === undefined || danger.defences.includes(line[0] ?? '')
      return { danger, nodes: spent, ...(!held && { line: [best] }) }
    }
    const seen = value !== undefined && pliesToEnd(value) !== undefined && value < 0
    return { by: 'threats', value: seen ? value : plies - WIN, danger, nodes: spent }
  }

  private texts(p: P, line: readonly Move[]): string[] {
    const { game } = this.kit
    const texts = line.map((move) => {
      const text = game.formatMove(p, move)
      game.play(p, move)
      return text
    })
    for (let i = 0; i < line.length; i++) game.undo(p)
    return texts
  }
}

const NOTHING = { best: NO_MOVE, score: undefined, nodes: 0 } as const

/** A solver's score as a search counts; the most plies where it does not say how many. */
function valueOf(score: number, plies = MAX_PLY): number {
  if (score === 0) return 0
  return score > 0 ? WIN - plies : plies - WIN
}
