import type { PlayWords } from '../../i18n/play.ts'
import type { Shown } from '../../figure/panel.ts'
import type { PlayModel } from './models.ts'

/*
 * What a board to play on says: whose turn it is, whom the reader plays, and what the engine has
 * looked at and thinks.
 */

export function turnSentence({ canUndo }: Shown, model: PlayModel, words: PlayWords): string {
  const { turn, winner, reason, report, players, side } = model
  if (model.looking !== undefined && turn !== 'over') {
    return words.looking(model.looking.ply, model.looking.of)
  }
  const why = turn === 'over' ? (words.reasons[reason] ?? '') : ''
  if (turn === 'over' && winner === 'draw') return `${words.draw} ${why}`
  if (players !== 'engine') {
    if (turn === 'over') return `${words.sideWins(side)} ${why}`
    return model.thinking ? words.sideThinks(side) : words.toMove(side)
  }
  const moved =
    report === undefined
      ? ''
      : `${report.pass ? words.enginePassed : words.engineMoved(report.move)} `
  switch (turn) {
    case 'you':
      return `${moved}${words.yourTurn(side)}`
    case 'engine':
      if (model.foretelling) return words.foretell
      return model.thinking ? words.thinking : words.engineTurn(model.canChoose, canUndo)
    case 'over':
      return winner === 'you' ? `${words.youWin} ${why}` : `${moved}${words.engineWins} ${why}`
  }
}

/** Who plays whom, and by what. */
export function whoSentence(model: PlayModel, words: PlayWords): string {
  const { players, names, uses, whyNoStep } = model
  switch (players) {
    case 'engine':
      return `${words.against(names.engine, uses)} ${whyNoStep}`.trim()
    case 'people':
      return words.twoPeople
    case 'engines': {
      const [first, second] = model.order
      return words.twoEngines(model.sides[0], names[first], model.sides[1], names[second])
    }
  }
}

/** How the rounds stand; empty before the first has ended. */
export function scoreSentence({ score, players, names }: PlayModel, words: PlayWords): string {
  if (score === undefined) return ''
  const { you, engine, drawn } = score
  if (players === 'engine') return words.score(you, engine, drawn)
  if (players === 'people') {
    return words.scoreOf(words.player(1), you, words.player(2), engine, drawn)
  }
  const same = names.you === names.engine
  const one = same ? words.engineOf(names.you, 1) : words.quoted(names.you)
  const two = same ? words.engineOf(names.engine, 2) : words.quoted(names.engine)
  return words.scoreOf(one, you, two, engine, drawn)
}

/** What a hidden program was, and whether the reader has said so; empty before it is told. */
export function faultSentence({ fault }: PlayModel, words: PlayWords): string {
  if (fault?.was === undefined) return ''
  const { was, guess, choices } = fault
  const said = guess === '' ? '' : (choices.find(([id]) => id === guess)?.[1] ?? '')
  const verdict =
    said === '' ? '' : guess === was.id ? words.guessedRight : words.guessedWrong(said)
  return `${words.wasFault(was.name, was.sees)} ${verdict}`.trim()
}

/** What the engine looked at, what minimax would have, and what the engine thinks of it. */
export function reportSentences(model: PlayModel, words: PlayWords): string[] {
  const { report, plain, turn, budget, players } = model
  if (report === undefined || (turn === 'engine' && players === 'engine')) return []
  const { nodes, depth, stopped, partial, value, end, selective } = report
  if (value === undefined && stopped) return [words.stoppedEarly]
  if (nodes === 0) return [words.blind]
  const looked = stopped ? words.stopped(nodes, depth, partial) : words.looked(nodes, depth)
  const minimax =
    plain === undefined ? '' : plain < 0 ? words.plainOver(budget) : words.plain(plain)
  const judged =
    turn === 'over' || value === undefined
      ? ''
      : valueSentence(value, end, selective || players === 'engines', words)
  return [looked, minimax, judged]
}

/** An agent may leave out moves of both sides: what it calls won is what it expects. */
function valueSentence(
  value: number,
  end: number | undefined,
  selective: boolean,
  words: PlayWords,
): string {
  if (selective && end !== undefined) return end > 0 ? words.expectsWin : words.expectsLoss
  if (end !== undefined) return end > 0 ? words.wins(end) : words.loses(0 - end)
  if (value === 0) return words.even
  return value > 0 ? words.ahead(value) : words.behind(0 - value)
}
