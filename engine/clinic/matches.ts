/** What a match of a faulty agent against its right twin came to, from the faulty one's side. */
export interface ClinicMatch {
  readonly games: number
  readonly seed: number
  readonly wins: number
  readonly draws: number
  readonly losses: number
  /** Elo difference and its 95 % interval, rounded. */
  readonly elo: number
  readonly low: number
  readonly high: number
}

/** When and where they were played: all of them by then. */
export const CLINIC_RUN = {
  date: '2026-11-29',
  machine: 'AMD EPYC, Node v24.21.0',
} as const

/**
 * Every case's match, by its id: a `Tournament` from the case's start, with its agents. Written by
 * test/bench/clinic-store.ts; the same on every machine.
 */
// oxfmt-ignore
export const CLINIC_MATCHES: Readonly<Record<string, ClinicMatch>> = {
  'shift-by-33': { games: 200, seed: 1, wins: 8, draws: 1, losses: 191, elo: -523, low: -636, high: -410 },
  'comparison-first': { games: 200, seed: 1, wins: 9, draws: 13, losses: 178, elo: -420, low: -498, high: -343 },
  'visited-set-in-connect4': { games: 200, seed: 1, wins: 63, draws: 19, losses: 118, elo: -97, low: -141, high: -53 },
  'root-window': { games: 200, seed: 1, wins: 56, draws: 70, losses: 74, elo: -31, low: -66, high: 4 },
  'smallest-int': { games: 200, seed: 1, wins: 0, draws: 0, losses: 200, elo: -921, low: -1314, high: -528 },
  'wrong-side': { games: 200, seed: 1, wins: 133, draws: 13, losses: 54, elo: 144, low: 98, high: 189 },
  'wrong-side-by-lines': { games: 200, seed: 1, wins: 6, draws: 98, losses: 96, elo: -166, low: -198, high: -135 },
  'silent-attack': { games: 200, seed: 1, wins: 47, draws: 13, losses: 140, elo: -173, low: -221, high: -125 },
  'no-end-at-five': { games: 200, seed: 1, wins: 67, draws: 0, losses: 133, elo: -118, low: -154, high: -82 },
  'shared-best-move': { games: 200, seed: 1, wins: 18, draws: 0, losses: 182, elo: -393, low: -478, high: -309 },
  'missing-braces': { games: 200, seed: 1, wins: 6, draws: 0, losses: 194, elo: -578, low: -713, high: -443 },
  'tie-from-a-bound': { games: 200, seed: 1, wins: 19, draws: 0, losses: 181, elo: -384, low: -465, high: -302 },
  'first-point': { games: 200, seed: 1, wins: 6, draws: 0, losses: 194, elo: -578, low: -713, high: -443 },
  'narrow-neighbourhood': { games: 200, seed: 1, wins: 101, draws: 0, losses: 99, elo: 3, low: -22, high: 29 },
  'visited-set': { games: 200, seed: 1, wins: 86, draws: 4, losses: 110, elo: -41, low: -76, high: -7 },
  'zero-is-nothing': { games: 200, seed: 1, wins: 82, draws: 0, losses: 118, elo: -63, low: -90, high: -35 },
  'selection-from-one-side': { games: 200, seed: 1, wins: 39, draws: 3, losses: 158, elo: -235, low: -286, high: -184 },
  'distance-sign': { games: 200, seed: 1, wins: 58, draws: 0, losses: 142, elo: -154, low: -195, high: -113 },
  'unreal-ends': { games: 200, seed: 1, wins: 95, draws: 3, losses: 102, elo: -12, low: -26, high: 2 },
  'hash-of-the-cells': { games: 200, seed: 1, wins: 55, draws: 1, losses: 144, elo: -164, low: -207, high: -122 },
}
