import {
  DEFAULT_PATTERNS,
  gomoku8EvaluationOf,
  ok,
  parsePattern,
  parsePatterns,
  type Evaluation,
  type Gomoku8,
} from '../../../../engine/index.ts'
import type { GameExtras } from '../game-extras.ts'

let last: { readonly text: string; readonly evaluation: Evaluation<Gomoku8> } | undefined

export const extras: GameExtras<Gomoku8> = {
  patterns: {
    usual: DEFAULT_PATTERNS,
    explain(p, text) {
      if (last?.text !== text) {
        const read = parsePatterns(text)
        if (!read.ok) return read
        last = { text, evaluation: gomoku8EvaluationOf(read.value) }
      }
      return ok(last.evaluation.explain(p))
    },
    read: (text) => parsePattern(text.trim()),
  },
}
