import type { Grader } from './graded.ts'
import { threatAfter } from './wins-next.ts'

/** A move that threatens to win in two ways: the other side can prevent but one. */
export const gradeFork: Grader = (kit, position, move) => {
  const threat = threatAfter(kit, position, move)
  switch (threat.kind) {
    case 'won':
      return { right: false, reason: 'won', line: [] }
    case 'wins':
      return { right: true, reason: 'fork', line: [threat.reply, threat.move] }
    case 'loses':
      return { right: false, reason: 'loses-at-once', line: [threat.reply] }
    case 'parried':
      return { right: false, reason: 'one-threat', line: [threat.reply] }
    case 'none':
      return { right: false, reason: 'no-threat', line: [] }
  }
}
