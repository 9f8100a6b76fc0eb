import {
  ContractError,
  fail,
  growCuts,
  nodesAlone,
  ok,
  positionGraph,
  positionKeys,
  record,
  search,
  subjectFrom,
  skippedSizes,
  surveyOf,
  treeSize,
  type Best,
  type GameKit,
  type Iteration,
  type RecordedSolution,
  type Recording,
  type Result,
  type Subject,
} from '../../engine/index.ts'
import { withWindow } from './with-window.ts'
import type {
  CountRequest,
  Progress,
  ReadRequest,
  ReadText,
  SearchAnswer,
  SearchRequest,
} from './protocol.ts'

/** What a search in a worker is given besides its request. */
export interface Service {
  /** Milliseconds from any origin. */
  readonly clock: () => number
  readonly progress: (progress: Progress) => void
}

/** Milliseconds between two words of progress. */
export const PROGRESS_EVERY = 100

/** Solves a position and records that: see `recordSolution`. */
export type Solves<P> = (
  position: P,
  nodes: number,
  cap: number | undefined,
  hooks: { readonly progress: (nodes: number) => void },
) => RecordedSolution

/** A solution as a search answers. */
function solved<P>(
  { game }: GameKit<P>,
  position: P,
  { recording, move, low, high, nodes, stopped }: RecordedSolution,
  request: SearchRequest,
): SearchAnswer {
  return {
    result: {
      algorithm: 'alphabeta',
      depth: recording.depth,
      value: low === high ? low : undefined,
      bound: low === high ? 'exact' : 'lower',
      move,
      line: move < 0 ? [] : [move],
      nodes,
      leaves: 0,
      cutoffs: 0,
      tableHits: 0,
      tableStores: 0,
      ...(stopped && { stopped }),
    },
    recording,
    survey: surveyOf(recording),
    ...(request.graph === true && joined(game, position, recording)),
  }
}

/** Which nodes are one position; and where a table was used, by which keys. */
function joined<P>(
  game: GameKit<P>['game'],
  position: P,
  recording: Recording,
): Pick<SearchAnswer, 'graph' | 'keys'> {
  const keys = positionKeys(game, position, recording)
  const graph = positionGraph(recording, keys)
  return recording.stored.length === 0 ? { graph } : { graph, keys }
}

/** Runs a search as asked. A text that cannot be read, and an error of ours, come as data. */
export function serveSearch<P>(
  kit: GameKit<P>,
  request: SearchRequest,
  service: Service,
  solves?: Solves<P>,
): Result<SearchAnswer> {
  return guarded(() => {
    const read = kit.game.parse(request.position, request.gameOptions)
    if (!read.ok) return read
    if (request.solve !== undefined) {
      if (solves === undefined) throw new ContractError('serveSearch', 'no solver to record')
      const hooks = { progress: paced(service) }
      const solution = solves(read.value, request.solve, request.cap, hooks)
      return ok(solved(kit, read.value, solution, request))
    }
    const begun = withWindow(kit, read.value, request)
    if (!begun.ok) return begun
    const { position, options } = begun.value
    const { game } = kit
    const subject = subjectFrom(kit, position)
    const { algorithm } = request
    if (request.trace !== true) {
      return ok(watched(subject, { ...request, options }, service))
    }

    const hooks = { clock: service.clock, progress: paced(service) }
    // On a large board what is left out would be most of a recording.
    const drops =
      options.candidates === undefined && options.beam === undefined ? 'each' : 'grouped'
    const recorded = record(algorithm, subject, options, hooks, request.cap, drops)
    const recording =
      request.grow === undefined
        ? recorded.recording
        : growCuts(game, position, recorded.recording, request.grow)
    return ok({
      result: recorded.result,
      recording,
      survey: surveyOf(recording),
      ...(request.sizes !== undefined && {
        sizes: skippedSizes(game, position, recording, request.sizes),
      }),
      ...(request.graph === true && joined(game, position, recording)),
      ...(request.alone !== undefined &&
        algorithm === 'deepening' && {
          alone: nodesAlone(subject, options, recording, request.alone),
        }),
    })
  })
}

/** What a text says, or what is wrong with it. */
export function serveRead<P>(kit: GameKit<P>, request: ReadRequest): Result<ReadText> {
  return guarded(() => {
    const read = kit.game.parse(request.position, request.gameOptions)
    return ok({ read, written: read.ok ? kit.game.format(read.value) : '' })
  })
}

/** How many nodes plain minimax would visit; -1 where the budget does not suffice. */
export function serveCount<P>(kit: GameKit<P>, request: CountRequest): Result<number> {
  return guarded(() => {
    const read = kit.game.parse(request.position, request.gameOptions)
    if (!read.ok) return read
    return ok(treeSize(kit.game, read.value, request.depth, request.budget))
  })
}

function watched<P>(
  subject: Subject<P>,
  { algorithm, options }: SearchRequest,
  service: Service,
): SearchAnswer {
  const { depth } = options
  let best: Best | undefined
  const iterations: Iteration[] = []
  const result = search(algorithm, subject, options, {
    clock: service.clock,
    progress: paced(service, () => best),
    // A depth that is not done may have judged one move alone: the last one that is counts.
    better(soFar) {
      if (algorithm !== 'deepening') best = { ...soFar, depth, partial: true }
    },
    iteration(done) {
      const { line, value, depth } = done
      best = { move: line[0], value, depth, line }
      iterations.push(done)
    },
  })
  return { result, ...(algorithm === 'deepening' && { iterations }) }
}

/** Passes on a count of nodes now and then, with the best so far where that is known. */
export function paced(
  service: Service,
  bestSoFar?: () => Best | undefined,
): (nodes: number) => void {
  let next = service.clock() + PROGRESS_EVERY
  return (nodes) => {
    const now = service.clock()
    if (now < next) return
    next = now + PROGRESS_EVERY
    const best = bestSoFar?.()
    service.progress({ nodes, ...(best && { best }) })
  }
}

/** An error of ours comes as data, since nobody would catch a throw. */
export function guarded<T>(run: () => Result<T>): Result<T> {
  try {
    return run()
  } catch (error) {
    const reason = error instanceof ContractError ? error.message : String(error)
    return fail('worker/failed', 0, { reason })
  }
}
