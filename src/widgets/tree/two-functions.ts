import type { SearchName } from '../../../engine/index.ts'
import type { Side } from '../../i18n/tree.ts'
import { line, type CodeLine, type CodeRules } from './pseudocode.ts'

/** Whether a search is also taught as two functions, in Max's view. */
export function hasTwoFunctions(algorithm: SearchName): boolean {
  return algorithm !== 'pvs' && algorithm !== 'deepening'
}

/** The same search as two functions, one for each side, all in Max's view; `v` is its best. */
export function twoFunctions(rules: CodeRules): readonly CodeLine[] {
  return [...functionOf('max', rules), ...functionOf('min', rules)]
}

function functionOf(side: Side, rules: CodeRules): readonly CodeLine[] {
  const { algorithm, tie, fail, bounds, selects, alternates = true } = rules
  const max = side === 'max'
  const [own, other] = max ? ['max', 'min'] : ['min', 'max']
  const [mine, theirs] = max ? ['α', 'β'] : ['β', 'α']
  const none = max ? '−∞' : '∞'
  const windowed = algorithm === 'alphabeta'
  const hard = windowed && fail === 'hard'
  const beyond = `${max ? '>' : '<'}`
  const reached = tie === 'lt' ? beyond : max ? '≥' : '≤'
  const begins = windowed ? '(d, α, β)' : '(d)'
  const asks = windowed ? '(d−1, α, β)' : '(d−1)'
  return [
    line(0, `${own}-value${begins}`, 'enter'),
    ...(windowed && bounds === 'parent' ? [line(1, `${mine} ← ${none} unless at the root`)] : []),
    line(1, 'if game over or d = 0'),
    line(2, 'return evaluation for Max', 'evaluate'),
    line(1, `v ← ${hard ? mine : none}`),
    line(1, selects === true ? 'for each move not left out' : 'for each move'),
    line(2, `score ← ${alternates ? other : 'max- or min'}-value${asks}`),
    line(2, hard ? `v ← ${other}(${own}(v, score), ${theirs})` : `v ← ${own}(v, score)`, 'back'),
    ...(windowed
      ? [
          line(2, `if score ${reached} ${theirs}: cut the rest`, 'cutoff'),
          line(2, `${mine} ← ${own}(${mine}, v)`),
        ]
      : []),
    line(1, 'return v', 'exit'),
  ].map((each): CodeLine => ({ ...each, side }))
}
