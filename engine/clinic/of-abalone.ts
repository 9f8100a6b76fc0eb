import type { GameOptions } from '../core/game.ts'
import { mapKey } from '../core/hash.ts'
import { rngOf } from '../core/rng.ts'
import { abalone } from '../games/abalone/index.ts'
import { abaloneEvaluation, DEFAULT_WEIGHTS } from '../games/abalone/evaluate.ts'
import { MARBLES, type AbalonePosition } from '../games/abalone/position.ts'
import { alphabeta } from '../search/alphabeta.ts'
import { pvs } from '../search/pvs.ts'
import type { SearchHooks } from '../search/run.ts'
import { foundValue } from '../search/score.ts'
import type { SearchOptions, SearchResult } from '../search/types.ts'
import { subjectFrom } from '../search/types.ts'
import { asked, caseOf, playable, type ClinicCase, type Count, type Searcher } from './case.ts'
import { WEIGHTS_AS_PRINTED } from './distance-sign.ts'
import { hashOfTheCells, withDictionary } from './hash-of-the-cells.ts'
import { playOn, randomMover, randomPosition } from './seeded.ts'
import { selectionFromOneSide } from './selection-from-one-side.ts'
import { unrealEnds } from './unreal-ends.ts'
import { visitedSet } from './visited-set.ts'
import { wrongAnswers } from './wrong-answers.ts'
import { zeroIsNothing } from './zero-is-nothing.ts'

const START: GameOptions = { variant: 'inf8175' }
const TABLE_MEGABYTES = 4

/** Marbles alone, as the report's first agent counts. */
const MARBLES_ALONE = abaloneEvaluation({ ...DEFAULT_WEIGHTS, alpha2: 0, alpha3: 0 })
const AS_PRINTED = abaloneEvaluation(WEIGHTS_AS_PRINTED)

const twin: Searcher<AbalonePosition> = (position, options, hooks) =>
  alphabeta(subjectFrom(abalone, position), options, hooks)

const byMarbles = (position: AbalonePosition) => ({
  ...subjectFrom(abalone, position),
  evaluation: MARBLES_ALONE,
})

const COMMON = { report: 'abalone-inf8175-2023', start: START, twin } as const

export const abaloneCases: readonly ClinicCase<AbalonePosition>[] = [
  caseOf(
    abalone,
    {
      ...COMMON,
      id: 'visited-set',
      options: { depth: 3 },
      fault: (position, options, hooks) =>
        visitedSet(subjectFrom(abalone, position), options, hooks),
    },
    // Against a table, which is what the set was meant to be.
    ({ fault, options }, seed) => {
      const position = positionOf(seed)
      return {
        fault: wrongAnswers((trace) => fault(position, options, { trace }), options),
        twin: wrongAnswers((trace) => fromTable(position, options.depth, { trace }), options),
      }
    },
  ),
  caseOf(
    abalone,
    {
      ...COMMON,
      id: 'zero-is-nothing',
      options: { depth: 2 },
      fault: (position, options, hooks) => zeroIsNothing(byMarbles(position), options, hooks),
      twin: (position, options, hooks) => alphabeta(byMarbles(position), options, hooks),
    },
    asked(
      positionOf,
      ({ value }, position, options) => value !== pvs(byMarbles(position), options).value,
    ),
  ),
  caseOf(
    abalone,
    {
      ...COMMON,
      id: 'selection-from-one-side',
      options: { depth: 3, ordering: 'evaluation', beam: 8 },
      fault: (position, options, hooks) =>
        selectionFromOneSide(subjectFrom(abalone, position), options, hooks),
    },
    asked(
      positionOf,
      (result, position, { depth }) => foundValue(result) > foundValue(fromTable(position, depth)),
    ),
  ),
  caseOf(
    abalone,
    {
      ...COMMON,
      id: 'distance-sign',
      options: { depth: 2 },
      fault: (position, options, hooks) =>
        alphabeta({ ...subjectFrom(abalone, position), evaluation: AS_PRINTED }, options, hooks),
    },
    ({ fault, twin, options }, seed) => ({
      fault: stepsToCentre(fault, options, seed),
      twin: stepsToCentre(twin, options, seed),
    }),
  ),
  caseOf(
    abalone,
    {
      ...COMMON,
      id: 'unreal-ends',
      options: { depth: 1 },
      fault: (position, options, hooks) =>
        unrealEnds(subjectFrom(abalone, position), options, hooks),
    },
    asked(onePushFromTheEnd, ({ move }, position) => !wins(position, move)),
  ),
  caseOf(
    abalone,
    {
      ...COMMON,
      id: 'hash-of-the-cells',
      options: { depth: 3 },
      fault: (position, options, hooks) =>
        withDictionary(subjectFrom(abalone, position), options, hashOfTheCells, hooks),
      twin: (position, options, hooks) =>
        withDictionary(subjectFrom(abalone, position), options, hashOf, hooks),
    },
    asked(
      positionOf,
      ({ value }, position, { depth }) => value !== fromTable(position, depth).value,
    ),
  ),
]

const hashOf = ({ hash }: AbalonePosition) => mapKey(hash[0], hash[1])

function positionOf(seed: number): AbalonePosition {
  const rng = rngOf(seed)
  return randomPosition(abalone, START, 4 + rng.below(20), rng)
}

/** What the right technique finds that the set of visited positions was meant to be. */
function fromTable(
  position: AbalonePosition,
  depth: number,
  hooks: SearchHooks = {},
): SearchResult {
  return pvs(subjectFrom(abalone, position), { depth, tableMegabytes: TABLE_MEGABYTES }, hooks)
}

/** Steps from the centre of all its marbles, after twenty moves of its own against dice. */
function stepsToCentre(
  searcher: Searcher<AbalonePosition>,
  options: SearchOptions,
  seed: number,
): Count {
  const rng = rngOf(seed)
  const position = randomPosition(abalone, START, seed & 1, rng)
  const us = position.side
  const choose = (p: AbalonePosition) => playable(abalone, p, searcher(p, options))
  playOn(abalone, position, [choose, randomMover(abalone, rng)], 40, () => {})
  return { count: position.distance[us], of: MARBLES - position.lost[us] }
}

/** A position of a right search's game against dice in which it can push the sixth marble off. */
function onePushFromTheEnd(seed: number): AbalonePosition | undefined {
  const { game } = abalone
  const rng = rngOf(seed)
  const position = randomPosition(abalone, START, seed & 1, rng)
  const choose = (p: AbalonePosition) => twin(p, { depth: 1 }).move
  const dice = randomMover(abalone, rng)
  for (let turn = 0; game.outcome(position) === undefined; turn++) {
    const move = turn & 1 ? dice(position) : choose(position)
    if ((turn & 1) === 0 && wins(position, move)) return position
    game.play(position, move)
  }
  return undefined
}

function wins(position: AbalonePosition, move: number): boolean {
  const us = position.side
  abalone.game.play(position, move)
  const outcome = abalone.game.outcome(position)
  abalone.game.undo(position)
  return outcome?.winner === us
}
