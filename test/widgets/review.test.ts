import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'lit-html'
import { kits, legalMoves, type Judged } from '../../engine/index.ts'
import { wordsReady } from '../../src/i18n/in-language.ts'
import { hexGeometry } from '../../src/boards/hex-geometry.ts'
import { review as words } from '../../src/i18n/review.ts'
import { fileText, takenOf } from '../../src/widgets/review/files.ts'
import { playHref, whyNotHref } from '../../src/widgets/review/elsewhere.ts'
import { KeptReviews, type KeptReview } from '../../src/widgets/review/kept.ts'
import { foundOf } from '../../src/widgets/review/model.ts'
import { lineOver } from '../../src/widgets/review/line-over.ts'
import { plyAt } from '../../src/widgets/review/plot.ts'
import { resultsTemplate } from '../../src/widgets/review/results-view.ts'
import { GameRecord } from '../../src/widgets/table/game-record.ts'
import { loadExtras } from '../../src/widgets/table/load-extras.ts'
import { leavesNothing, linked } from './figure-help.ts'
import { button, open } from './review-help.ts'
import { styled } from './styled.ts'

styled('styles/controls.css', 'styles/tokens.css')

await wordsReady()
leavesNothing()

/** First has three in a row with both ends open, and looks away; second does not see it either. */
const GAME = '44556'

async function reviewed(moves: string, game?: string): Promise<HTMLElement> {
  const figure = open(`moves:${moves};effort:brief`, game)
  await button(words.begin).press()
  await expect
    .poll(() => figure.querySelector('.review-status')?.textContent?.trim(), { timeout: 40_000 })
    .toMatch(/^All positions are judged/)
  return figure
}

describe('A game under review', () => {
  test('has its moves judged to the end, names those that lost value, and leads to them', async () => {
    // After 4 1 5 2 6 second must stop both ends and cannot; then first looks away.
    const figure = await reviewed('4152631')
    const lapse = button(/^\d+\. . \d/).first()
    await expect.element(lapse).toBeInTheDocument()
    await lapse.press()
    await expect.poll(linked).toMatch(/ply:\d/)
    await expect.element(page.getByText(/ had .+ by /).first()).toBeInTheDocument()
    expect(figure.querySelectorAll('.review-plot circle').length).toBeGreaterThanOrEqual(8)
    const named = [...figure.querySelectorAll('.review-text')].map(({ textContent }) => textContent)
    expect(named).toEqual(expect.arrayContaining([words.ply(0), words.ply(7)]))
    await expect.element(page.getByText(words.lapseKey)).toBeVisible()
    // The values are there to be read, too.
    await page.getByText(words.numbers).press()
    await expect.element(button(/^Move 3, 5: /)).toBeVisible()
    await button(/^Move 3, 5: /).press()
    await expect.poll(linked).toMatch(/ply:3/)
  }, 60_000)

  test('has its terms and what each move is worth before it is reviewed, too', async () => {
    const figure = open('moves:4455')
    const look = page.getByRole('combobox', { name: words.looks })
    await look.choose('terms')
    await expect.poll(() => figure.textContent).toContain('who is to move, sees it')
    await look.choose('heat')
    await expect.poll(() => figure.querySelectorAll('.board .fill-alpha').length).toBeGreaterThan(0)
    expect(figure.querySelector('.review-plot')).toBeNull()
  })

  test('has on each cell of Abalone what the best move there is worth, one ply on', async () => {
    const figure = open('moves:a1b2.i9h8', 'abalone')
    await page.getByRole('combobox', { name: words.looks }).choose('heat')
    const { game, evaluation, board } = kits.abalone
    const read = game.parse('a1b2 i9h8')
    if (!read.ok) throw new Error(read.error.code)
    const position = read.value
    const best = new Map<number, number>()
    for (const move of legalMoves(kits.abalone, position)) {
      const before = board?.targets(position, move).filter((cell) => board.at(position, cell) < 0)
      game.play(position, move)
      for (const cell of before ?? []) {
        best.set(cell, Math.max(best.get(cell) ?? -Infinity, 0 - evaluation.evaluate(position)))
      }
      game.undo(position)
    }
    expect(best.size).toBeGreaterThan(4)
    for (const [cell, worth] of best) {
      const name = `${board?.squareName(position, cell)}, empty, ${words.number(worth)}`
      await expect.element(page.getByRole('gridcell', { name, exact: true })).toBeInTheDocument()
    }
    expect(figure.querySelectorAll('.board-labels text')).toHaveLength(best.size)
  })

  test('is kept on the device with what was found of it, and comes back without a link', async () => {
    await reviewed('b2.a1.c3', 'mnk')
    document.body.replaceChildren()
    const figure = open('', 'mnk')
    await expect.element(page.getByText(words.keptGame)).toBeInTheDocument()
    await expect
      .poll(() => figure.querySelector('.review-status')?.textContent?.trim())
      .toMatch(/^All positions are judged/)
  }, 60_000)

  test('can be stopped, keeps what is judged, and goes on', async () => {
    const figure = open('moves:4444;effort:long')
    await button(words.begin).press()
    await expect
      .poll(() => figure.querySelector('.review-status')?.textContent?.trim())
      .toMatch(/judged/)
    await button(words.stop).press()
    await expect.element(button(new RegExp(`${words.goOn}|${words.begin}`))).toBeInTheDocument()
  })

  test('goes through its moves by keys, and takes another move as another game', async () => {
    const figure = open(`moves:${GAME}`)
    await button(words.begin).press()
    await button(words.stop).press()
    figure.querySelector<HTMLElement>('button')?.focus()
    figure
      .querySelector('button')
      ?.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'Home', bubbles: true, cancelable: true }),
      )
    await expect.poll(linked).toMatch(/ply:0/)
    await page.getByRole('gridcell', { name: /^a6, empty/ }).press({ force: true })
    await expect.poll(linked).toMatch(/^moves:1(;|$)/)
    // The game before is not lost.
    await expect.element(button(GAME)).toBeInTheDocument()
  })
})

const judged: Judged = {
  toMove: 0,
  by: 'search',
  value: 4,
  line: ['4'],
  seen: [{ depth: 1, value: 4, move: '4' }],
  nodes: 8,
}

describe('What the device keeps of reviews', () => {
  const game = (moves: string, effort: KeptReview['effort'] = 'usual'): KeptReview => ({
    lifted: '',
    set: '',
    moves,
    effort,
    judged: [judged, null],
  })

  test('is a game in place of the one that it goes on with, and others beside it', () => {
    const kept = new KeptReviews('connect4', localStorage)
    for (const moves of ['4', '44', '445', '43']) kept.keep(game(moves))
    expect(kept.all.map(({ moves }) => moves)).toEqual(['43', '445'])
    expect(kept.find(game('445'))?.judged).toEqual([judged, null])
    expect(kept.find(game('445', 'long'))).toBe(undefined)
  })

  test('is looked at with care, since anything may stand there', () => {
    const bad = [7, null, {}, { moves: 3 }, { moves: '4', judged: [{ by: 'luck' }, 'x', judged] }]
    localStorage.setItem('reviews/connect4', JSON.stringify(bad))
    expect(new KeptReviews('connect4', localStorage).all).toEqual([
      { lifted: '', set: '', moves: '4', effort: 'usual', judged: [null, null, judged] },
    ])
  })

  test('says that it keeps nothing where the browser has no room', () => {
    const full = {
      getItem: () => null,
      removeItem: () => undefined,
      setItem: () => {
        throw new Error('QuotaExceededError')
      },
    }
    const kept = new KeptReviews('connect4', full)
    kept.keep(game('4'))
    expect(kept.works).toBe(false)
  })

  test('goes into a file and comes back from it', () => {
    const review = { ...game('4455'), lifted: '' }
    const taken = takenOf(kits.connect4, fileText('connect4', review), {})
    expect(taken).toEqual({ kind: 'file', game: 'connect4', review })
  })
})

describe('From a move of a game', () => {
  const record = new GameRecord(kits.connect4, {}, '445566')

  test('the lab is asked for the search of that move alone beside that of the better one', () => {
    const href = new URL(whyNotHref(record, '1', '7', 4), 'http://localhost')
    const state = href.searchParams.get('lab') ?? ''
    expect(state).toContain('mode:compare;game:connect4')
    expect(state).toContain('position:445566;plies:4;exclude:!!1;beside:')
    expect(state).toContain('!!!!7')
  })

  test('the board to play on has the moves up to here, with the reader to move', () => {
    const href = new URL(playHref(record, {}) ?? '', 'http://localhost')
    expect(href.searchParams.get('connect4')).toBe('moves:445566;begins:you')
    expect(href.hash).toBe('#connect4')
  })

  test('it has the board that was set up, and the options of the game and not those of its page', () => {
    const square = new GameRecord(kits.mnk, { columns: 4, rows: 4 })
    expect(square.setUp('..../.O../.X../.... X').ok).toBe(true)
    expect(square.board).not.toBe('')
    square.play(0)
    const link = new URL(playHref(square, {}) ?? '', 'http://localhost').searchParams.get('mnk')
    expect(link).toBe('lifted:columns=4,rows=4;set:..../.O../.X../.... X;moves:a1;begins:engine')
    // The page plays Abalone with a rule that this game was played without.
    const page = { repetition: true }
    const abalone = new GameRecord(kits.abalone, {})
    const without = new URL(playHref(abalone, page) ?? '', 'http://localhost')
    expect(without.searchParams.get('abalone')).toBe('lifted:repetition=false;begins:you')
    const as = new GameRecord(kits.abalone, page)
    const same = new URL(playHref(as, page) ?? '', 'http://localhost')
    expect(same.searchParams.get('abalone')).toBe('begins:you')
  })

  test('a game that is too long for a link leads nowhere', () => {
    const long = new GameRecord(kits.abalone)
    for (let round = 0; round < 300; round++) {
      for (const move of ['c3d3', 'g7f7', 'd3c3', 'f7g7']) {
        const read = kits.abalone.game.parseMove(long.position, move)
        if (read.ok) long.play(read.value)
      }
    }
    expect(long.moves.length).toBeGreaterThan(4000)
    expect(playHref(long, {})).toBeUndefined()
  })

  test('a line is numbered on the board, and the position is as it was', () => {
    const { kit, position, text } = record
    const { labels = [], marks = [] } = lineOver(kit, {}, position, ['1', '3', '9'], '2')
    expect(labels.filter((label) => label !== '')).toEqual(['1', '2'])
    expect(marks).toEqual([{ square: 1, shape: 'cross', tone: 'beta' }])
    // What was played is framed where the line comes to the same square.
    const met = lineOver(kit, {}, position, ['1', '3'], '3').marks
    expect(met).toEqual([{ square: 2, shape: 'frame', tone: 'beta' }])
    expect(kit.game.format(position)).toBe(text)
  })

  test('a line of marbles says how each move goes, and whose it is', async () => {
    const { game } = kits.abalone
    const start = game.initial()
    const extras = await loadExtras('abalone')
    const { layer } = lineOver<unknown>(kits.abalone, extras, start, ['a1b2', 'i9h8'])
    const model = { stones: [] }
    const drawn = layer?.(document, model, hexGeometry({})) ?? []
    const arrows = drawn
      .map((each) => each.getAttribute('class'))
      .filter((name) => name?.includes('planned'))
    expect(arrows).toEqual(['board-arrow planned ours', 'board-arrow planned'])
    expect(drawn.map(({ textContent }) => textContent).join('')).toBe('12')
    expect(game.format(start)).toBe(game.format(game.initial()))
  })

  test('the move by which the game turned is named where no better one is seen', () => {
    const turned = new GameRecord(kits.connect4)
    turned.load({}, '', '445')
    const best = (ply: number, value: number): Judged => ({
      toMove: ply % 2 === 0 ? 0 : 1,
      by: 'search',
      value,
      line: [turned.line[ply]?.text ?? '1'],
      seen: [{ depth: 1, value, move: turned.line[ply]?.text ?? '1' }],
      nodes: 1,
    })
    // First stands better up to the second move, and worse from there on.
    const found = foundOf(turned, [best(0, 50), best(1, -50), best(2, -50), best(3, 50)])
    const host = document.createElement('div')
    const nothing = () => undefined
    const actions = { goTo: nothing, showLine: nothing, tryAgain: nothing, whyNot: nothing }
    if (found !== undefined) render(resultsTemplate(turned, found, false, actions), host)
    expect(found?.review).toMatchObject({ lapses: [], turning: 1 })
    expect(host.querySelector('.review-turned')?.textContent).toMatch(/2\. O 4/)
  })

  test('a press in the plot leads to the nearest ply', () => {
    expect([0, 0.03, 0.5, 0.97, 1].map((share) => plyAt(share, 20))).toEqual([0, 0, 10, 20, 20])
  })
})
