import type { TemplateResult } from 'lit-html'
import type { Shown } from '../../figure/panel.ts'
import { gamePanel as words } from '../../i18n/game-panel.ts'
import type { Board } from './board.ts'
import { castOf, freeSeats, idIn, seated } from './cast.ts'
import type { Engines } from './engines.ts'
import type { GameControl } from './game-control.ts'
import { gamePanel, type PanelActions, type PanelModel } from './game-panel.ts'
import { canTurn, hasSigns } from './models.ts'
import type { Pace } from './pace.ts'
import { setSound, soundIsOn } from './sound-setting.ts'

/** The option that changes how moves are written, and nothing of the game. */
const OF_TEXTS = 'letters'

/** What stands behind “Game”, of a board and whoever plays at it. */
export function panelOf(
  board: Board & Shown,
  control: GameControl,
  engines: Engines,
): TemplateResult {
  return gamePanel(board, modelOf(board, engines.pace), actionsOf(board, control, engines))
}

function modelOf({ setup, state, game }: Board, pace: Pace): PanelModel {
  const { least, most, labels } = setup
  const isFree = freeSeats(setup, state).length > 0
  return {
    players: state.players,
    levels: castOf(setup),
    chosen: { you: idIn('you', setup, state), engine: idIn('engine', setup, state) },
    depths: isFree ? Array.from({ length: most - least + 1 }, (_, i) => least + i) : [],
    depth: Math.min(most, Math.max(least, state.depth)),
    begins: game.begins,
    specs: game.kit.options.filter(({ name }) => name !== OF_TEXTS),
    presets: game.kit.presets ?? [],
    options: game.options,
    labels,
    look: hasSigns(game.kit) ? state.look : undefined,
    pace,
    foretells: state.foretell,
    live: state.live,
    canTurn: canTurn(game.kit),
    sounds: soundIsOn(),
    hasPast: game.past !== undefined,
    isOver: game.turn === 'over',
  }
}

function actionsOf(board: Board, control: GameControl, engines: Engines): PanelActions {
  const { game, setup } = board
  return {
    players: (players) => control.choose({ players }),
    sit: (seat, id) => control.choose({ ...seated(seat, id, setup), guess: '' }),
    depth: (depth) => control.choose({ depth }),
    begins: (seat) => control.anew(() => game.restart(seat)),
    option: (name, value) => control.setOption(name, value),
    options: (options) => control.setOptions({ ...game.options, ...options }),
    look: (look) => void board.change({ look }),
    foretell: (foretell) => control.choose({ foretell }, false),
    live: (live) => void board.change({ live }),
    sound: (on) => {
      if (!setSound(on)) board.tell(words.soundNotKept)
      else board.redraw()
    },
    turn: () => void board.change({ turned: !board.state.turned }),
    pace: (pace) => {
      engines.pace = pace
      board.redraw()
    },
    newGame: () => control.restart(),
    swap: () => control.turnTo(() => game.swap()),
    resign: () => control.turnTo(() => game.resign(game.players === 'people' ? game.seat : 'you')),
    bringBack: () => control.turnTo(() => game.bringBack()),
  }
}
