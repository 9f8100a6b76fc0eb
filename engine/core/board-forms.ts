import { fail, ok, type Result } from './errors.ts'
import type { Form, Game, Player } from './game.ts'
import { formatRows } from './board-text.ts'

/** How positions of games on a square board are written, whatever the game. */

interface Drawn<P> {
  readonly size: (p: P) => { readonly columns: number; readonly rows: number }
  readonly at: (p: P, square: number) => Player | -1
}

/** Rows one below the other, with spaces between the cells, and the side to move below them. */
export function gridForm<P>(game: Pick<Game<P>, 'toMove'>, board: Drawn<P>): Form<P> {
  return {
    id: 'grid',
    write(p) {
      const { columns, rows } = board.size(p)
      const text = formatRows((square) => board.at(p, square), columns, rows, ['X', 'O'])
      const drawn = text.split('/').map((row) => [...row].join(' '))
      return ok([...drawn, 'XO'.charAt(game.toMove(p))].join('\n'))
    },
  }
}

/** A text of the moves, or the error of a position whose moves are not known. */
export function fromStart(setUp: boolean, write: () => string): Result<string> {
  return setUp ? fail('text/no-moves') : ok(write())
}
