import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import {
  abalone,
  ABALONE_REPORT_WEIGHTS,
  rngOf,
  touchingPairs,
  type AbalonePosition,
} from '../../engine/index.ts'
import { MIDDLE, TURNING } from '../../content/abalone-heuristic.ts'
import { figure as figureWords } from '../../src/i18n/en/figure.ts'
import { heuristicWeights as words } from '../../src/i18n/en/heuristic-weights.ts'
import { table } from '../../src/i18n/en/table.ts'
import {
  judged,
  pairLinks,
  preference,
  preferred,
} from '../../src/widgets/heuristic-weights/judge.ts'
import {
  DISTANCES,
  positionOf,
  preferenceSentence,
  RULES,
  termOver,
} from '../../src/widgets/heuristic-weights/model.ts'
import { KNOBS, PRINTED, USUAL, weightsOf } from '../../src/widgets/heuristic-weights/schema.ts'
import '../../src/widgets/heuristic-weights/element.ts'

/** From a stored game (the chapter on Abalone’s heuristic): without α₁ Black does not push a marble off. */
const PUSHES = '..w../.wwbw./..wwbw./.bwwwb../.bbwwb.../..w.bb../.b.bbb./.b..../..... b 0,1 45'

function randomPosition(seed: number): AbalonePosition {
  const rng = rngOf(seed)
  const p = abalone.game.initial(RULES)
  const moves = new Int32Array(abalone.game.maxMoves)
  for (let ply = 0; ply < 20 && abalone.game.outcome(p) === undefined; ply++) {
    abalone.game.play(p, moves[rng.below(abalone.game.moves(p, moves))])
  }
  return p
}

describe('the four terms', () => {
  test('add up to H, and each pair has one line', () => {
    for (let seed = 1; seed <= 50; seed++) {
      const p = randomPosition(seed)
      const { terms, own, viewer } = judged(p, ABALONE_REPORT_WEIGHTS)
      expect(terms.reduce((sum, { worth }) => sum + worth, 0)).toBeCloseTo(own, 9)
      const links = pairLinks(p, viewer)
      expect(links.filter(({ tone }) => tone === 'alpha')).toHaveLength(touchingPairs(p, viewer))
    }
  })

  test('prefer nearer the centre with the right sign, and farther with the one printed', () => {
    const p = positionOf('')
    const us = abalone.game.toMove(p)
    const after = (alpha2: number) => {
      const weights = { ...ABALONE_REPORT_WEIGHTS, alpha2, alpha3: 0 }
      const move = preferred(p, weights)
      if (move === undefined) throw new Error('no move')
      abalone.game.play(p, move)
      const sum = p.distance[us]
      abalone.game.undo(p)
      return sum
    }
    expect(after(0.25)).toBeLessThan(p.distance[us])
    expect(after(-0.25)).toBeGreaterThan(after(0.25))
  })

  test('leave every cell but the centre its distance as heat, the corners the strongest', () => {
    const { heat } = termOver(randomPosition(3), DISTANCES)
    const cells = Array.from(heat ?? [])
    const most = Math.max(...cells)
    expect(cells.filter((value) => value === 0)).toHaveLength(1)
    expect(cells.filter((value) => Math.abs(value - most) < 1e-9)).toHaveLength(6)
  })

  test('are shown live beside a board, and follow a weight', async () => {
    const figure = document.createElement('cutoff-heuristic-weights')
    figure.id = 'weigh'
    figure.dataset['position'] = abalone.game.format(randomPosition(3))
    document.body.append(figure)
    await expect
      .poll(() => figure.querySelectorAll('.heuristic-weights-terms tbody tr').length)
      .toBe(4)
    const slider = figure.querySelector('input')
    const total = () => figure.querySelector('tfoot td')?.textContent
    const k = [...figure.querySelectorAll('input')].at(-1)
    if (slider === null || k === undefined) throw new Error('no slider')
    const before = total()
    k.value = '24'
    k.dispatchEvent(new Event('input'))
    expect(total()).not.toBe(before)
    figure.remove()
  })
  test('are seen in the arrows on the board, which change where another move is preferred', async () => {
    const p = positionOf(PUSHES)
    const figure = document.createElement('cutoff-heuristic-weights')
    figure.id = 'arrows'
    figure.dataset['position'] = abalone.game.format(p)
    document.body.append(figure)
    await expect.poll(() => figure.querySelector('.board-arrow')).not.toBeNull()
    const alpha1 = figure.querySelector<HTMLInputElement>('[type="range"]')
    if (alpha1 === null) throw new Error('no slider')
    const arrows = () => figure.querySelector('.board-arrow')?.getAttribute('d')
    const says = () => figure.querySelector('.heuristic-weights-prefers')?.textContent ?? ''
    const move = preferred(p, ABALONE_REPORT_WEIGHTS)
    const careless = preferred(p, { ...ABALONE_REPORT_WEIGHTS, alpha1: 0 })
    if (move === undefined || careless === undefined) throw new Error('no move')
    const before = arrows()
    expect(says()).toContain(`plays ${abalone.game.formatMove(p, move)} for Black, and pushes`)
    alpha1.value = '0'
    alpha1.dispatchEvent(new Event('input'))
    expect(says()).toContain(`plays ${abalone.game.formatMove(p, careless)} for Black.`)
    expect(arrows()).not.toBe(before)
    for (const slider of figure.querySelectorAll<HTMLInputElement>('[type="range"]')) {
      slider.value = '0'
      slider.dispatchEvent(new Event('input'))
    }
    expect(says()).toContain('No arrows')
    expect(figure.querySelector('.board-arrow')).toBeNull()
    figure.remove()
  })

  test('stand aside for marbles in hand, which go by a button below the board', async () => {
    const figure = document.createElement('cutoff-heuristic-weights')
    figure.id = 'hand'
    figure.dataset['position'] = abalone.game.format(positionOf(PUSHES))
    document.body.append(figure)
    await expect.poll(() => figure.querySelector('.board-arrow')).not.toBeNull()
    const own = page.getByRole('gridcell', { name: /^[a-i]\d, Black/ })
    await own.first().press()
    await expect.poll(() => figure.querySelector('.board-arrow')).toBeNull()
    const ways = page.getByRole('group', { name: table.ways }).getByRole('button')
    const before = figure.querySelector('.says')?.textContent
    await ways.first().press()
    await expect.poll(() => figure.querySelector('.says')?.textContent).not.toBe(before)
    await page.getByRole('button', { name: figureWords.undo }).press()
    await expect.poll(() => figure.querySelector('.says')?.textContent).toBe(before)
    figure.remove()
  })

  test('say how many moves are worth the same where the weights leave several', () => {
    const p = positionOf('')
    const none = { ...ABALONE_REPORT_WEIGHTS, alpha1: 0, alpha2: 0, alpha3: 0 }
    const found = preference(p, none)
    if (found === undefined) throw new Error('no move')
    // At the start no enemy marble can be pushed, and an own one is lost only by pushing it off.
    const moves = new Int32Array(abalone.game.maxMoves)
    const us = abalone.game.toMove(p)
    const safe = [...moves.subarray(0, abalone.game.moves(p, moves))].filter((move) => {
      abalone.game.play(p, move)
      const lost = p.lost[us]
      abalone.game.undo(p)
      return lost === 0
    })
    expect(found).toEqual({ move: safe[0], equal: safe.length })
    expect(preferenceSentence(p, 'White', found, words)).toContain(
      `the first of ${safe.length} moves that are worth the same`,
    )
    const one = preference(positionOf(PUSHES), ABALONE_REPORT_WEIGHTS)
    if (one === undefined) throw new Error('no move')
    expect(one.equal).toBe(1)
    expect(preferenceSentence(positionOf(PUSHES), 'Black', one, words)).not.toContain('the same')
  })

  test('prefer one move alone where its chapter begins, and another without α₁, so that both have arrows', () => {
    const p = positionOf(MIDDLE)
    const usual = preference(p, weightsOf(USUAL))
    const careless = preference(p, weightsOf({ ...USUAL, alpha1: 0 }))
    expect([usual?.equal, careless?.equal]).toEqual([1, 1])
    expect(careless?.move).not.toBe(usual?.move)
  })

  test('lead to the same move whatever the factor before them is', () => {
    const positions = [MIDDLE, TURNING].map(positionOf)
    for (let seed = 1; seed <= 20; seed++) positions.push(randomPosition(seed))
    for (const p of positions) {
      for (const alpha2 of [USUAL.alpha2, PRINTED.alpha2, 7]) {
        const usual = preference(p, weightsOf({ ...USUAL, alpha2 }))
        for (let k: number = KNOBS.k.min; k <= KNOBS.k.max; k++) {
          expect(preference(p, weightsOf({ ...USUAL, alpha2, k })), `k ${k}/12`).toEqual(usual)
        }
      }
    }
  })

  test('keep the arrows and what is said of the move while k is moved', async () => {
    const figure = document.createElement('cutoff-heuristic-weights')
    figure.id = 'factor'
    figure.dataset['position'] = abalone.game.format(positionOf(PUSHES))
    document.body.append(figure)
    await expect.poll(() => figure.querySelector('.board-arrow')).not.toBeNull()
    const k = [...figure.querySelectorAll<HTMLInputElement>('[type="range"]')].at(-1)
    if (k === undefined) throw new Error('no slider')
    const seen = () => [
      figure.querySelector('.heuristic-weights-prefers')?.textContent,
      ...[...figure.querySelectorAll('.board-arrow')].map((arrow) => arrow.getAttribute('d')),
    ]
    const before = seen()
    for (let value: number = KNOBS.k.min; value <= KNOBS.k.max; value++) {
      k.value = String(value)
      k.dispatchEvent(new Event('input'))
      expect(seen(), `k ${value}/12`).toEqual(before)
    }
    figure.remove()
  })

  test('change the value and the move with the sign of the centre, on a board of the reader’s', async () => {
    const figure = document.createElement('cutoff-heuristic-weights')
    figure.id = 'sign'
    figure.dataset['turns'] = 'sign'
    const p = randomPosition(5)
    figure.dataset['position'] = abalone.game.format(p)
    document.body.append(figure)
    await expect.poll(() => figure.querySelector('[type="radio"]')).not.toBeNull()
    const [printed, right] = figure.querySelectorAll<HTMLInputElement>('[type="radio"]')
    const seen = () => [
      figure.querySelector('tfoot td')?.textContent,
      figure.querySelector('.beside-side > .hint')?.textContent,
    ]
    expect(printed.checked).toBe(true)
    const asPrinted = seen()
    right.click()
    const asProgrammed = seen()
    for (const [alpha2, [value, says]] of [
      [-0.25, asPrinted],
      [0.25, asProgrammed],
    ] as const) {
      const weights = { ...ABALONE_REPORT_WEIGHTS, alpha2 }
      const best = preferred(p, weights)
      if (best === undefined) throw new Error('no move')
      expect(says).not.toContain('No arrows')
      expect(value).toBe(words.value(judged(p, weights).own))
      expect(says).toContain(`plays ${abalone.game.formatMove(p, best)} for`)
    }
    expect(asPrinted).not.toEqual(asProgrammed)
    expect(figure.querySelector('.board-arrow')).not.toBeNull()
    figure.remove()
  })

  test('say with either sign where a tie leaves the board without arrows', async () => {
    const figure = document.createElement('cutoff-heuristic-weights')
    figure.id = 'tie'
    figure.dataset['turns'] = 'sign'
    // The position at the start is its own mirror image: the best moves come in twos.
    figure.dataset['position'] = abalone.game.format(positionOf(''))
    document.body.append(figure)
    await expect.poll(() => figure.querySelector('[type="radio"]')).not.toBeNull()
    const best = preference(positionOf(''), { ...ABALONE_REPORT_WEIGHTS, alpha2: -0.25 })
    expect(best?.equal).toBeGreaterThan(1)
    expect(figure.querySelector('.beside-side > .hint')?.textContent).toContain(
      `No arrows: ${abalone.game.formatMove(positionOf(''), best?.move ?? 0)} is only the first of ${best?.equal} moves`,
    )
    expect(figure.querySelector('.board-arrow')).toBeNull()
    figure.remove()
  })
})
