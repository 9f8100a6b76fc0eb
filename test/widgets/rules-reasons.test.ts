import { describe, expect, test } from 'vitest'
import { rngOf } from '../../engine/index.ts'
import { boards } from '../../src/i18n/en/boards.ts'
import { rules as words } from '../../src/i18n/en/rules.ts'
import { labModel, playedText, readLab, type LabState } from '../../src/widgets/rules/model.ts'

/** Boards that are tried; and of the replies that save nobody, one in so many. */
const SEEDS = 100
const ELSEWHERE = 11

function labOf(state: Partial<LabState>) {
  const lab = readLab({ position: '', breakable: true, threes: true, ask: '', ...state })
  if (!lab.ok) throw new Error(lab.error.code)
  return lab.value
}

const modelOf = (state: Partial<LabState>) => labModel(labOf(state), words, boards)

/** A referee of its own: it reads nothing but the letters of a board of nine by nine. */
const SIDE = 9
const WAYS = [-1, 0, 1]
  .flatMap((down) => [-1, 0, 1].map((right) => [down, right] as const))
  .filter(([down, right]) => down !== 0 || right !== 0)

type Letters = readonly (readonly string[])[]

const lettersOf = (text: string): Letters =>
  text
    .split(' ')[0]
    .split('/')
    .map((row) => [...row])

const nameAt = (down: number, right: number) => `${'abcdefghi'[right]}${SIDE - down}`

const places = Array.from({ length: SIDE * SIDE }, (_, at) => ({
  down: Math.floor(at / SIDE),
  right: at % SIDE,
}))

/** The places of a side’s stones that stand in a five. */
function inFives(letters: Letters, side: string): Set<string> {
  const found = new Set<string>()
  for (const { down, right } of places) {
    for (const [y, x] of WAYS) {
      const line = [0, 1, 2, 3, 4].map((i) => [down + i * y, right + i * x] as const)
      if (line.every(([row, column]) => letters[row]?.[column] === side)) {
        for (const [row, column] of line) found.add(nameAt(row, column))
      }
    }
  }
  return found
}

/** The places of the stones that a side takes by a move. */
function takenBy(letters: Letters, side: string, down: number, right: number): string[] {
  const other = side === 'X' ? 'O' : 'X'
  return WAYS.flatMap(([y, x]) => {
    const seen = [1, 2, 3].map((i) => letters[down + i * y]?.[right + i * x])
    if (seen.join('') !== `${other}${other}${side}`) return []
    return [1, 2].map((i) => nameAt(down + i * y, right + i * x))
  })
}

function after(letters: Letters, side: string, down: number, right: number): Letters {
  const gone = new Set(takenBy(letters, side, down, right))
  return letters.map((row, y) =>
    row.map((letter, x) =>
      y === down && x === right ? side : gone.has(nameAt(y, x)) ? '.' : letter,
    ),
  )
}

/** How a side can answer a five of the other’s, and where it would take stones of it in vain. */
function answersIn(letters: Letters, side: string, captured: number) {
  const owner = side === 'X' ? 'O' : 'X'
  const five = inFives(letters, owner)
  const answers = { breaking: [] as string[], tenth: [] as string[], vain: [] as string[] }
  for (const { down, right } of places.toSorted((a, b) => b.down - a.down || a.right - b.right)) {
    const taken = letters[down][right] === '.' ? takenBy(letters, side, down, right) : []
    if (taken.length === 0) continue
    const left = inFives(after(letters, side, down, right), owner).size > 0
    const list = captured + taken.length >= 10 ? 'tenth' : left ? 'vain' : 'breaking'
    if (list === 'vain' && !taken.some((stone) => five.has(stone))) continue
    answers[list].push(nameAt(down, right))
  }
  return answers
}

/** X may make five by a move; O’s stones lie about, and each side has taken some. */
function nearFive(seed: number): string {
  const rng = rngOf(seed)
  const rows = Array.from({ length: SIDE }, () => Array<string>(SIDE).fill('.'))
  for (const { down, right } of places) {
    const dice = rng.below(12)
    if (dice < 5) rows[down][right] = dice < 3 ? 'O' : 'X'
  }
  for (let lines = 0; lines < 2; lines++) {
    const [y, x] = WAYS[rng.below(WAYS.length)]
    const [down, right] = [4 - 2 * y + rng.below(2), 4 - 2 * x + rng.below(2)]
    for (let i = 0; i < 5; i++) rows[down + i * y][right + i * x] = i === 2 ? '.' : 'X'
  }
  const captured = [2 * rng.below(5), 2 * rng.below(5)]
  return `${rows.map((row) => row.join('')).join('/')} X ${captured.join(',')}`
}

describe('the reasons of the lab', () => {
  test('are those of the rules, on any board where X can make five', () => {
    const seen = new Set<string>()
    const told = (name: string, answer: readonly string[], sentence: string) => {
      seen.add(name)
      expect(answer).toContain(sentence)
    }
    for (let seed = 1; seed <= SEEDS; seed++) {
      const position = nearFive(seed)
      const lab = labOf({ position })
      if (lab.p.winner !== -1 || lab.p.pending !== -1) continue
      const letters = lettersOf(position)
      for (const { down, right } of places) {
        const ask = nameAt(down, right)
        const now = after(letters, 'X', down, right)
        const square = (SIDE - 1 - down) * SIDE + right
        if (letters[down][right] !== '.' || inFives(now, 'X').size === 0) continue
        const played = playedText(lab.p, square)
        if (!played.ok) continue
        expect(lettersOf(played.value)).toEqual(now)
        const taken = takenBy(letters, 'X', down, right).length
        const ways = answersIn(now, 'O', lab.p.captured[1])
        const { breaking, tenth, vain } = ways
        const [on, off] = [true, false].map(
          (breakable) => modelOf({ position, ask, breakable }).answer,
        )
        if (lab.p.captured[0] + taken >= 10) told('ten', on, words.winsByTen)
        else if (breaking.length + tenth.length > 0) {
          told(breaking.length === 0 ? 'only ten' : 'pending', on, words.waits('O', ways))
          told('off', off, words.winsRuleOff('O', ways))
          const next = { position: played.value }
          expect(modelOf(next).says).toContain(words.pending('X', 'O', ways))
          for (const [i, at] of places.entries()) {
            const name = nameAt(at.down, at.right)
            if (now[at.down][at.right] !== '.') continue
            const saves = breaking.includes(name) || tenth.includes(name)
            if (!saves && i % ELSEWHERE !== seed % ELSEWHERE) continue
            const reply = modelOf({ ...next, ask: name })
            if (reply.canPlay === '') continue
            const then = after(now, 'O', at.down, at.right)
            const stands = inFives(then, 'X').size > 0
            const own = inFives(then, 'O').size > 0
            if (tenth.includes(name)) {
              told(
                stands ? 'ten first' : 'ten and broken',
                reply.answer,
                stands ? words.winsByTenFirst('X') : words.winsByTen,
              )
            } else if (breaking.includes(name)) told('breaks', reply.answer, words.breaks('X'))
            else if (own) told('too late', reply.answer, words.tooLate('X'))
            else told('stands', reply.answer, words.loses('X'))
          }
        } else if (vain.length > 0) told('vain', on, words.winsStill('O', vain))
        else told('wins', on, words.wins('O'))
      }
    }
    expect([...seen].toSorted()).toEqual([
      'breaks',
      'off',
      'only ten',
      'pending',
      'stands',
      'ten',
      'ten and broken',
      'ten first',
      'too late',
      'vain',
      'wins',
    ])
  })
})
