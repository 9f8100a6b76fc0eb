import { fail, ok, type Result } from '../../core/errors.ts'
import type { Form } from '../../core/game.ts'
import { formatMove } from './move-text.ts'
import { formatBoard, startOf } from './notation.ts'
import type { AbalonePosition } from './position.ts'
import { movesPlayed, playMove, undoMove } from './rules.ts'

/** The moves from the start that the options give. */
function moves(p: AbalonePosition): Result<string[]> {
  const played = movesPlayed(p)
  for (let i = 0; i < played.length; i++) undoMove(p)
  const fromStart = formatBoard(p) === formatBoard(startOf(p.rules))
  for (const move of played) playMove(p, move)
  return fromStart ? ok(played.map(formatMove)) : fail('text/no-moves')
}

/** As game servers write them, two moves a number: `1.a1b2 i5h5 2.a2b3 i6h6`. */
function numbered(texts: readonly string[]): string {
  return texts.map((text, i) => (i % 2 === 0 ? `${i / 2 + 1}.${text}` : text)).join(' ')
}

/** The rows one below the other, each where it lies on the board. */
function grid(p: AbalonePosition): string {
  const [rows, ...rest] = formatBoard(p).split(' ')
  const drawn = rows.split('/').map((row) => ' '.repeat(9 - row.length) + [...row].join(' '))
  return [...drawn, rest.join(' ')].join('\n')
}

const ofMoves = (
  id: string,
  write: (texts: readonly string[]) => string,
): Form<AbalonePosition> => ({
  id,
  write(p) {
    const texts = moves(p)
    return texts.ok ? ok(write(texts.value)) : texts
  },
})

export const FORMS: readonly Form<AbalonePosition>[] = [
  { id: 'board', write: (p) => ok(formatBoard(p)) },
  { id: 'grid', write: (p) => ok(grid(p)) },
  ofMoves('moves', (texts) => texts.join(' ')),
  ofMoves('numbered', numbered),
]
