/** The only door to the engine: what is outside `engine/` imports from here. */
export { abaloneAgents } from './agents/abalone.ts'
export type { Agent, Best, Chooser, Choice } from './agents/agent.ts'
export { connect4Agents } from './agents/connect4.ts'
export * from './agents/elo.ts'
export { EQUAL_BUDGET } from './agents/equal-budget.ts'
export { findAgent } from './agents/find.ts'
export { gomokuAgents } from './agents/gomoku.ts'
export { gomoku8Agents } from './agents/gomoku8.ts'
export { ninukiAgents } from './agents/ninuki.ts'
export { randomOpening } from './agents/opening.ts'
export { recordChoice, type RecordedChoice } from './agents/record.ts'
export { agentOf, agentsOf } from './agents/registry.ts'
export { reversiAgents } from './agents/reversi.ts'
export { agentBy, ownAgent } from './agents/own-agent.ts'
export * from './agents/own-id.ts'
export * from './agents/own-player.ts'
export * from './agents/review/game.ts'
export * from './agents/review/judge.ts'
export type { Judged, Seen } from './agents/review/judged.ts'
export {
  reviewOf,
  standingOf,
  type Lapse,
  type Review,
  type Standing,
} from './agents/review/verdicts.ts'
export * from './agents/review/way.ts'
export { searchingAgent, type Way } from './agents/searching.ts'
export { ReversiEndings } from './agents/reversi-endings/solver.ts'
export { solvedGames, solverOf } from './agents/solvers.ts'
export type { Solved, Solver } from './agents/solving.ts'
export * from './agents/tournament.ts'
export { SOLVING_STEPS, solveByStep, type SolvingStep } from './agents/connect4-solver/by-steps.ts'
export { connect4Layers, type Connect4Layer } from './agents/connect4-solver/layers.ts'
export { Connect4Solver } from './agents/connect4-solver/solver.ts'
export { BOOK_LINES } from './agents/connect4-solver/book-lines.ts'
export { Connect4Book } from './agents/connect4-solver/book.ts'
export { Connect4Winner, connect4Won } from './agents/connect4-solver/won.ts'
export { recordSolution, type RecordedSolution } from './agents/connect4-solver/traced.ts'
export { type ClinicCase, type Count, type Symptom } from './clinic/case.ts'
export { firstPoints as gomokuFirstPoints } from './clinic/first-point.ts'
export { hashOfTheCells } from './clinic/hash-of-the-cells.ts'
export { CLINIC, clinicAgents } from './clinic/index.ts'
export { abaloneCases } from './clinic/of-abalone.ts'
export { connect4Cases } from './clinic/of-connect4.ts'
export { gomokuCases } from './clinic/of-gomoku.ts'
export { gomoku8Cases } from './clinic/of-gomoku8.ts'
export * from './clinic/matches.ts'
export { CAUSES, countOnlyDefends } from './clinic/only-defends.ts'
export * from './clinic/part.ts'
export { repeats } from './clinic/repeats.ts'
export * from './clinic/signed-negamax.ts'
export { randomMover, randomPosition } from './clinic/seeded.ts'
export { after, legalMoves } from './core/after.ts'
export { fraction, readArithmetic, readHexDigits, type Fraction } from './core/arithmetic.ts'
export * from './core/bits.ts'
export { formatRows, looksLikeBoard, readRows } from './core/board-text.ts'
export * from './core/errors.ts'
export { readExcluded } from './core/excluded.ts'
export * from './core/game.ts'
export { mapKey } from './core/hash.ts'
export { NEIGHBOURS, squareName } from './core/grid.ts'
export * from './core/hex.ts'
export { INFLUENCE_REACH, influenceOf } from './core/influence.ts'
export { plainMoves } from './core/plain.ts'
export { legalPart } from './core/legal-part.ts'
export { listGames, MOST_GAMES, type ListedGame } from './core/many-games.ts'
export { perftCounts } from './core/perft.ts'
export { rngOf, type Rng } from './core/rng.ts'
export * from './core/threat-board.ts'
export { lastMoved as lastMovedMarbles, moved as movedMarbles } from './games/abalone/board.ts'
export {
  countInDanger as countMarblesInDanger,
  countUndefended as countUndefendedMarbles,
  inDanger as marblesInDanger,
} from './games/abalone/danger.ts'
export {
  abaloneEvaluation,
  REPORT_WEIGHTS as ABALONE_REPORT_WEIGHTS,
  straightDistance,
  touchingPairs,
  type AbaloneWeights,
} from './games/abalone/evaluate.ts'
export { abalone } from './games/abalone/index.ts'
export { LOSING as ABALONE_LOSING, type AbalonePosition } from './games/abalone/position.ts'
export { connect4 } from './games/connect4/index.ts'
export {
  hasFour,
  SHIFTS as CONNECT_4_SHIFTS,
  winSteps,
  playerWord as connect4Word,
  type Connect4Position,
} from './games/connect4/rules.ts'
export {
  BOARD as CONNECT_4_BOARD,
  BOTTOM as CONNECT_4_BOTTOM,
  foursAlong,
  freePlaces,
  MIRROR_SHIFTS as CONNECT_4_MIRROR_SHIFTS,
  mirrorSteps,
  threats as connect4Threats,
} from './games/connect4/words.ts'
export { gomoku } from './games/gomoku/index.ts'
export { reportFor as gomokuReport, reportFrom as gomokuReportFrom } from './games/gomoku/report.ts'
export type { Gomoku } from './games/gomoku/rules.ts'
export {
  defaultPatterns,
  evaluationOf as gomoku8EvaluationOf,
  FIVE_SCORE as GOMOKU8_FIVE,
  GRID as GOMOKU8_GRID,
} from './games/gomoku8/evaluate.ts'
export { gomoku8 } from './games/gomoku8/index.ts'
export { LINE_COUNT as GOMOKU8_LINES } from './games/gomoku8/lines.ts'
export {
  countMatches,
  findMask,
  slide,
  slideCost,
  type Shape,
  type SlideCost,
  type SlideStep,
} from './games/gomoku8/matching.ts'
export {
  DEFAULT_PATTERNS,
  formatPatterns,
  masksOf,
  parsePattern,
  parsePatterns,
  type Pattern,
  type PatternMask,
} from './games/gomoku8/patterns.ts'
export { sideScoreOf as gomoku8SideScoreOf } from './games/gomoku8/sliding.ts'
export type { Gomoku8 } from './games/gomoku8/rules.ts'
export { loadKit } from './games/load.ts'
export { mnk } from './games/mnk/index.ts'
export { stoneKey as mnkStoneKey } from './games/mnk/rules.ts'
export { DOMINATION as NINUKI_DOMINATION } from './games/ninuki/domination.ts'
export { evaluateAnew as ninukiEvaluateAnew } from './games/ninuki/evaluate.ts'
export { ninuki } from './games/ninuki/index.ts'
export { lineValue as ninukiLineValue } from './games/ninuki/lines.ts'
export { formatBoard as ninukiBoardText } from './games/ninuki/notation.ts'
export {
  liftPacked,
  packed as ninukiPacked,
  packedBoard,
  packedSum,
  PACKED_BITS,
  putPacked,
  readPacked,
  type PackedCells,
} from './games/ninuki/packed-cells.ts'
export { FACTS as NINUKI_FACTS, PATTERNS as NINUKI_PATTERNS } from './games/ninuki/patterns.ts'
export type { NinukiPosition } from './games/ninuki/position.ts'
export { linesInRow as ninukiLinesInRow, type RowLine } from './games/ninuki/row-lines.ts'
export {
  capturesOf as ninukiCaptures,
  fiveSquares as ninukiFiveSquares,
} from './games/ninuki/rules.ts'
export { freeThreesOf as ninukiFreeThrees } from './games/ninuki/threes.ts'
export { THE_33_NODE_TREE } from './games/tree/examples.ts'
export { tree, type ExplicitTree, type TreePosition } from './games/tree/index.ts'
export { childCount, toldSide, valueText, wordOf as labelWord } from './games/tree/tree.ts'
export * from './games/registry.ts'
export { reversi } from './games/reversi/index.ts'
export { stones as reversiStones, type Reversi } from './games/reversi/rules.ts'
export * from './predict/answers.ts'
export * from './predict/asked.ts'
export type { Change } from './predict/change.ts'
export * from './predict/convention.ts'
export * from './predict/cut-leaves.ts'
export * from './predict/demands.ts'
export * from './predict/grade.ts'
export * from './predict/ladder.ts'
export * from './predict/levels.ts'
export * from './predict/marks.ts'
export * from './predict/random-tree.ts'
export type { SlipName } from './predict/slips.ts'
export * from './predict/stops.ts'
export { comparedTerms, decidingTerms, lead, type ComparedTerm } from './puzzles/deciding.ts'
export type { Graded } from './puzzles/graded.ts'
export * from './puzzles/kinds.ts'
export { winsNext } from './puzzles/wins-next.ts'
export { alphabeta } from './search/alphabeta.ts'
export { withTurns } from './search/alternating.ts'
export { gatherCandidates } from './search/candidates.ts'
export { isKiller, KillerOrder } from './search/killer-order.ts'
export { SHARED_CELLS } from './search/deal.ts'
export * from './search/depth-rule.ts'
export * from './search/mcts-options.ts'
export * from './search/mcts-tracer.ts'
export * from './search/mcts.ts'
export * from './search/minimax.ts'
export * from './search/negamax.ts'
export * from './search/points.ts'
export { pvs } from './search/pvs.ts'
export * from './search/root-split.ts'
export * from './search/score.ts'
export * from './search/search.ts'
export * from './search/size.ts'
export * from './search/split-lanes.ts'
export * from './search/split-worker.ts'
export * from './search/threat-result.ts'
export * from './search/threats.ts'
export * from './search/tracer.ts'
export * from './search/transposition.ts'
export * from './search/types.ts'
export * from './trace/explain.ts'
export * from './trace/explain-visit.ts'
export * from './trace/iterations.ts'
export * from './trace/mcts-recording.ts'
export * from './trace/mcts-replay.ts'
export * from './trace/order-reasons.ts'
export * from './trace/outweighed.ts'
export * from './trace/parting.ts'
export * from './trace/position-keys.ts'
export * from './trace/record.ts'
export * from './trace/recorder.ts'
export * from './trace/recording.ts'
export * from './trace/replay.ts'
export * from './trace/skipped.ts'
export * from './trace/survey.ts'
export * from './trace/table-replay.ts'
export * from './trace/tally.ts'
