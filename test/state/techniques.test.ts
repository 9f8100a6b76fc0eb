import { parseHTML } from 'linkedom'
import { beforeAll, describe, expect, it } from 'vitest'
import { kits, search, subjectFrom, valueForMax } from '../../engine/index.ts'
import { techniques as words } from '../../src/i18n/en/techniques.ts'
import { tree as treeWords } from '../../src/i18n/en/tree.ts'
import { wordsReady } from '../../src/i18n/in-language.ts'
import { ROOMS } from '../../src/widgets/tree/geometry.ts'
import { treeModel } from '../../src/widgets/tree/model.ts'
import { tellingOf } from '../../src/widgets/tree/names.ts'
import { recordNow } from '../../src/widgets/tree/record-now.ts'
import type { Session } from '../../src/widgets/tree/session.ts'
import { NO_SPEC, type TreeSpec } from '../../src/widgets/tree/spec.ts'
import { insightOf } from '../../src/widgets/tree/techniques/insight.ts'
import { historyOf, iterationList } from '../../src/widgets/tree/techniques/strip.ts'
import { TECHNIQUES, Techniques } from '../../src/widgets/tree/techniques/techniques.ts'

beforeAll(wordsReady)

function sessionOf(spec: Partial<TreeSpec>): Session {
  const ran = recordNow({ ...NO_SPEC, game: 'mnk', depth: 4, ...spec }, undefined, true)
  if (!ran.ok) throw new Error(ran.error.code)
  return ran.value
}

/** What a figure with these powers shows at a step. */
function shown(session: Session, step: number, selected = -1, folded = false) {
  const { document } = parseHTML('<body></body>')
  const powers = new Techniques(document, TECHNIQUES, { folded })
  const telling = tellingOf(session, treeWords)
  const reading = {
    step,
    selected,
    choice: new Map<number, boolean>(),
    ...powers.reading({ session, step, selected }),
  }
  powers.aside.update(telling, reading)
  const { element } = powers.aside
  return { element, reading, model: treeModel(telling, reading, ROOMS.wide) }
}

describe('the order of moves', () => {
  it('stands at each child of the node at hand, and in the sentence', () => {
    const session = sessionOf({ position: 'b2 a1', algorithm: 'alphabeta', ordering: 'evaluation' })
    const { model, reading, element } = shown(session, 2)
    const ranks = model.nodes.flatMap(({ note }) => (note === undefined ? [] : [note]))
    expect(ranks.slice(0, 2).map((rank) => rank.text.slice(0, 8))).toEqual(['1 eval. ', '2 eval. '])
    expect(reading.said).toMatch(/^ It is tried 1st of 7: evaluation \S+ one ply on\.$/)
    expect(element.querySelectorAll('.technique-order li')).toHaveLength(6)
  })

  it('has the moves that fell out of the beam as hollow children, each with its rating', () => {
    const beam = { ordering: 'evaluation', more: { beam: 3 }, depth: 2 } as const
    const session = sessionOf({ position: 'b2 a1', algorithm: 'alphabeta', ...beam })
    const [dropped] = [...session.replay.children(0)].filter((node) =>
      session.replay.isDropped(node),
    )
    const { model, reading } = shown(session, 1, dropped)
    const hollow = model.nodes.filter(({ shown: { kind } }) => kind === 'dropped')
    const values = hollow.map(({ value }) => value)
    expect(values).toHaveLength(4)
    expect(values.every((value) => /^[abc][123]: −?\d+$/.test(value))).toBe(true)
    const bar = /rated (\S+), the first outside (\S+)\./.exec(reading.saidOfSelected ?? '')
    expect(bar?.[2]).toBe(values[0].split(' ')[1])

    // As plain play of each move and the evaluation have it.
    const { game, evaluation } = kits.mnk
    const read = game.parse('b2 a1')
    if (!read.ok) throw new Error(read.error.code)
    const position = read.value
    for (const value of values) {
      const [name, rating] = value.split(': ')
      const move = game.parseMove(position, name)
      if (!move.ok) throw new Error(move.error.code)
      game.play(position, move.value)
      expect(Number(rating.replace('−', '-'))).toBe(0 - evaluation.evaluate(position))
      game.undo(position)
    }
  })
})

describe('the graph of positions', () => {
  it('has every node in the place of the first that is its position', () => {
    const session = sessionOf({ position: 'b2 a1 c3 b1 a3', algorithm: 'minimax' })
    const { replay } = session
    const { graph } = insightOf(session)
    const { model, element } = shown(session, replay.steps, -1, true)
    const places = new Map(model.nodes.map((node) => [node.shown.node, node]))
    let joined = 0
    for (const node of model.nodes) {
      const first = places.get(graph?.first[node.shown.node] ?? -1)
      expect([node.x, node.y]).toEqual([first?.x, first?.y])
      if (node.joined === true) joined++
    }
    const apart = model.nodes.filter((node) => node.joined !== true)
    expect(new Set(apart.map(({ x, y }) => `${x} ${y}`)).size).toBe(apart.length)
    expect([joined, apart.length]).toEqual([4, 22])
    expect(element.textContent).toContain(words.graph.counts(26, 22, 26, 22))
  })
})

describe('the depths of a deepening search', () => {
  it('have the move and the value that a search to that depth has, and name repeated searches', () => {
    const more = { aspiration: 1 }
    const session = sessionOf({ position: 'b2', algorithm: 'deepening', ordering: 'killers', more })
    const list = iterationList(insightOf(session))
    expect(list.filter(({ again }) => again).length).toBeGreaterThan(0)
    const { game } = kits.mnk
    const read = game.parse('b2')
    if (!read.ok) throw new Error(read.error.code)
    const subject = subjectFrom(kits.mnk, read.value)
    for (const { depth, failed, value, move, window } of list) {
      const options = { depth, ordering: 'killers', aspiration: 1 } as const
      const found = search('deepening', subject, options)
      const worth = valueForMax(found, 1)
      if (failed) expect(worth <= window[0] || worth >= window[1]).toBe(true)
      else expect([value, move]).toEqual([worth, game.formatMove(read.value, found.move)])
    }
    const { element } = shown(session, session.replay.steps)
    const buttons = [...element.querySelectorAll('.technique-strip button')]
    expect(buttons).toHaveLength(list.length)
    expect(buttons.filter((each) => /again/.test(each.className)).length).toBeGreaterThan(1)
    expect(element.textContent).toContain(words.deepening.history(historyOf(list)))
  })
})

describe('a small table', () => {
  it('has every slot, and marks the one that a step has to do with', () => {
    const session = sessionOf({
      position: 'b2 a1 c3',
      algorithm: 'deepening',
      ordering: 'killers',
      more: { tableMegabytes: (8 * 18) / 2 ** 20 },
    })
    const { table } = insightOf(session)
    const marks = new Set<string>()
    for (let step = 1; step <= session.replay.steps; step += step < 60 ? 3 : 13) {
      const event = table?.event(step)
      const { element, reading } = shown(session, step)
      const slots = [...element.querySelectorAll('.technique-table > li')]
      expect(slots).toHaveLength(8)
      const at = slots.findIndex((slot) => slot.classList.contains('at'))
      expect(at).toBe(event?.slot ?? -1)
      if (event === undefined) continue
      marks.add(event.what)
      expect(slots[at].textContent).toContain(words.table.marks[event.what])
      if (event.what === 'replaced') {
        expect(slots[at].querySelector('s')?.textContent).toContain(`${event.before?.depth} pl`)
        expect(reading.said).toContain('takes the place of another position')
      }
    }
    expect([...marks]).toEqual(expect.arrayContaining(['empty', 'other', 'stored', 'replaced']))
  })
})
