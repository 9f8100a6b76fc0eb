import { deviceStore, readEntry, writeEntry } from './device.ts'

/** The entry of what a reader has answered before a figure was shown, by question: `{"minimax":"corners"}`. */
const KEY = 'commits'

export type Answers = Readonly<Record<string, unknown>>

export function answers(): Answers {
  const kept = readEntry(deviceStore(), KEY)
  return typeof kept === 'object' && kept !== null ? { ...kept } : {}
}

/** Keeps these alone; undefined: none. */
export function keepAnswers(all: Answers | undefined): void {
  writeEntry(deviceStore(), KEY, all)
}

/** @param answer  undefined: none any more */
export function keepAnswer(name: string, answer: string | undefined): void {
  keepAnswers({ ...answers(), [name]: answer })
}
