import type { GameKit, Term } from '../../../engine/index.ts'
import { sideName } from '../../boards/model.ts'
import { cli } from '../../i18n/cli.ts'
import { termName } from '../../i18n/term-names.ts'
import { columns } from '../columns.ts'
import { good, quoted, refuse, refuseName, type Checked } from '../cli-error.ts'
import { onPositions, onScores } from '../on-positions.ts'
import { picture } from '../picture.ts'
import { bySide, moverOf, pendingOf, reasonOf, squareNames, tableOf, winnerOf } from '../table.ts'
import { ON_POSITION, type Answer, type Json, type Verb } from '../verb.ts'

/** Says all there is to say of a position. */
export const show: Verb = {
  name: 'show',
  operand: 'GAME',
  args: [{ name: 'as', kind: 'text' }, ...ON_POSITION],
  prepare(args) {
    const as = args.text('as')
    if (as === undefined) return onScores(args, ({ kit }, p) => good(shown(kit, p)))
    const table = tableOf(args)
    if (!table.ok) return table
    const { forms } = table.value.kit
    if (!forms.some(({ id }) => id === as)) {
      const names = forms.map(({ id }) => id)
      return refuse('no-such-form', cli.errors.notAChoice('as', names, quoted(as)))
    }
    return onPositions(args, ({ kit }, p) => writtenAs(kit, p, as))
  },
}

/** The position as other programs read it. */
function writtenAs<P>(kit: GameKit<P>, p: P, as: string): Checked<Answer> {
  const text = kit.forms.find(({ id }) => id === as)?.write(p)
  if (text === undefined) return refuse('no-such-form', cli.errors.notAnOption(as))
  if (!text.ok) return refuseName(text.error)
  return good({ json: { as, text: text.value }, text: () => text.value })
}

function shown<P>(kit: GameKit<P>, p: P): Answer {
  const terms = kit.evaluation.explain(p)
  const lost = kit.lost?.(p)
  const facts = {
    position: kit.game.format(p),
    board: picture(kit, p),
    toMove: moverOf(kit, p),
    winner: winnerOf(kit, p),
    reason: reasonOf(kit, p),
    pendingFiveOf: pendingOf(kit, p),
    evaluation: kit.evaluation.evaluate(p),
  }
  const losses = lost === undefined ? undefined : bySide(kit, p, (player) => lost[player])
  return {
    json: {
      ...facts,
      ...(losses === undefined ? {} : { lost: losses }),
      terms: terms.map((term) => described(kit, p, term)),
    },
    text: () =>
      [
        facts.board,
        '',
        cli.standing(facts.toMove, facts.winner, facts.reason, facts.pendingFiveOf),
        ...(losses === undefined ? [] : [cli.losses(losses)]),
        cli.evaluation(facts.evaluation, facts.toMove),
        ...(terms.length === 0 ? [] : [columns(summed(kit, p, terms))]),
        cli.positionIs(facts.position),
      ].join('\n'),
  }
}

function described<P>(kit: GameKit<P>, p: P, term: Term): Json {
  return {
    name: term.name,
    side: sideName(kit, p, term.side),
    squares: squareNames(kit, p, term.squares),
    contribution: term.contribution,
  }
}

/** Terms of one name and side taken together: how many, and what they are worth. */
function summed<P>(kit: GameKit<P>, p: P, terms: readonly Term[]): string[][] {
  const groups = new Map<string, { side: string; name: string; count: number; sum: number }>()
  for (const { name, side, contribution } of terms) {
    const key = `${side} ${name}`
    const before = groups.get(key) ?? { side: sideName(kit, p, side), name, count: 0, sum: 0 }
    groups.set(key, { ...before, count: before.count + 1, sum: before.sum + contribution })
  }
  return Array.from(groups.values(), ({ side, name, count, sum }) => [
    `  ${side}`,
    termName(kit.game.id, name),
    cli.times(count),
    cli.signed(sum),
  ])
}
