import { SHIFTS } from '../../games/connect4/rules.ts'
import { LOW_BITS } from './halves.ts'

/**
 * The squares that would make four in a line with a player's pieces, whoever they belong to and
 * whether a piece can come to lie there or not. Of each half: a direction is looked at by
 * shifting all pieces at once, and a square wins where three neighbours on one side have pieces,
 * or two on one side and one on the other. Bits beyond the half's board mean nothing.
 *
 * Two functions, since one that answered with both halves would have to allocate.
 */
export function winningLo(lo: number, hi: number): number {
  return (
    ((lo << 1) & (lo << 2) & (lo << 3)) |
    alongLo(lo, hi, SHIFTS.falling) |
    alongLo(lo, hi, SHIFTS.horizontal) |
    alongLo(lo, hi, SHIFTS.rising)
  )
}

export function winningHi(lo: number, hi: number): number {
  return (
    ((hi << 1) & (hi << 2) & (hi << 3)) |
    alongHi(lo, hi, SHIFTS.falling) |
    alongHi(lo, hi, SHIFTS.horizontal) |
    alongHi(lo, hi, SHIFTS.rising)
  )
}

function alongLo(lo: number, hi: number, s: number): number {
  const up1 = lo << s
  const up2 = lo << (2 * s)
  const up3 = lo << (3 * s)
  const down1 = (lo >>> s) | (hi << (LOW_BITS - s))
  const down2 = (lo >>> (2 * s)) | (hi << (LOW_BITS - 2 * s))
  const down3 = (lo >>> (3 * s)) | (hi << (LOW_BITS - 3 * s))
  return (up1 & up2 & (up3 | down1)) | (down1 & down2 & (down3 | up1))
}

function alongHi(lo: number, hi: number, s: number): number {
  const up1 = (hi << s) | (lo >>> (LOW_BITS - s))
  const up2 = (hi << (2 * s)) | (lo >>> (LOW_BITS - 2 * s))
  const up3 = (hi << (3 * s)) | (lo >>> (LOW_BITS - 3 * s))
  const down1 = hi >>> s
  const down2 = hi >>> (2 * s)
  const down3 = hi >>> (3 * s)
  return (up1 & up2 & (up3 | down1)) | (down1 & down2 & (down3 | up1))
}
