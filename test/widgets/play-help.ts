import type { GameOptions } from '../../engine/index.ts'
import '../../src/widgets/play/element.ts'
import { levelsOf, opponentsOf } from '../../src/widgets/play/opponents.ts'

/** Puts a board to play on into the page, with room for a search below, on which a level begins. */
export function layBoard(game: string, options: GameOptions | undefined, level: string): void {
  const figure = document.createElement('figure')
  const host = document.createElement('cutoff-play')
  host.id = 'play'
  Object.assign(host.dataset, {
    game,
    level,
    levels: JSON.stringify(opponentsOf(game, levelsOf(game))),
    depth: '1',
    least: '1',
    most: '1',
    begins: 'engine',
    ...(options && { options: JSON.stringify(options) }),
  })
  const below = document.createElement('div')
  below.className = 'play-search'
  figure.append(host, below)
  document.body.append(figure)
}
