import { deviceStore, readEntry, writeEntry } from '../../state/device.ts'

/** The entry of what readers have answered, by the name of the question: `{"minimax":"corners"}`. */
const KEY = 'commits'

export function answers(): Readonly<Record<string, unknown>> {
  const kept = readEntry(deviceStore(), KEY)
  return typeof kept === 'object' && kept !== null ? { ...kept } : {}
}

/** @param answer  undefined: none any more */
export function keep(name: string, answer: string | undefined): void {
  writeEntry(deviceStore(), KEY, { ...answers(), [name]: answer })
}
