import {
  ninuki,
  liftPacked,
  ninukiEvaluateAnew,
  ninukiPacked,
  packedSum,
  putPacked,
  rngOf,
  type Evaluation,
  type NinukiPosition,
  type PackedCells,
} from '../../engine/index.ts'
import { rate, readable, type Row } from './measure.ts'

const { game, evaluation } = ninuki

/** A position of 60 random moves in the middle 11×11 squares. */
function middleGame(): NinukiPosition {
  const rng = rngOf(5)
  const p = game.initial()
  const out = new Int32Array(game.maxMoves)
  while (p.played < 60) {
    const move = out[rng.below(game.moves(p, out))]
    if (Math.abs((move % 19) - 9) > 5 || Math.abs(Math.floor(move / 19) - 9) > 5) continue
    game.play(p, move)
    if (game.outcome(p) !== undefined) game.undo(p)
  }
  return p
}

/** Positions a second: every move is played, judged and taken back, `times` over. */
function judged(
  p: NinukiPosition,
  evaluate: Evaluation<NinukiPosition>['evaluate'],
  times: number,
) {
  const out = new Int32Array(game.maxMoves)
  const count = game.moves(p, out)
  return rate(() => {
    for (let i = 0; i < times; i++) {
      for (let m = 0; m < count; m++) {
        game.play(p, out[m])
        evaluate(p)
        game.undo(p)
      }
    }
    return times * count
  })
}

/** Bytes of what says where stones lie and what each cell sees. */
function bytesOf(board: PackedCells | NinukiPosition): number {
  return 'lo' in board
    ? board.lo.byteLength + board.hi.byteLength
    : board.cells.byteLength + board.views.byteLength
}

/** The same on the report’s board of one word a cell; captures, which are few, are left out. */
function judgedPacked(p: NinukiPosition, times: number) {
  const out = new Int32Array(game.maxMoves)
  const count = game.moves(p, out)
  const b = ninukiPacked(p)
  return rate(() => {
    for (let i = 0; i < times; i++) {
      for (let m = 0; m < count; m++) {
        putPacked(b, out[m], p.toMove)
        packedSum(b, 0)
        packedSum(b, 1)
        liftPacked(b, out[m])
      }
    }
    return times * count
  })
}

export async function bench(): Promise<Row[]> {
  const p = middleGame()
  const keptUp = judged(p, evaluation.evaluate, 1000)
  const anew = judged(p, ninukiEvaluateAnew, 40)
  const packed = judgedPacked(p, 40)
  const how = 'play, evaluate, undo; 60 plies into a game on 19×19'
  return [
    { what: 'Ninuki, evaluation kept up', figure: `${readable(keptUp)} positions/s`, how },
    { what: 'Ninuki, evaluation recomputed', figure: `${readable(anew)} positions/s`, how },
    {
      what: 'Ninuki, kept up against recomputed',
      figure: `${(keptUp / anew).toFixed(0)} times`,
      how: 'the two lines above',
    },
    {
      what: 'Ninuki, one word a cell as in the report',
      figure: `${readable(packed)} positions/s`,
      how: `the same, without captures; ${bytesOf(ninukiPacked(p))} bytes of board, ${bytesOf(p)} of ours`,
    },
  ]
}
