import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import {
  BACK,
  connect4,
  type GameKit,
  mnk,
  negamax,
  Recorder,
  type Rng,
  rngOf,
  signedNegamax,
  type Subject,
  subjectFrom,
  tree,
} from '../../engine/index.ts'
import { figure } from '../../src/i18n/en/figure.ts'
import { signs as words } from '../../src/i18n/en/signs.ts'
import { scores } from '../../src/i18n/en/scores.ts'
import { element } from '../../src/figure/dom.ts'
import '../../src/widgets/signs/element.ts'
import { signsModel } from '../../src/widgets/signs/model.ts'
import { nodeBoard } from '../../src/widgets/signs/boards.ts'
import { openPair, ownScore, type Pair, type PairSpec } from '../../src/widgets/signs/pair.ts'
import { signsView } from '../../src/widgets/signs/view.ts'
import { unreadable } from './drawn-texts.ts'
import { leavesNothing, linked, mountFigure } from './figure-help.ts'
import { styled } from './styled.ts'

styled(
  'boards/board.css',
  'styles/tokens.css',
  'fonts/fonts.css',
  'styles/figures.css',
  'styles/controls.css',
  'figure/stepper/stepper.css',
  'widgets/signs/signs.css',
)

const TABLES = { words, scores }
const TREE = '[[[4,7],[1,9]],[[6,2],[8,3]]]'
/** X to move: b3 wins, b1 draws, c2 loses. */
const END = 'b2a1a3c1c3a2'
/** X to move in Connect 4, columns 6 and 7 open. */
const TWO_COLUMNS = '125452252322473453516341361466461153'

leavesNothing()

/** A tree of up to three children a node, in which leaves stop at any level. */
function randomTree(rng: Rng, levels: number): string {
  if (levels === 0 || rng.below(4) === 0) return String(rng.below(41) - 20)
  const children = Array.from({ length: 1 + rng.below(3) }, () => randomTree(rng, levels - 1))
  return `[${children.join(',')}]`
}

function read<P>(kit: GameKit<P>, text: string): Subject<P> {
  const parsed = kit.game.parse(text)
  if (!parsed.ok) throw new Error(`${text}: ${parsed.error.code}`)
  return subjectFrom(kit, parsed.value)
}

function pairOf(change: Partial<PairSpec> = {}): Pair {
  const spec = { game: 'tree', position: TREE, depth: 9, slip: 'none' as const, ...change }
  const kits: Readonly<Record<string, GameKit<unknown>>> = { mnk, connect4, tree }
  const opened = openPair(kits[spec.game] ?? tree, spec, nodeBoard)
  if (!opened.ok) throw new Error(opened.error.code)
  return opened.value
}

/** Checks one position: the value, the move, and every column of the recording. */
function compare<P>(subject: Subject<P>, depth: number): void {
  const right = new Recorder('negamax', { depth })
  const result = negamax(subject, { depth }, { trace: right })
  const own = new Recorder('negamax', { depth })
  const answer = signedNegamax(subject, depth, 'none', own)
  expect(answer).toEqual({ value: result.value, move: result.move })
  expect(own.finish()).toEqual(right.finish())
}

describe('negamax with all its signs', () => {
  test('does at each step what the engine’s does', () => {
    const rng = rngOf(5)
    for (let i = 0; i < 400; i++) compare(read(tree, randomTree(rng, 4)), 9)
    for (let i = 0; i < 25; i++) {
      for (const [kit, plies, depth] of [
        [mnk, 9, 3],
        [connect4, 24, 2],
      ] as const) {
        const walker: GameKit<unknown> = kit
        const position = walker.game.initial()
        const moves = new Int32Array(walker.game.maxMoves)
        for (let ply = 0; ply < plies && walker.game.outcome(position) === undefined; ply++) {
          compare(subjectFrom(walker, position), depth)
          const count = walker.game.moves(position, moves)
          walker.game.play(position, moves[rng.below(count)])
        }
      }
    }
  })
})

describe('the two searches', () => {
  test('hold the same number from two views at every node and step', () => {
    const rng = rngOf(9)
    let compared = 0
    for (let i = 0; i < 300; i++) {
      const position = randomTree(rng, 3)
      const opened = openPair(tree, { game: 'tree', position, depth: 9, slip: 'none' })
      if (!opened.ok) {
        expect(opened.error.code).toBe('signs/too-large')
        continue
      }
      const { minimax, negamax: other } = opened.value
      expect(other.steps).toBe(minimax.steps)
      for (let step = 0; step <= minimax.steps; step++) {
        for (let node = 0; node < minimax.nodeCount; node++) {
          const score = minimax.score(node, step)
          const own = ownScore(opened.value, node, step)
          const turned = minimax.player(node) === 0 || own === undefined ? own : 0 - own
          expect(turned).toBe(score)
          compared++
        }
      }
    }
    expect(compared).toBeGreaterThan(10_000)
  })

  test('refuse a tree that has no room, and a text that is no tree', () => {
    const wide = `[${Array.from({ length: 13 }, () => '1').join(',')}]`
    const spec = { game: 'tree', depth: 9, slip: 'none' } as const
    expect(openPair(tree, { ...spec, position: wide })).toMatchObject({
      error: { code: 'signs/too-large' },
    })
    expect(openPair(mnk, { ...spec, game: 'mnk', position: '' })).toMatchObject({
      error: { code: 'signs/too-large' },
    })
    expect(openPair(tree, { ...spec, position: '[1,' })).toMatchObject({ ok: false })
  })
})

describe('a lost sign', () => {
  test('is told where the searches part', () => {
    const right = signsModel(pairOf(), pairOf().minimax.steps, TABLES)
    expect(right.trees.map(({ root }) => root)).toEqual(['7', '7'])
    expect(right.sentence).toBe(words.done('7'))
    expect(right.trees[1].nodes.some(({ wrong }) => wrong)).toBe(false)

    const lost = pairOf({ game: 'mnk', position: END, slip: 'leaf' })
    const model = signsModel(lost, lost.minimax.steps, TABLES)
    expect(model.sentence).toBe(words.doneWrong({ right: 'b3', wrong: 'b1' }))
    // Leaves at which X is to move keep their value; the other leaves that are no draw do not.
    const wrongLeaves = model.trees[1].nodes.filter(({ leaf, wrong }) => leaf && wrong)
    expect(wrongLeaves.map(({ side, value }) => [side, value])).toEqual([
      ['min', 'win 3'],
      ['min', 'win 1'],
    ])
    expect(model.count).toBe(words.wrongCount(5, 11))
  })

  test('at the call makes everybody take the largest', () => {
    // Leaves three plies down are Min’s to judge: the largest there is −1, of the leaf 1.
    const lost = pairOf({ slip: 'call' })
    expect(signsModel(lost, lost.minimax.steps, TABLES).trees[1].root).toBe('−1')
    expect(signedNegamax(read(tree, '[[3,12],[2,4]]'), 9, 'call').value).toBe(12)
  })

  test('keeps the move of the root where a child of it has come back better, and nowhere else', () => {
    const pair = pairOf({ position: '[[3,12],[2,4],[5,6]]' })
    const steps = Array.from(
      { length: pair.minimax.steps + 1 },
      (_, step) => signsModel(pair, step, TABLES).trees[1],
    )
    const written = steps.flatMap(({ writes, kept }, step) => (writes ? [[step, kept]] : []))
    const children = pair.negamax.children(0)
    expect(written.map(([, kept]) => kept)).toEqual([
      pair.moves[children[0]],
      pair.moves[children[2]],
    ])
    for (const [step] of written) {
      const event = pair.negamax.step(Number(step))
      expect(event).toMatchObject({ kind: BACK, node: 0 })
    }
    expect(steps[0].kept).toBeUndefined()
  })

  test('shows each line of code with its numbers', () => {
    const pair = pairOf({ position: '[[3,12],[2,4]]' })
    const codes = Array.from({ length: pair.minimax.steps + 1 }, (_, step) =>
      signsModel(pair, step, TABLES).trees.map(({ code }) => code),
    )
    expect(codes).toContainEqual(['min(∞, 3) = 3', 'max(−∞, −3) = −3'])
    expect(codes).toContainEqual(['min(3, 12) = 3', 'max(−3, −12) = −3'])
    expect(codes).toContainEqual(['max(−∞, 3) = 3', 'max(−∞, −(−3)) = 3'])
    expect(codes.at(-1)).toEqual(['return 3', 'return 3'])
  })
})

/** Puts a figure on the page as `Signs.astro` does. */
function mount(change: Partial<PairSpec> = {}, step = '0', slips = false, depths = false): void {
  const pair = pairOf(change)
  mountFigure(
    'cutoff-signs',
    {
      spec: JSON.stringify(pair.spec),
      step,
      ...(slips && { slips: 'true' }),
      ...(depths && { depths: 'true' }),
    },
    signsView(document, signsModel(pair, 0, TABLES), words),
    element(document, 'div', { class: 'stepper-room' }),
    element(document, 'p', { class: 'signs-sentence' }),
    element(document, 'p', { class: 'signs-count' }),
    element(document, 'div', { class: 'signs-options' }),
  )
}

const sentence = () => document.querySelector('.signs-sentence')?.textContent
const place = () => document.querySelector('.stepper-place')?.textContent
const codes = () => [...document.querySelectorAll('.signs-code')].map((each) => each.textContent)
const root = (which: 'minimax' | 'negamax', value: string) =>
  page.getByRole('img', { name: words.picture(which, value) })

describe('the figure on the page', () => {
  test('steps both searches with one row of controls, and by keys', async () => {
    mount({ position: '[[3,12],[2,4]]' }, '4')
    await expect.poll(place).toBe('4 / 20')
    await page.getByRole('button', { name: 'One step forward' }).press()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}')
    await expect.poll(place).toBe('6 / 20')
    await userEvent.keyboard('{End}')
    await expect.element(root('minimax', '3')).toBeVisible()
    await expect.element(root('negamax', '3')).toBeVisible()
    expect(sentence()).toBe(words.done('3'))
    await expect.poll(linked).toBe('step:20')
  })

  test('takes another tree, and says what is wrong with one', async () => {
    mount({}, 'end')
    const field = page.getByRole('textbox', { name: words.tree })
    await field.write('[[1,2],[-5]]')
    await userEvent.keyboard('{Enter}')
    await expect.element(root('negamax', '1')).toBeVisible()
    await field.write('[[1,2],')
    await userEvent.keyboard('{Enter}')
    const alert = () => document.querySelector('.error')?.textContent
    await expect.poll(alert).toContain(figure.kept)
    await expect.element(field).toHaveAttribute('aria-invalid', 'true')
    await expect.element(root('negamax', '1')).toBeVisible()
    await field.write(`[${'1,'.repeat(12)}1]`)
    await userEvent.keyboard('{Enter}')
    const tooLarge = words.tooLarge({ leaves: 12, levels: 6 })
    await expect.poll(alert).toBe(`${tooLarge} ${figure.kept}`)
  })

  test('takes what the reader of trees takes: decimals, infinities, unknown leaves, other forms', async () => {
    mount({}, 'end')
    const field = page.getByRole('textbox', { name: words.tree })
    await field.write('[[0.5,-1.25],[-∞,2.75]]')
    await userEvent.keyboard('{Enter}')
    await expect.element(root('minimax', '−1.25')).toBeVisible()
    await expect.element(root('negamax', '−1.25')).toBeVisible()
    await field.write('((3 ?) (2 4.5))')
    await userEvent.keyboard('{Enter}')
    await expect.element(root('negamax', '3')).toBeVisible()
    const hint = () => document.querySelector('.signs-options .hint')?.textContent
    await expect
      .poll(hint)
      .toBe('What is not known at ? matters: the root may be worth between 2 and 3.')
  })

  test('turns signs of decimals and infinities as of whole numbers', () => {
    const half = (tree: string) => tree.replaceAll(/\d+/g, (digits) => String(Number(digits) / 2))
    for (const position of [
      '[[3,-12],[2,4]]',
      '[[[5,-7],[7,5]],[[-4,4],[1,0]]]',
      '[4,[-4,[3,-3]]]',
    ]) {
      for (const slip of ['none', 'leaf', 'call'] as const) {
        const [whole, halved] = [position, half(position)].map((text) => {
          const pair = pairOf({ position: text, slip })
          return Array.from({ length: pair.minimax.steps + 1 }, (_, step) => {
            const { nodes, code } = signsModel(pair, step, TABLES).trees[1]
            return JSON.stringify([nodes.map(({ value, wrong }) => [value, wrong]), code])
          })
        })
        expect(halved).toEqual(whole.map(half))
      }
    }
  })

  test('loses a sign where it is told to', async () => {
    mount({ game: 'mnk', position: END }, 'end', true)
    await expect.poll(sentence).toBe(words.done('win 1'))
    await page.getByRole('radio', { name: words.slips.leaf }).press()
    await expect.poll(sentence).toBe(words.doneWrong({ right: 'b3', wrong: 'b1' }))
    expect(codes()).toEqual(['return win 1', 'return loss 3'])
    await expect.poll(linked).toContain('slip:leaf')
  })

  test('looks as far as it is told, and shows the slip at the leaves at odd depths alone', async () => {
    mount({ game: 'connect4', position: TWO_COLUMNS, depth: 3, slip: 'leaf' }, 'end', true, true)
    const count = () => document.querySelector('.signs-count')?.textContent
    await expect.poll(sentence).toBe(words.doneWrong({ right: '6', wrong: '7' }))
    expect(count()).toBe(words.wrongCount(10, 10))
    await page.getByRole('radio', { name: '4' }).press()
    await expect.poll(count).toBe(words.wrongCount(0, 15))
    await expect.poll(linked).toContain('depth:4')
    await page.getByRole('radio', { name: '1', exact: true }).press()
    await expect.poll(count).toBe(words.wrongCount(3, 3))
  })

  test('marks what is wrong inside the picture, and clear of every other node', async () => {
    let marks = 0
    for (const depth of [3, 4, 5]) {
      for (const slip of ['leaf', 'call'] as const) {
        mount({ game: 'connect4', position: TWO_COLUMNS, depth, slip }, 'end', true, true)
        await expect.poll(() => document.querySelector('.stepper-place')).not.toBeNull()
        const picture = document.querySelector('.negamax .signs-drawing')
        const within = picture?.getBoundingClientRect()
        const nodes = [...(picture?.querySelectorAll('.signs-node') ?? [])]
        for (const node of nodes) {
          const mark = node.querySelector('.signs-wrong')?.getBoundingClientRect()
          if (mark === undefined || within === undefined) continue
          marks++
          expect(mark.left).toBeGreaterThanOrEqual(within.left)
          expect(mark.right).toBeLessThanOrEqual(within.right)
          for (const other of nodes) {
            if (other === node) continue
            for (const each of other.querySelectorAll('.signs-frame, .signs-value')) {
              const box = each.getBoundingClientRect()
              const apart =
                box.left >= mark.right ||
                box.right <= mark.left ||
                box.top >= mark.bottom ||
                box.bottom <= mark.top
              expect(apart, `${slip} at depth ${depth}`).toBe(true)
            }
          }
        }
        document.body.replaceChildren()
      }
    }
    expect(marks).toBeGreaterThan(30)
  })

  test.each([1280, 390])(
    'has every number in sight, apart and of 11 px, at %i px',
    async (screen) => {
      await page.viewport(screen, 844)
      const specs: Partial<PairSpec>[] = [
        { position: `[${'[-128,127,-99],'.repeat(3)}[255,-255,0]]` },
        { position: '[[[[[4,-7],[1]]]],[-9]]' },
        { game: 'mnk', position: END },
        { game: 'mnk', position: END, slip: 'leaf' },
        { game: 'connect4', position: TWO_COLUMNS, depth: 5, slip: 'call' },
      ]
      for (const spec of specs) {
        const pair = pairOf(spec)
        for (const step of [0, Math.floor(pair.minimax.steps / 2), pair.minimax.steps]) {
          const host = document.createElement('cutoff-signs')
          host.style.width = screen < 768 ? '374px' : '944px'
          host.append(signsView(document, signsModel(pair, step, TABLES), words))
          document.body.replaceChildren(host)
          expect(unreadable(host), `${pair.spec.position} at ${step}`).toEqual([])
        }
      }
    },
  )

  test('keeps the depth that fitted where another has no room', async () => {
    mount({ game: 'connect4', position: '', depth: 1 }, 'end', true, true)
    await page.getByRole('radio', { name: '3' }).press()
    const alert = () => document.querySelector('.error')?.textContent
    await expect.poll(alert).toBe(words.tooLarge({ leaves: 12, levels: 6 }))
    await expect.element(page.getByRole('radio', { name: '1', exact: true })).toBeChecked()
  })

  test('has a caption of its own for another tree, by a link and by hand', async () => {
    const captioned = (change: Partial<PairSpec> = {}) => {
      mount(change, 'end', true)
      const around = document.createElement('figure')
      const host = document.querySelector('cutoff-signs')
      host?.before(around)
      around.append(document.createElement('figcaption'))
      if (host !== null) around.prepend(host)
    }
    const own = () => document.querySelector('.caption-own')?.textContent
    const told = (slip: PairSpec['slip']) => {
      const { steps, nodeCount } = pairOf({ position: '[[3,12],[2,4]]' }).minimax
      const wrong = signsModel(pairOf({ position: '[[3,12],[2,4]]', slip }), steps, TABLES)
      const marked = wrong.trees[1].nodes.filter((node) => node.wrong).length
      return words.caption({
        explicit: true,
        same: false,
        nodes: nodeCount,
        root: '3',
        wrong: marked,
      })
    }
    captioned()
    const field = page.getByRole('textbox')
    await field.write('[[3,12],[2,4]]')
    await userEvent.keyboard('{Enter}')
    await expect.poll(own).toBe(told('none'))
    expect(own()).toContain('both visit 7 nodes, and minimax finds 3 at the root')
    await page.getByRole('radio', { name: words.slips.call }).press()
    await expect.poll(own).toBe(told('call'))
    await page.getByRole('button', { name: figure.undo }).press()
    await page.getByRole('button', { name: figure.undo }).press()
    await expect.poll(own).toBeUndefined()
    document.body.replaceChildren()
    history.replaceState(null, '', '?figure=position:((3,12),(2,4));slip:leaf')
    captioned()
    await expect.poll(own).toBe(told('leaf'))
  })

  test('has one for another search where the page offers none, by a link', async () => {
    history.replaceState(null, '', '?figure=slip:leaf')
    for (const offers of [true, false]) {
      mount({}, 'end', offers)
      const around = document.createElement('figure')
      const host = document.querySelector('cutoff-signs')
      host?.before(around)
      around.append(...(host === null ? [] : [host]), document.createElement('figcaption'))
      await expect.poll(place).toBe('44 / 44')
      const own = document.querySelector('.caption-own')?.textContent
      if (offers) expect(own).toBeUndefined()
      else expect(own).toMatch(/^Searched otherwise than in the text: both visit 15 nodes, .*≠/)
      document.body.replaceChildren()
    }
  })

  test('opens a link, and keeps what the text has where the link is wrong', async () => {
    history.replaceState(null, '', '?figure=position:((3,12),(2,4));step:20')
    mount({}, '0')
    await expect.poll(place).toBe('20 / 20')
    document.body.replaceChildren()
    history.replaceState(null, '', '?figure=position:((3,12;step:2')
    mount({}, '0')
    await expect.poll(() => document.querySelector('.error')?.textContent).toContain(figure.badLink)
    expect(place()).toBe('0 / 44')
  })
})
