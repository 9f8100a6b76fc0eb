import type { GameKit } from '../../../engine/index.ts'
import { suspectsOf, type CaseWords } from '../../i18n/case.ts'
import { cases, clinicWords } from '../../i18n/clinic.ts'
import { differences } from '../../i18n/differences.ts'
import type { Bench } from './bench.ts'
import type { Pair } from './model.ts'
import type { CaseSpec } from './schema.ts'

/** What both searches answer, in a sentence. */
export function answersOf(pair: Pair, words: CaseWords): string {
  const said = (which: 'fault' | 'twin') => {
    const { answer, legal, value, kind, nodes } = pair[which]
    return words.answer(answer, legal, value, kind, nodes, words.signs[which])
  }
  const { side, stones } = pair.mover
  return words.answers(side, stones, said('fault'), said('twin'))
}

/** How moves are marked and written, where that is not plain; else empty. */
export function noteOf(kit: Pick<GameKit<unknown>, 'board'>, words: CaseWords): string {
  return kit.board?.shape === 'hex' ? words.marbles : ''
}

/** What sets the two searches apart, in a sentence. */
export function partingOf(
  { difference, fault, twin, parts, steps }: Pair,
  words: CaseWords,
): string {
  if (difference === undefined) return clinicWords.same
  const said = differences[difference]
  return difference === 'answer'
    ? words.answered(said, twin.answer, fault.answer, fault.line)
    : words.parting(parts, steps, fault.line, said)
}

/** How much the two do alike before they part: what clears a suspect, or does not. */
export function alikeOf({ fault, twin, parts }: Pair, words: CaseWords): string {
  const [{ visited, leaves, cutoffs }, right] = [fault, twin].map(({ telling }) =>
    telling.session.replay.counts(Math.max(0, parts - 1)),
  )
  // A leaf counts once it is entered: one that only one of the two goes on to judge is not alike.
  return words.alike(visited, Math.min(leaves, right.leaves), cutoffs)
}

/**
 * The caption of what is on the bench; empty where it is what the figure opens with, of which the
 * page tells.
 *
 * @param program   its place among those of the figure
 * @param programs  of the figure
 */
export function captionOf(
  { place, spec }: { readonly place: Pick<Bench['place'], 'text'>; readonly spec: CaseSpec },
  program: number,
  programs: number,
  pair: Pair | undefined,
  words: CaseWords,
): string {
  const isOwn = place.text === spec.position
  if (program === 0 && isOwn) return ''
  const numbered = programs === 1 ? '' : words.numbered(program)
  return words.caption(numbered, spec.depth, isOwn, pair && [pair.fault.answer, pair.twin.answer])
}

/** What stands beside the trees; of each text also what gives it its room. */
function pairTexts(pair: Pair | undefined, told: boolean, words: CaseWords) {
  if (pair === undefined) return { longest: '', parting: '', partings: [], alike: '' }
  const partings = [words.untold, partingOf(pair, words)]
  return {
    longest: answersOf(pair, words),
    parting: partings[told ? 1 : 0],
    partings,
    alike: alikeOf(pair, words),
  }
}

/** How it stands with the position on the bench. @param tries  positions that are looked through */
function saysOf(
  { place, searches }: Pick<Bench, 'place' | 'searches'>,
  pair: Pair | undefined,
  tries: number,
  words: CaseWords,
): string {
  if (searches.busy) {
    return searches.tried > 0 ? words.looking(searches.tried, tries) : words.searching
  }
  if (place.over) return words.over
  return pair === undefined ? '' : answersOf(pair, words)
}

/**
 * What is on the bench, for the page.
 *
 * @param drawn  the pair that is still drawn while another is searched
 * @param tries  positions that are looked at for one on which the answers differ
 */
export function benchModel(
  bench: Bench,
  pair: Pair | undefined,
  drawn: Pair | undefined,
  told: boolean,
  tries: number,
  words: CaseWords,
) {
  const { kit, place, spec, searches, evidence } = bench
  return {
    about: cases[spec.id],
    says: saysOf(bench, pair, tries, words),
    note: noteOf(kit, words),
    ...pairTexts(drawn, told && pair !== undefined, words),
    suspects: suspectsOf(spec.id),
    busy: searches.busy,
    canUndo: place.canUndo,
    isOver: place.over,
    hasPair: pair !== undefined,
    hasTrees: drawn !== undefined,
    counting: evidence.counting,
    counted: evidence.counted,
    symptom: evidence.symptom,
  }
}
