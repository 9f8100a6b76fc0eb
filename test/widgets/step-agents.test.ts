import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { agentOf, CUT, kitOf, rngOf, type GameOptions } from '../../engine/index.ts'
import { agentNote } from '../../src/widgets/tree/agent-note.ts'
import { cutToExplain } from '../../src/widgets/tree/lit.ts'
import { selectionSentence } from '../../src/widgets/tree/panel-model.ts'
import { ROOMS } from '../../src/widgets/tree/geometry.ts'
import { treeModel } from '../../src/widgets/tree/model.ts'
import type { Session } from '../../src/widgets/tree/session.ts'
import { sentences, sessionOf, tellingOf } from './tree-help.ts'
import { layBoard } from './play-help.ts'
import { linkOf } from './figure-help.ts'
import { withoutPauses } from '../without-pauses.ts'

beforeAll(withoutPauses)

const home = location.href

/** Positions as the games write them: what the boards of the levels are when the engine begins. */
const boards: readonly [game: string, options: GameOptions | undefined][] = [
  ['connect4', undefined],
  ['gomoku8', undefined],
  ['gomoku', { size: 15 }],
  ['ninuki', { size: 13 }],
  ['abalone', undefined],
]

function start(game: string, options: GameOptions | undefined): string {
  const kit = kitOf(game)
  if (!kit.ok) throw new Error(kit.error.code)
  return kit.value.game.format(kit.value.game.initial(options))
}

const known = new Map<string, Session>()

/** The search behind a level's first move of a game, recorded once for all tests. */
function stepped(game: string, options: GameOptions | undefined, id: string, cap?: number) {
  const asked = JSON.stringify([game, options, id, cap])
  const position = start(game, options)
  const where = { game, position, ...(options && { gameOptions: options }) }
  const session = known.get(asked) ?? sessionOf({ ...where, agent: { id, seed: 5 } }, cap)
  known.set(asked, session)
  return session
}

function played(game: string, options: GameOptions | undefined, id: string) {
  const kit = kitOf(game)
  const agent = agentOf(game, id)
  if (!kit.ok || !agent.ok) throw new Error(`${game} ${id}`)
  const position = kit.value.game.initial(options)
  const { move, value } = agent.value.begin(kit.value)(position, { rng: rngOf(5) })
  return { move: kit.value.game.formatMove(position, move), value }
}

describe('the search of a level that is stepped through', () => {
  for (const [game, options] of boards) {
    test(`ends with the move and the value that the level plays by: ${game}`, () => {
      for (const id of ['level-1', 'level-2', 'level-3', 'level-4']) {
        const session = stepped(game, options, id)
        const { replay } = session
        const { move, value } = played(game, options, id)
        const best = replay.bestChild(0, replay.steps)
        // The first to move is Max: the root's value is in the view of both.
        expect([session.move(best), replay.score(0, replay.steps)], id).toEqual([move, value])
        expect(session.found).toBe(move)
      }
    })

    test(`opens from the board, comes back by its link, and says whose it is: ${game}`, async () => {
      open(game, options, '3')
      const says = page.getByText(/^The engine played \S+\. Your turn/)
      await expect.element(says).toBeInTheDocument()
      const move = /played (\S+)\. /.exec(says.element().textContent)?.[1]
      await page.getByRole('button', { name: 'Step through its search' }).press()
      const note = page.getByText(new RegExp(`^Level 3, club\\. .* and chose ${move}, worth`))
      await expect.element(note).toBeVisible()
      await expect.element(page.getByRole('tree')).toBeInTheDocument()
      await expect.poll(linked).toMatch(/agent:level-3;/)
      remove()
      open(game, options, '3')
      await expect.element(note).toBeVisible()
      expect(
        page
          .getByRole('alert')
          .elements()
          .map((each) => each.textContent)
          .join(''),
      ).toBe('')
    })
  }

  test('explains what was left out, which is no cut', () => {
    const session = stepped('gomoku', { size: 15 }, 'level-3')
    const { replay } = session
    const telling = tellingOf(session)
    const [group] = [...replay.children(replay.children(0)[0])].filter((at) => replay.isDropped(at))
    const reading = { step: replay.steps, selected: group, choice: new Map() }
    expect(selectionSentence(telling, reading, undefined)).toMatch(
      /^\d+ moves were left out after h8 before any was tried, \d+ for being more than 2 points from every stone, and \d+ for being outside the beam: only the 8 most promising are looked at\. That is no cut/,
    )
    // A reader may ask for it where the other moves have been cut, too.
    const cut = Array.from({ length: replay.nodeCount }, (_, node) => node).find((node) => {
      const { flags } = replay.recording
      return [...replay.children(node)].some((child) => (flags[child] & CUT) !== 0)
    })
    const beside = [...replay.children(cut ?? 0)].find((child) => replay.isDropped(child)) ?? 0
    expect(cutToExplain(replay, replay.steps, cut ?? 0)).toBeDefined()
    expect(cutToExplain(replay, replay.steps, beside)).toBeUndefined()
    const { nodes, links } = treeModel(telling, reading, ROOMS.wide)
    const shown = nodes.find(({ shown }) => shown.node === group)
    expect(shown?.value).toBe(`${replay.droppedMoves(group)} out`)
    expect(shown?.spoken).toBe(`${replay.droppedMoves(group)} moves left out`)
    const link = links.find(({ key }) => key === shown?.shown.key)
    expect(link).toMatchObject({ state: 'dropped', struck: false })
    expect(link?.scissors).toBeUndefined()
  })

  test('says of an empty board that only its middle is looked at', () => {
    const session = stepped('ninuki', { size: 9 }, 'level-3')
    const { replay } = session
    const [group] = [...replay.children(0)].filter((at) => replay.isDropped(at))
    const reading = { step: replay.steps, selected: group, choice: new Map() }
    expect(session.droppedBy(group)).toEqual({ said: 0, far: 80, beam: 0, empty: true })
    expect(selectionSentence(tellingOf(session), reading, undefined)).toMatch(
      /^80 moves were left out .* for not being in the middle of the empty board\. That is no cut/,
    )
  })

  test('has a sentence for each step, with what the table and null windows do', () => {
    const said = sentences(stepped('connect4', undefined, 'level-4')).slice(0, 60_000)
    expect(said.every((sentence) => /^[A-Z].*\.$/.test(sentence))).toBe(true)
    expect(said.join('\n')).not.toMatch(/undefined|NaN/)
    const all = new Set(said.map((sentence) => sentence.replace(/[−\d, ]+/g, ' ')))
    const some = (pattern: RegExp) => [...all].some((sentence) => pattern.test(sentence))
    expect(some(/It is only asked whether this is worth more than/)).toBe(true)
    expect(some(/This position was met before/)).toBe(true)
    expect(some(/it is only asked whether move/)).toBe(true)
  })

  test('shows by a box and an arc where the table has an answer from', () => {
    const session = stepped('connect4', undefined, 'level-4')
    const { replay } = session
    let met = 0
    while (replay.source(met) < 0) met++
    const reading = { step: replay.steps, selected: met, choice: new Map() }
    const model = treeModel(tellingOf(session), reading, ROOMS.wide)
    expect(model.arcs.filter(({ text }) => text !== undefined)).toHaveLength(1)
    const node = model.nodes.find(({ shown }) => shown.node === met)
    expect(node).toMatchObject({ met: true, selected: true })
    expect(node?.spoken).toMatch(/answered by the table/)
  })

  test('is to fewer plies where the whole is too large, and says so with the numbers', () => {
    const { chosen } = stepped('abalone', undefined, 'level-2')
    expect(chosen?.tooLarge).toBeUndefined()
    const size = chosen?.recording.parent.length ?? 0
    const session = stepped('abalone', undefined, 'level-2', size - 1)
    expect(agentNote(tellingOf(session))).toMatch(
      /That search, to 3 plies, visits and skips [\d,]+ nodes: too many to keep\. Shown is the same search to 2 plies, the deepest that can be kept whole\. It would choose \S+, worth /,
    )
  })

  test('is the one before a solver, where that has proved the move', () => {
    // The first position of test/fixtures/connect4-late.txt.
    const position = '1337147252154122637253372365'
    const agent = { id: 'level-5', seed: 5 }
    expect(agentNote(tellingOf(sessionOf({ game: 'connect4', position, agent })))).toMatch(
      /^Level 5, .* and chose \d, (worth 0 to Max|a win for M(ax|in) at ply \d+)\. A solver proved that move, .* Shown is the search to \d+ pl(y|ies) that came before it\. It would choose \d, /,
    )
  })

  test.each([
    ['agent:nobody', 'There is no agent “nobody” for this game.'],
    ['agent:guards', 'The agent “guards” does not search.'],
    ['agent:level-3;seed:-1', '“seed” is -1, but it must be from 0 to 2,147,483,647.'],
  ])('is refused in a sentence where a link asks for another (%s)', async (link, sentence) => {
    open('connect4', undefined, '3', `game:connect4;position:44;${link}`)
    await expect.element(page.getByText(sentence, { exact: false })).toBeVisible()
  })
})

function open(
  game: string,
  options: GameOptions | undefined,
  level: string,
  search = linked(),
): void {
  const url = new URL(home)
  if (search !== '') url.searchParams.set('play-search', search)
  history.replaceState(null, '', url)
  layBoard(game, options, level)
}

function linked(): string {
  return linkOf('play-search') ?? ''
}

function remove(): void {
  for (const figure of document.querySelectorAll('figure')) figure.remove()
}

beforeEach(() => history.replaceState(null, '', home))
afterEach(remove)
