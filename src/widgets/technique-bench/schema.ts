import type { Schema } from '../../state/schema.ts'

/** A link keeps which game is shown. */
export function techniqueBenchSchema(games: readonly string[]) {
  return {
    game: { type: 'choice', default: games[0] ?? '', values: games },
  } as const satisfies Schema
}

export type TechniqueBenchSchema = ReturnType<typeof techniqueBenchSchema>
