import {
  after,
  legalMoves,
  ninuki,
  ninukiBoardText,
  ninukiCaptures,
  ninukiFiveSquares,
  type NinukiPosition,
  type Player,
} from '../../../engine/index.ts'
import { outcomeSentence } from '../../i18n/outcomes.ts'
import type { RulesWords } from '../../i18n/rules.ts'

export function pointName(p: NinukiPosition, square: number): string {
  return ninuki.game.formatMove(p, square)
}

export function sideOf(player: Player): string {
  return ninuki.sides[player]
}

export function stoneOn(p: NinukiPosition, square: number): boolean {
  return ninuki.board?.at(p, square) !== -1
}

/** The points at which the side to move saves itself from a pending five, by how it does. */
export interface FiveAnswers {
  /** No five is left. */
  readonly breaking: readonly string[]
  /** The tenth captured stone wins, whether a five is left or not. */
  readonly tenth: readonly string[]
}

export function answersToFive(p: NinukiPosition): FiveAnswers {
  const owner = p.pending
  const breaking: string[] = []
  const tenth: string[] = []
  for (const move of legalMoves(ninuki, p)) {
    const outcome = after(ninuki, p, move, () => ninuki.game.outcome(p))
    if (outcome?.reason === 'capture-10') tenth.push(pointName(p, move))
    else if (outcome?.winner !== owner) breaking.push(pointName(p, move))
  }
  return { breaking, tenth }
}

/** What a legal move does beyond what it takes: who wins by it, who does not yet, and why. */
export function reasons(p: NinukiPosition, move: number, words: RulesWords): readonly string[] {
  const mover = p.toMove
  const owner = p.pending
  return after(ninuki, p, move, () => {
    const outcome = ninuki.game.outcome(p)
    const stands = owner !== -1 && ninukiFiveSquares(p, owner).length > 0
    if (outcome?.reason === 'capture-10') {
      return [stands ? words.winsByTenFirst(sideOf(owner)) : words.winsByTen]
    }
    if (stands) {
      const late = ninukiFiveSquares(p, mover).length > 0
      return [late ? words.tooLate(sideOf(owner)) : words.loses(sideOf(owner))]
    }
    const parts = owner === -1 ? [] : [words.breaks(sideOf(owner))]
    if (outcome?.winner === mover) parts.push(whyFiveWins(p, mover, words))
    else if (outcome !== undefined) parts.push(outcomeSentence(outcome.reason, undefined))
    else if (p.pending === mover) parts.push(words.waits(sideOf(p.toMove), answersToFive(p)))
    return parts
  })
}

/** @param p  after the move that made the five, with which the game is over */
function whyFiveWins(p: NinukiPosition, mover: Player, words: RulesWords): string {
  const side = sideOf(p.toMove)
  if (!p.breakable) {
    const options = { breakable: true, doubleThree: p.doubleThree }
    const other = ninuki.game.parse(ninukiBoardText(p), options)
    if (other.ok && other.value.pending === mover) {
      return words.winsRuleOff(side, answersToFive(other.value))
    }
  }
  const five = new Set(ninukiFiveSquares(p, mover))
  const points: string[] = []
  for (let square = 0; square < p.size * p.size; square++) {
    if (stoneOn(p, square)) continue
    if (ninukiCaptures(p, square).some((taken) => five.has(taken)))
      points.push(pointName(p, square))
  }
  return points.length === 0 ? words.wins(side) : words.winsStill(side, points)
}
