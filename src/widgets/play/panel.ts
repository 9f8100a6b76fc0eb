import type { TemplateResult } from 'lit-html'
import { isOwn, OWN, ownChoices, ownId, readOwnPlayer } from '../../../engine/index.ts'
import type { Shown } from '../../figure/panel.ts'
import { gamePanel as words } from '../../i18n/game-panel.ts'
import type { Board } from './board.ts'
import { castOf, enginesOf, freeSeats, idIn, seated } from './cast.ts'
import type { Engines } from './engines.ts'
import type { GameControl } from './game-control.ts'
import { gamePanel, type PanelActions, type PanelModel } from './game-panel.ts'
import { canTurn, hasSigns } from './models.ts'
import { ownPlayer } from './own-view.ts'
import type { Pace } from './pace.ts'
import type { Seat } from './seat.ts'
import { setSound, soundIsOn } from './sound-setting.ts'

// Where a link names a player of the reader's own, this is fetched to read it.
export { readOwn } from './read-own.ts'

/** The option that changes how moves are written, and nothing of the game. */
const OF_TEXTS = 'letters'

/** What stands behind “Game”, of a board and whoever plays at it. */
export function panelOf(
  board: Board & Shown,
  control: GameControl,
  engines: Engines,
): TemplateResult {
  const { setup, state } = board
  const owns = enginesOf(state.players)
    .filter((seat) => isOwn(idIn(seat, setup, state)))
    .map((seat) => ownIn(seat, board, control))
  const model = { ...modelOf(board, engines.pace), owns }
  return gamePanel(board, model, actionsOf(board, control, engines))
}

/** How the reader's own player in a seat plays. */
function ownIn(seat: Seat, board: Board & Shown, control: GameControl): TemplateResult {
  const { setup, state, game } = board
  const { kit } = game
  const choices = ownChoices(idIn(seat, setup, state))
  const isOther = seat === 'you'
  const name = words.ownOf(
    state.players === 'engine' ? words.level : isOther ? words.firstEngine : words.secondEngine,
  )
  return ownPlayer(board, name, kit, choices, (option, value) => {
    const { [option]: _, ...others } = choices
    const id = ownId(kit, value === undefined ? others : { ...others, [option]: value })
    const read = readOwnPlayer(kit, id)
    if (read.ok) control.choose({ ...seated(seat, id, setup), guess: '' })
    else board.refuse(read.error)
  })
}

/** The entry of the list that a player stands under: those of the reader's own have one. */
function listed(id: string): string {
  return isOwn(id) ? OWN : id
}

function modelOf({ setup, state, game }: Board, pace: Pace): Omit<PanelModel, 'owns'> {
  const { least, most, labels } = setup
  const isFree = freeSeats(setup, state).length > 0
  return {
    players: state.players,
    levels: castOf(setup),
    chosen: {
      you: listed(idIn('you', setup, state)),
      engine: listed(idIn('engine', setup, state)),
    },
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
