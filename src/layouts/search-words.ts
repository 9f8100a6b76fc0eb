/*
 * The index shortens a word that it does not know until it finds one that it does: it answers
 * “overflow” with places that have “over”. Here what it has marked is held against what was asked.
 */

/** The letters in which a word may end otherwise: `searches`, `searched`, `cutting`, `tries`. */
const ENDING = /^\p{L}?(?:e?s|e?d|e?rs?|ings?|ies|y|e)?$/u

/** The words of a text as they are compared: without accents, in small letters. */
function wordsOf(text: string): string[] {
  const plain = text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
  return plain.match(/[\p{L}\p{N}]+/gu) ?? []
}

/** The texts between `<mark>` and `</mark>`. */
function marksOf(excerpt: string): string[] {
  return [...excerpt.matchAll(/<mark>(.*?)<\/mark>/g)].flatMap(([, text = '']) => wordsOf(text))
}

/** Whether a word of the text is the one asked for, begun, or with another ending. */
export function isAlike(asked: string, marked: string): boolean {
  let same = 0
  while (same < asked.length && asked[same] === marked[same]) same++
  if (same >= Math.min(asked.length, Math.max(4, asked.length - 3))) return true
  return same >= 2 && ENDING.test(asked.slice(same))
}

/** What is used of a chapter that the index found. */
interface Place {
  /** Its parts, each with the text around what is found, and `<mark>` around that. */
  readonly sub_results: readonly { readonly excerpt: string }[]
}

/**
 * The chapters, and of each the parts, that have what was asked for. None where no part at all has
 * a word of the question: the text does not have it.
 */
export function keepFound<P extends Place>(asked: string, found: readonly P[]): P[] {
  const words = wordsOf(asked)
  const kept = found
    .map((place) => ({
      ...place,
      sub_results: place.sub_results.filter(({ excerpt }) =>
        marksOf(excerpt).some((mark) => words.some((word) => isAlike(word, mark))),
      ),
    }))
    .filter(({ sub_results }) => sub_results.length > 0)
  const marks = kept.flatMap(({ sub_results }) =>
    sub_results.flatMap((part) => marksOf(part.excerpt)),
  )
  return words.every((word) => marks.some((mark) => isAlike(word, mark))) ? kept : []
}
