import { ownChoices, ownSpecs, type GameKit } from '../../../engine/index.ts'
import { gamePanel } from '../../i18n/game-panel.ts'
import { workshop as words } from '../../i18n/workshop.ts'

/** Said of every player, also where it is as usual. */
const ALWAYS = ['search', 'depth']

/** What a player of the reader's own plays by. */
export function ownText(kit: GameKit<unknown>, id: string): string {
  const choices = ownChoices(id)
  const values: Readonly<Record<string, string>> = gamePanel.own.values
  const said = ownSpecs(kit).flatMap(({ name, default: usual }) => {
    const value = choices[name] ?? (ALWAYS.includes(name) ? usual : undefined)
    if (value === undefined) return []
    return [name === 'search' ? (values[String(value)] ?? '') : words.choice(name, String(value))]
  })
  return words.player(said)
}
