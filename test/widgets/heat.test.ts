import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import {
  defaultPatterns,
  formatPatterns,
  foundValue,
  gomoku8,
  type Gomoku8,
  gomoku8EvaluationOf,
  negamax,
  NO_MOVE,
  parsePatterns,
  pliesToEnd,
  rngOf,
  subjectFrom,
} from '../../engine/index.ts'
import { boards } from '../../src/i18n/en/boards.ts'
import { demands } from '../../src/i18n/en/demands.ts'
import { figure } from '../../src/i18n/en/figure.ts'
import { heat as words } from '../../src/i18n/en/heat.ts'
import '../../src/widgets/demands/element.ts'
import { comparing, EXAMPLES, viewRow } from '../../src/widgets/demands/model.ts'
import '../../src/widgets/heat/element.ts'
import {
  bestOf,
  judging,
  TERMS,
  USUAL,
  worthOf,
  type Weights,
} from '../../src/widgets/heat/judge.ts'
import { STRONGEST } from '../../src/widgets/heat/legend.ts'
import { heatBoard, heatSentence, termRows } from '../../src/widgets/heat/model.ts'
import { drained, unhurried } from '../../src/figure/unhurried.ts'
import { playing, viewsOf, VARIANTS } from '../../src/widgets/demands/program.ts'
import { leavesNothing, linked, mountFigure, textOf } from './figure-help.ts'
import { styled } from './styled.ts'

styled('boards/board.css', 'styles/tokens.css', 'styles/controls.css')

const { game } = gomoku8
const FIGURE_1 = 'c6 b5 d6 c4 e5 d4 f4 e6 f7 f5'

leavesNothing()

function read(text: string): Gomoku8 {
  const parsed = game.parse(text)
  if (!parsed.ok) throw new Error(parsed.error.code)
  return parsed.value
}

/** Positions along random games. */
function* randomPositions(games: number, plies: number): Generator<Gomoku8> {
  const moves = new Int32Array(game.maxMoves)
  for (let seed = 1; seed <= games; seed++) {
    const rng = rngOf(seed)
    const p = game.initial()
    for (let ply = 0; ply < plies && game.outcome(p) === undefined; ply++) {
      yield p
      game.play(p, moves[rng.below(game.moves(p, moves))])
    }
  }
}

/** The engine's evaluation with other weights; the squares count as in the report, or not. */
function evaluationWith(weights: Weights) {
  const patterns = defaultPatterns().map((pattern) => ({
    ...pattern,
    weight: weights[TERMS.find((term) => term === pattern.name) ?? 'square'],
  }))
  const again = parsePatterns(formatPatterns(patterns))
  if (!again.ok) throw new Error(again.error.code)
  return gomoku8EvaluationOf(again.value)
}

describe('the worth of a square', () => {
  test('is what the evaluation says after the move, from the mover’s view, with any weights', () => {
    const others: Weights = { ...USUAL, four: 7, 'broken-three': 90, two: 0, three: 12 }
    let compared = 0
    for (const weights of [USUAL, others]) {
      const { evaluate } = evaluationWith(weights)
      for (const p of randomPositions(3, 30)) {
        for (const { move, tally } of drained(judging(p)).candidates) {
          game.play(p, move)
          expect(worthOf(tally, weights)).toBe(0 - evaluate(p))
          game.undo(p)
          compared++
        }
      }
    }
    expect(compared).toBeGreaterThan(5000)
  })

  test('is the sum of its terms, and its change that of the whole position', () => {
    const judged = drained(judging(read(FIGURE_1)))
    for (const candidate of judged.candidates) {
      const rows = termRows(judged, candidate, USUAL)
      const worth = worthOf(candidate.tally, USUAL)
      expect(rows.reduce((sum, { own, other }) => sum + own + other, 0)).toBe(worth)
      expect(rows.reduce((sum, { change }) => sum + change, 0)).toBe(
        worth - worthOf(judged.before, USUAL),
      )
    }
  })

  test('is drawn darkest and framed where it is best, and told to who cannot see it', () => {
    const p = read(FIGURE_1)
    const judged = drained(judging(p))
    const [best] = bestOf(judged, USUAL)
    const { model, names } = heatBoard(p, judged, USUAL, undefined, words, boards)
    expect(Math.max(...Array.from(model.heat ?? []))).toBe(STRONGEST)
    expect(model.heat?.[best.square]).toBe(STRONGEST)
    expect(model.marks).toEqual([{ square: best.square, shape: 'frame', tone: 'good' }])
    expect(names[best.square]).toBe('c7, empty, worth 172, the best')
  })

  test('is a five where the move makes one', () => {
    const p = read('a1 a8 b1 b8 c1 c8 d1 h8')
    const judged = drained(judging(p))
    const { model } = heatBoard(p, judged, USUAL, undefined, words, boards)
    expect(model.labels?.[4]).toBe(words.five)
    expect(bestOf(judged, USUAL).map(({ square }) => square)).toEqual([4])
  })

  test('is best nowhere when it is the same everywhere', () => {
    const p = read(FIGURE_1)
    const judged = drained(judging(p))
    const none = { four: 0, 'broken-four': 0, three: 0, 'broken-three': 0, two: 0, square: 0 }
    const { model, names } = heatBoard(p, judged, none, undefined, words, boards)
    expect(model.marks).toEqual([])
    expect(names.some((name) => name.includes('the best'))).toBe(false)
    expect(heatSentence(p, judged, none, words)).toBe(words.flat('X', '0'))
  })

  test('offers no best move when it is the same everywhere', async () => {
    const figure = document.createElement('cutoff-heat')
    figure.id = 'flat'
    figure.dataset['position'] = FIGURE_1
    figure.dataset['weighed'] = ''
    document.body.append(figure)
    await expect.poll(() => figure.querySelectorAll('[type="checkbox"]').length).toBe(6)
    const best = [...figure.querySelectorAll('button')].find(
      ({ textContent }) => textContent.trim() === words.playBest,
    )
    const says = () => figure.querySelector('.heat-says')?.textContent ?? ''
    expect(best?.ariaDisabled).toBe('false')
    figure.querySelectorAll<HTMLInputElement>('[type="checkbox"]').forEach((box) => box.click())
    expect(says()).toBe(words.flat('X', '0'))
    expect(best?.ariaDisabled).toBe('true')
    best?.click()
    expect(says()).toBe(words.flat('X', '0'))
    figure.remove()
  })

  test('is not worked out to the end when nobody wants it any more', async () => {
    expect(await unhurried(judging(read('')), () => false, 0)).toBeUndefined()
    expect((await unhurried(judging(read('')), () => true, 0))?.candidates).toHaveLength(64)
  })
})

describe('the program with a variant of the evaluation', () => {
  test('finds negamax’s value with the right one, on a thousand positions', () => {
    let compared = 0
    for (const p of randomPositions(40, 28)) {
      const { value } = drained(playing(p, 1, 'right'))
      const engine = foundValue(negamax(subjectFrom(gomoku8, p), { depth: 1 }))
      expect(value).toBe(pliesToEnd(engine) === undefined ? engine : Math.sign(engine) * 100_000)
      compared++
    }
    expect(compared).toBeGreaterThan(1000)
  })

  test('finds negamax’s value two plies deep as well', () => {
    for (const { position: text } of Object.values(EXAMPLES)) {
      const p = read(text)
      const { value, nodes } = drained(playing(p, 2, 'right'))
      const engine = negamax(subjectFrom(gomoku8, p), { depth: 2 })
      const own = foundValue(engine)
      expect(value).toBe(pliesToEnd(own) === undefined ? own : Math.sign(own) * 100_000)
      expect(nodes).toBe(engine.nodes)
      expect(game.format(p)).toBe(text)
    }
  })

  test('sees a position as both sides do, which cancels unless a side is left out or feared', () => {
    for (const variant of VARIANTS) {
      const broken = variant === 'own' || variant === 'fear'
      const sums = [...randomPositions(4, 20)].map((p) => viewRow(viewsOf(p, variant)).holds)
      expect(sums.includes(false)).toBe(broken)
    }
    expect(viewRow({ x: -Infinity, o: Infinity }).holds).toBe(true)
  })

  test('only spoils one ply deep and only builds two plies deep if it forgets the other side', () => {
    const played = ({ position, variant, depth }: (typeof EXAMPLES)['three' | 'threat']) => {
      const p = read(position)
      return game.formatMove(p, drained(playing(p, depth, variant)).move)
    }
    // O has d7, e7 and b7; X has d4, e4 and f4.
    expect(played(EXAMPLES.three)).toBe('c7')
    // O has d5, e5 and f5, both ends open; X has c3, e3 and d4.
    expect(played(EXAMPLES.threat)).toBe('d3')
  })

  test('prefers patterns to a five that is too cheap, and has no move in a lost game if it is ∞', () => {
    const won = drained(comparing(read(EXAMPLES.won.position), 1, 'cheap'))
    expect(won.winning).toBeDefined()
    expect(won.played.move).not.toBe(won.winning)
    expect(won.right.move).toBe(won.winning)
    const lost = drained(comparing(read(EXAMPLES.lost.position), 2, 'endless'))
    expect(lost.played).toMatchObject({ move: NO_MOVE, value: -Infinity })
    expect(lost.right.move).not.toBe(NO_MOVE)
  })
})

const button = (name: string) => page.getByRole('button', { name })
const cells = (name: string | RegExp) => page.getByRole('gridcell', { name })

describe('the heatmap on the page', () => {
  test('tells the terms of a square, plays it, and takes it back', async () => {
    mountFigure('cutoff-heat', { position: FIGURE_1 })
    await expect.poll(() => textOf('.heat-says')).toContain('c7 best: 172')
    await cells('d5, empty, worth 80').click()
    await expect.poll(() => textOf('.heat-terms caption')).toBe('X on d5: 80')
    await button(words.playHere('d5')).press()
    await expect.poll(() => textOf('.heat-says')).toContain('O is to move.')
    await expect.poll(linked).toBe(`position:${FIGURE_1} d5`)
    await button(figure.undo).press()
    await expect.poll(() => textOf('.heat-says')).toContain('c7 best: 172')
    await cells(/^f5, O/)
      .last()
      .press()
    await expect.poll(() => textOf('.error')).toBe(words.taken)
  })

  test('plays on the plain board by keys', async () => {
    mountFigure('cutoff-heat', { position: FIGURE_1 })
    await cells(/^a1, empty$/).press()
    await expect.poll(() => textOf('.heat-says')).toContain('O is to move.')
    await userEvent.keyboard('{ArrowRight}{Enter}')
    await expect.poll(linked).toBe(`position:${FIGURE_1} a1 b1`)
  })

  test('chooses another move with other weights, keeps them in the link, and resets them', async () => {
    mountFigure('cutoff-heat', { position: 'd4 e5 e3 d5 c3 f5', weighed: '' })
    await expect.poll(() => textOf('.heat-says')).toContain('c5 best')
    const slider = page.getByRole('slider', { name: words.weightOf('two') })
    await slider.press()
    await userEvent.keyboard('{End}')
    await expect.poll(() => textOf('.heat-says')).toContain('d3 best')
    await expect.poll(() => textOf('.heat-weights .hint')).toBe(words.usual(['c5']))
    await expect.poll(linked).toBe('two:100')
    await page.getByRole('checkbox', { name: words.counts('two') }).press()
    await expect.poll(linked).toBe('two:0')
    await button(words.reset).press()
    await expect.poll(() => textOf('.heat-weights .hint')).toBe(words.asUsual)
  })

  test('says what is wrong with a link and keeps what the text has', async () => {
    history.replaceState(null, '', '?figure=position:d4d4')
    mountFigure('cutoff-heat', { position: FIGURE_1 })
    await expect.poll(() => textOf('.error')).toMatch(new RegExp(`^${figure.badLink}`))
    expect(textOf('.heat-says')).toContain('c7 best: 172')
  })

  test('refuses weights that no slider has', async () => {
    history.replaceState(null, '', '?figure=two:101')
    mountFigure('cutoff-heat', { position: FIGURE_1, weighed: '' })
    await expect.poll(() => textOf('.error')).not.toBe('')
    expect(textOf('.heat-says')).toContain('c7 best: 172')
  })

  test('says how a game has ended', async () => {
    mountFigure('cutoff-heat', { position: 'a1 a8 b1 b8 c1 c8 d1 h8' })
    await button(words.playBest).press()
    await expect.poll(() => textOf('.heat-says')).toBe(words.won('X'))
    await expect.element(button(words.playBest)).toHaveAttribute('aria-disabled', 'true')
  })
})

describe('the demands on the page', () => {
  test('are met or not, and what is played follows', async () => {
    mountFigure('cutoff-demands', { position: EXAMPLES.three.position, variant: 'own', depth: '1' })
    await expect.poll(() => textOf('.demands-says')).toContain('X plays c7')
    expect(document.body.textContent).toContain(demands.fails)
    await page.getByRole('radio', { name: demands.plies(2) }).press()
    await expect.poll(() => textOf('.demands-says')).toContain('X plays c4')
    await button(demands.example.lost).press()
    await expect.poll(() => textOf('.demands-says')).toContain(demands.none)
    expect(document.body.textContent).toContain(demands.holds)
    await expect.poll(linked).toBe(`position:${EXAMPLES.lost.position};variant:endless;depth:2`)
    await button(figure.undo).press()
    await expect.poll(() => textOf('.demands-says')).toContain('X plays c7')
  })

  test('take moves, and refuse a square that has a stone', async () => {
    mountFigure('cutoff-demands', {
      position: EXAMPLES.three.position,
      variant: 'right',
      depth: '1',
    })
    await cells(/^d4, X/).press()
    await expect.poll(() => textOf('.error')).not.toBe('')
    await cells(/^c4, empty/).press()
    await expect.poll(() => textOf('.demands-says')).toContain('O plays')
  })

  test('say what is wrong with a link', async () => {
    history.replaceState(null, '', '?figure=depth:3')
    mountFigure('cutoff-demands', { position: EXAMPLES.three.position, variant: 'own', depth: '1' })
    await expect.poll(() => textOf('p.error[role=alert]')).not.toBe('')
    expect(textOf('.demands-says')).toContain('X plays c7')
  })
})
