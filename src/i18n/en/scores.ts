import { number } from './numbers.ts'

/** Leaves without a value, and the least and greatest value that the root can have. */
interface Unknown {
  readonly low: string | undefined
  readonly high: string | undefined
  readonly leaves: readonly { readonly text: string; readonly matters: boolean }[]
}

/** Scores as texts. */
export const scores = {
  number,
  infinity: { up: '∞', down: '−∞' },
  /** Games that Max has won or lost so many plies from the root. */
  win: {
    short: (won: boolean, ply: number) => `${won ? 'win' : 'loss'} ${ply}`,
    long: (won: boolean, ply: number) => `a win for ${won ? 'Max' : 'Min'} at ply ${ply}`,
  },
  atMost: (score: string) => `at most ${score}`,
  atLeast: (score: string) => `at least ${score}`,
  /** The mark of a score between two values, which only a window has: `3⁺`. */
  justAbove: (marked: string) => ` ${marked} stands for a score just above ${marked.slice(0, -1)}.`,
  /** An infinity that a node was given, in place of a score that was found. */
  noScore: (infinity: string) => `no score (${infinity})`,
  /** What leaves without a value do to the root's. */
  unknown: ({ low, high, leaves }: Unknown) => {
    const names = (wanted: boolean) =>
      leaves.flatMap(({ text, matters }) => (matters === wanted ? [text] : []))
    const [open, idle] = [names(true), names(false)]
    const between =
      low !== undefined && high !== undefined
        ? `between ${low} and ${high}`
        : low !== undefined
          ? `at least ${low}`
          : high !== undefined
            ? `at most ${high}`
            : 'anything'
    return [
      ...(open.length === 0
        ? []
        : [`What is not known at ${open.join(', ')} matters: the root may be worth ${between}.`]),
      ...(idle.length === 0 ? [] : [`What is not known at ${idle.join(', ')} changes nothing.`]),
    ].join(' ')
  },
}

export type ScoresWords = typeof scores
