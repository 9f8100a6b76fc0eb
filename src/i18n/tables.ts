import type { Tables as English } from './en/tables.ts'
import type { Language } from './languages.ts'

/*
 * Holds the languages against English, for the checker of types alone: nothing imports this file.
 * A language whose words are not all there is a fault of it, at the line of that language: a file,
 * an export, a sentence that is missing, or one that wants to be told what English is not.
 */

/**
 * What another language has where English has `T`: any text for a text, a function that can do with
 * what the English one is told, and the same of whatever is in a list or a table.
 */
export type Said<T> = T extends string
  ? string
  : T extends (...told: infer Told) => infer Sentence
    ? (...told: Told) => Said<Sentence>
    : T extends object
      ? { [Key in keyof T]: Said<T[Key]> }
      : T

/** An error where the tables of a language are not what English's are. */
type Complete<T extends Readonly<Record<Language, Said<English>>>> = T

export type TablesOf = Complete<{
  en: English
}>
