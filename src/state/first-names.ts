/**
 * The chapters whose addresses once began with their number, `/en/07-cutting-branches/`, and which a
 * device may still know by it. Old links lead on (`src/pages/[lang]/[number]-[slug].astro`), and
 * progress is kept. No chapter is added here.
 */
export const FIRST_NAMES: Readonly<Record<string, string>> = {
  '01': 'a-board-in-one-number',
  '02': 'four-in-a-row-by-shifting',
  '03': 'patterns',
  '04': 'moves-and-trees',
  '05': 'minimax',
  '06': 'negamax',
  '07': 'cutting-branches',
  '08': 'six-programs-that-nearly-worked',
  '09': 'heatmaps',
  '10': 'lines-that-are-open',
  '11': 'a-heuristic-for-abalone',
  '12': 'captures',
}
