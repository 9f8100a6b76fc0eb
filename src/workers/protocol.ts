import type {
  Best,
  Choice,
  Effort,
  GameOptions,
  Graded,
  Iteration,
  Judged,
  MatchGame,
  MctsOptions,
  MctsRecording,
  MctsResult,
  Parting,
  PositionGraph,
  PositionKeys,
  PuzzleKind,
  RecordedChoice,
  Recording,
  Result,
  SearchName,
  SearchOptions,
  SearchResult,
  SplitFound,
  SplitLanes,
  SplitName,
  SplitStart,
  SplitTask,
  Survey,
  Symptom,
  ThreatOptions,
  ThreatResult,
  TournamentOptions,
  UserError,
} from '../../engine/index.ts'

/*
 * What a page and a worker say to each other. A worker serves one game, so that its searches
 * stay monomorphic; it answers requests in the order they come. To cancel is to end the worker.
 */

export interface SearchRequest {
  readonly task: 'search'
  /** A move list or a board text, as the game reads it. */
  readonly position: string
  readonly gameOptions?: GameOptions
  readonly algorithm: SearchName
  readonly options: SearchOptions
  /** What the search begins with, Max's view, as the position's text writes values; see `withWindow`. */
  readonly window?: readonly [string, string]
  /** Record the search. */
  readonly trace?: boolean
  /** The most nodes to record. */
  readonly cap?: number
  /** Add the nodes below each cut to the recording, if it then has no more than this many. */
  readonly grow?: number
  /** Count what each cut saved, looking at no more than this many nodes in all. */
  readonly sizes?: number
  /** Have the game's solver search in place of the algorithm, in no more than so many nodes. */
  readonly solve?: number
  /** Tell which nodes are the same position. */
  readonly graph?: boolean
  /** Measure each depth of a deepening search by itself, in no more than this many nodes each. */
  readonly alone?: number
}

/** Asks what a long text says: for a game that can `hold` it. */
export interface ReadRequest {
  readonly task: 'read'
  readonly position: string
  readonly gameOptions?: GameOptions
}

/** What it says, or what is wrong with it, and how the game writes that. */
export interface ReadText {
  readonly read: Result<unknown>
  readonly written: string
}

/** Asks how many nodes plain minimax would visit. */
export interface CountRequest {
  readonly task: 'count'
  readonly position: string
  readonly gameOptions?: GameOptions
  /** Plies. */
  readonly depth: number
  /** Give up past this many nodes. */
  readonly budget: number
}

/** Asks for a Monte-Carlo search. */
export interface MctsRequest {
  readonly task: 'mcts'
  readonly position: string
  readonly gameOptions?: GameOptions
  readonly options: MctsOptions
  /** Record it, with the moves of its playouts. */
  readonly trace?: boolean
}

/** Asks for a win by threats of the side to move, of a game that has threats. */
export interface ThreatRequest {
  readonly task: 'threats'
  readonly position: string
  readonly gameOptions?: GameOptions
  readonly options: ThreatOptions
}

/** Asks what is right in a puzzle. */
export interface PuzzleRequest {
  readonly task: 'puzzle'
  readonly kind: PuzzleKind
  readonly position: string
  readonly gameOptions?: GameOptions
  /** The move to be judged, as the game writes it; absent: the one that is right. */
  readonly move?: string
}

/** Makes the worker one of those who search a position together; see `RootSplit`. */
export interface JoinRequest {
  readonly task: 'join'
  readonly position: string
  readonly gameOptions?: GameOptions
  readonly start: SplitStart
}

/** Hands the worker its share of the search that it has joined last. */
export interface ShareRequest {
  readonly task: 'share'
  readonly share: SplitTask
}

/** Asks what several workers would do of a search, counted in nodes; see `splitLanes`. */
export interface LanesRequest {
  readonly task: 'lanes'
  readonly position: string
  readonly gameOptions?: GameOptions
  readonly algorithm: SplitName
  readonly options: SearchOptions
  readonly workers: number
  readonly shared: boolean
}

/** Asks for the move of an agent. */
export interface AgentRequest {
  readonly task: 'agent'
  readonly position: string
  readonly gameOptions?: GameOptions
  /** Its id. */
  readonly agent: string
  /** Of the generator of whatever is random: an int32. */
  readonly seed: number
}

/** Has an agent choose its move, and asks for the search that it is chosen by. */
export interface RecordRequest extends Omit<AgentRequest, 'task'> {
  readonly task: 'record'
  /** The most nodes to record. */
  readonly cap: number
  /** As of `SearchRequest`: for searches that look at all moves to one depth. */
  readonly grow: number
  readonly sizes: number
}

/** Begins a match of two agents, in place of any before it; nothing is played yet. */
export interface MatchRequest {
  readonly task: 'match'
  /** Where every game starts. */
  readonly position: string
  readonly gameOptions?: GameOptions
  readonly agents: readonly [string, string]
  readonly options: TournamentOptions
}

/** Plays the match that was begun last on for a moment: a ply at least, and to the end of a game. */
interface PlayOnRequest {
  readonly task: 'play-on'
}

/** Runs a faulty search and its right twin on a position, to find where they part. */
export interface PartRequest {
  readonly task: 'part'
  /** The id of a case of the clinic. */
  readonly case: string
  readonly position: string
  readonly gameOptions?: GameOptions
  /** The most nodes to record of each. */
  readonly cap: number
}

/** Counts a symptom of the clinic over seeded games; see `ClinicCase.symptom`. */
export interface SymptomRequest {
  readonly task: 'symptom'
  readonly case: string
  readonly seed: number
  readonly games: number
}

/** Asks a worker that reviews games what a position is worth. */
export interface ReviewRequest {
  readonly task: 'review'
  readonly position: string
  readonly gameOptions?: GameOptions
  readonly effort: Effort
  /** Whether the game's solver is asked, where there is one. */
  readonly solve: boolean
}

export type Request =
  | SearchRequest
  | ReadRequest
  | CountRequest
  | MctsRequest
  | ThreatRequest
  | PuzzleRequest
  | LanesRequest
  | JoinRequest
  | ShareRequest
  | AgentRequest
  | RecordRequest
  | MatchRequest
  | PlayOnRequest
  | PartRequest
  | SymptomRequest
  | ReviewRequest

/** How far a search has come. */
export interface Progress {
  /** Of a Monte-Carlo search its iterations. */
  readonly nodes: number
  /**
   * What would be played if it were stopped now, its value in the view in which it will answer;
   * absent before a move is judged.
   */
  readonly best?: Best
}

/** How far a match has come. */
export interface MatchProgress {
  /** Plies of the game that is being played, or has just ended. */
  readonly plies: number
  /** Where a game has ended: that game. */
  readonly ended?: MatchGame
}

export interface SearchAnswer {
  readonly result: SearchResult
  /** Of a deepening search that is not recorded: the depths that were done. */
  readonly iterations?: readonly Iteration[]
  /** Where `trace` was asked for; its columns are transferred, not copied. */
  readonly recording?: Recording
  readonly survey?: Survey
  /** By node of the recording, where `sizes` was asked for: see `skippedSizes`. */
  readonly sizes?: Int32Array
  /** Where they were asked for: see `positionGraph` and `nodesAlone`; keys where there is a table. */
  readonly graph?: PositionGraph
  readonly keys?: PositionKeys
  readonly alone?: Int32Array
}

export interface MctsAnswer {
  readonly result: MctsResult
  /** Where `trace` was asked for; its columns are transferred, not copied. */
  readonly recording?: MctsRecording
}

/** A move in a puzzle, as the game writes it, and what the engine says of it. */
export interface PuzzleAnswer extends Graded {
  readonly move: string
}

/** An agent's search, with what its cuts saved where that was counted. */
export interface RecordedSearch {
  readonly chosen: RecordedChoice
  readonly survey: Survey
  readonly sizes?: Int32Array
}

/** What the page sends; `id` comes back with everything that answers it. */
export interface Envelope {
  readonly id: number
  readonly request: Request
}

export type Message =
  | { readonly kind: 'progress'; readonly id: number; readonly progress: Progress }
  | { readonly kind: 'search'; readonly id: number; readonly answer: SearchAnswer }
  /** `nodes` is -1 where the budget did not suffice. */
  | { readonly kind: 'read'; readonly id: number; readonly text: ReadText }
  | { readonly kind: 'count'; readonly id: number; readonly nodes: number }
  | { readonly kind: 'mcts'; readonly id: number; readonly answer: MctsAnswer }
  | { readonly kind: 'threats'; readonly id: number; readonly result: ThreatResult }
  | { readonly kind: 'puzzle'; readonly id: number; readonly answer: PuzzleAnswer }
  | { readonly kind: 'agent'; readonly id: number; readonly choice: Choice }
  | { readonly kind: 'record'; readonly id: number; readonly recorded: RecordedSearch }
  | { readonly kind: 'match'; readonly id: number }
  | { readonly kind: 'played'; readonly id: number; readonly progress: MatchProgress }
  | { readonly kind: 'part'; readonly id: number; readonly parting: Parting }
  | { readonly kind: 'symptom'; readonly id: number; readonly symptom: Symptom }
  | { readonly kind: 'review'; readonly id: number; readonly judged: Judged }
  | { readonly kind: 'lanes'; readonly id: number; readonly lanes: SplitLanes }
  | { readonly kind: 'joined'; readonly id: number }
  | { readonly kind: 'share'; readonly id: number; readonly found: SplitFound }
  | { readonly kind: 'error'; readonly id: number; readonly error: UserError }

/** As much of a Worker as the client uses, so that a test can be one. */
export interface Port {
  onmessage: ((event: MessageEvent<Message>) => void) | null
  onerror: ((event: ErrorEvent) => void) | null
  postMessage(envelope: Envelope): void
  terminate(): void
}
