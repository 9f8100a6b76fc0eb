import type { Schema } from '../../state/schema.ts'

export const SIDES = ['X', 'O'] as const

/** The stones on the board (`Xb2Oc3`), the one that came or went last, and which side comes next. */
export function zobristSchema(stones: string, change: string) {
  return {
    stones: { type: 'text', default: stones, max: 40 },
    change: { type: 'text', default: change, max: 3 },
    side: { type: 'choice', default: 'X', values: SIDES },
  } as const satisfies Schema
}

export type ZobristSchema = ReturnType<typeof zobristSchema>
