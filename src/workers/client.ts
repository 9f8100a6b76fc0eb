import {
  fail,
  ok,
  type Choice,
  type Judged,
  type Parting,
  type Result,
  type SplitFound,
  type SplitLanes,
  type Symptom,
  type ThreatResult,
} from '../../engine/index.ts'
import type {
  AgentRequest,
  CountRequest,
  JoinRequest,
  LanesRequest,
  MatchProgress,
  MatchRequest,
  MctsAnswer,
  MctsRequest,
  Message,
  PartRequest,
  Port,
  Progress,
  PuzzleAnswer,
  PuzzleRequest,
  RecordRequest,
  ReadRequest,
  ReadText,
  RecordedSearch,
  Request,
  ReviewRequest,
  SearchAnswer,
  SearchRequest,
  ShareRequest,
  SymptomRequest,
  ThreatRequest,
} from './protocol.ts'
import { spawnEngine } from './spawn.ts'

interface Waiting {
  readonly request: Request
  readonly progress?: (progress: Progress) => void
  readonly settle: (message: Message) => void
}

/**
 * Resolves when a worker that did not start is to be started again; `over` ends the waiting, since
 * nothing is wanted of it any more.
 */
type Occasion = (over: AbortSignal) => Promise<void>

/**
 * The engine behind a worker, for one game and one widget. The worker starts with the first
 * request. Every promise settles with a `Result` and none rejects; after `stop` those that
 * were waiting settle with `worker/stopped`. A worker that does not start is started again at the
 * next occasion, where there is one to come, and its requests wait.
 */
export class EngineClient {
  private readonly spawn: () => Port
  private readonly occasion: Occasion | undefined
  private readonly waiting = new Map<number, Waiting>()
  private port: Port | undefined
  private absent: AbortController | undefined
  private last = 0

  constructor(game: string, spawn: () => Port = () => spawnEngine(game), occasion?: Occasion) {
    this.spawn = spawn
    this.occasion = occasion
  }

  search(
    request: Omit<SearchRequest, 'task'>,
    progress?: (progress: Progress) => void,
  ): Promise<Result<SearchAnswer>> {
    return this.ask({ task: 'search', ...request }, progress, (message) =>
      message.kind === 'search' ? message.answer : undefined,
    )
  }

  /** What a long text says, which the game can then `hold`. */
  read(request: Omit<ReadRequest, 'task'>): Promise<Result<ReadText>> {
    return this.ask({ task: 'read', ...request }, undefined, (message) =>
      message.kind === 'read' ? message.text : undefined,
    )
  }

  /** The nodes plain minimax would visit; -1 where the budget does not suffice. */
  count(request: Omit<CountRequest, 'task'>): Promise<Result<number>> {
    return this.ask({ task: 'count', ...request }, undefined, (message) =>
      message.kind === 'count' ? message.nodes : undefined,
    )
  }

  mcts(
    request: Omit<MctsRequest, 'task'>,
    progress?: (progress: Progress) => void,
  ): Promise<Result<MctsAnswer>> {
    return this.ask({ task: 'mcts', ...request }, progress, (message) =>
      message.kind === 'mcts' ? message.answer : undefined,
    )
  }

  /** A win by threats, or that there is none. */
  threats(
    request: Omit<ThreatRequest, 'task'>,
    progress?: (progress: Progress) => void,
  ): Promise<Result<ThreatResult>> {
    return this.ask({ task: 'threats', ...request }, progress, (message) =>
      message.kind === 'threats' ? message.result : undefined,
    )
  }

  /** What is right in a puzzle. */
  puzzle(request: Omit<PuzzleRequest, 'task'>): Promise<Result<PuzzleAnswer>> {
    return this.ask({ task: 'puzzle', ...request }, undefined, (message) =>
      message.kind === 'puzzle' ? message.answer : undefined,
    )
  }

  /** The move of an agent. */
  agent(
    request: Omit<AgentRequest, 'task'>,
    progress?: (progress: Progress) => void,
  ): Promise<Result<Choice>> {
    return this.ask({ task: 'agent', ...request }, progress, (message) =>
      message.kind === 'agent' ? message.choice : undefined,
    )
  }

  /** The search by which an agent chooses its move. */
  record(
    request: Omit<RecordRequest, 'task'>,
    progress?: (progress: Progress) => void,
  ): Promise<Result<RecordedSearch>> {
    return this.ask({ task: 'record', ...request }, progress, (message) =>
      message.kind === 'record' ? message.recorded : undefined,
    )
  }

  /** Begins a match, in place of any before it; `playOn` plays it. */
  match(request: Omit<MatchRequest, 'task'>): Promise<Result<true>> {
    return this.ask({ task: 'match', ...request }, undefined, (message) =>
      message.kind === 'match' ? true : undefined,
    )
  }

  /**
   * Plays the match on for a moment, a game to its end at the most. It rests until it is asked
   * to go on, and then goes on from the same ply.
   */
  playOn(): Promise<Result<MatchProgress>> {
    return this.ask({ task: 'play-on' }, undefined, (message) =>
      message.kind === 'played' ? message.progress : undefined,
    )
  }

  /** Where a faulty search and its right twin part. */
  part(request: Omit<PartRequest, 'task'>): Promise<Result<Parting>> {
    return this.ask({ task: 'part', ...request }, undefined, (message) =>
      message.kind === 'part' ? message.parting : undefined,
    )
  }

  /** Counts the symptom of a fault over seeded games. */
  symptom(request: Omit<SymptomRequest, 'task'>): Promise<Result<Symptom>> {
    return this.ask({ task: 'symptom', ...request }, undefined, (message) =>
      message.kind === 'symptom' ? message.symptom : undefined,
    )
  }

  /** What a position is worth, of a worker that reviews games. */
  review(
    request: Omit<ReviewRequest, 'task'>,
    progress?: (progress: Progress) => void,
  ): Promise<Result<Judged>> {
    return this.ask({ task: 'review', ...request }, progress, (message) =>
      message.kind === 'review' ? message.judged : undefined,
    )
  }

  /** What several workers would do of a search. */
  lanes(request: Omit<LanesRequest, 'task'>): Promise<Result<SplitLanes>> {
    return this.ask({ task: 'lanes', ...request }, undefined, (message) =>
      message.kind === 'lanes' ? message.lanes : undefined,
    )
  }

  /** Makes this worker one of those who search a position together. */
  join(request: Omit<JoinRequest, 'task'>): Promise<Result<true>> {
    return this.ask({ task: 'join', ...request }, undefined, (message) =>
      message.kind === 'joined' ? true : undefined,
    )
  }

  /** Has this worker do its share of the search that it has joined last. */
  share(
    share: ShareRequest['share'],
    progress?: (progress: Progress) => void,
  ): Promise<Result<SplitFound>> {
    return this.ask({ task: 'share', share }, progress, (message) =>
      message.kind === 'share' ? message.found : undefined,
    )
  }

  get busy(): boolean {
    return this.waiting.size > 0
  }

  /** Ends the worker, and with it whatever it was doing; the next request starts another. */
  stop(): void {
    this.port?.terminate()
    this.port = undefined
    this.absent?.abort()
    this.absent = undefined
    this.failAll('worker/stopped')
  }

  private ask<T>(
    request: Request,
    progress: Waiting['progress'],
    read: (message: Message) => T | undefined,
  ): Promise<Result<T>> {
    const id = ++this.last
    return new Promise((resolve) => {
      const settle = (message: Message) => {
        if (message.kind === 'error') return resolve({ ok: false, error: message.error })
        const value = read(message)
        resolve(value === undefined ? fail('worker/failed') : ok(value))
      }
      this.waiting.set(id, { request, settle, ...(progress !== undefined && { progress }) })
      if (this.absent === undefined) this.open().postMessage({ id, request })
    })
  }

  private open(): Port {
    if (this.port !== undefined) return this.port
    const port = this.spawn()
    let started = false
    port.onmessage = ({ data }) => {
      started = true
      const asked = this.waiting.get(data.id)
      if (data.kind === 'progress') return asked?.progress?.(data.progress)
      this.waiting.delete(data.id)
      asked?.settle(data)
    }
    // The script did not load, or broke where no request was at hand.
    port.onerror = () => {
      port.terminate()
      this.port = undefined
      if (started || this.occasion === undefined) this.failAll('worker/crashed')
      else void this.startLater(this.occasion)
    }
    this.port = port
    return port
  }

  private async startLater(occasion: Occasion): Promise<void> {
    const absent = new AbortController()
    this.absent = absent
    await occasion(absent.signal)
    if (this.absent !== absent) return
    this.absent = undefined
    for (const [id, { request }] of this.waiting) this.open().postMessage({ id, request })
  }

  private failAll(code: string): void {
    const asked = [...this.waiting]
    this.waiting.clear()
    for (const [id, { settle }] of asked) settle({ kind: 'error', id, error: fail(code).error })
  }
}
