import type { Result } from '../../../../engine/index.ts'
import { monteCarlo as words } from '../../../i18n/monte-carlo.ts'
import { LiveMonteCarlo } from '../../monte-carlo/live.ts'
import '../../monte-carlo/monte-carlo.css'
import { LiveMode } from '../live-mode.ts'
import type { Mode, ModeHost } from '../mode.ts'
import type { LabState } from '../schema.ts'

/** A Monte-Carlo search of the source, stepped through: the figure of that name. */
class MonteCarlo extends LiveMode {
  protected readonly words = words
  protected readonly heir = '.monte-carlo-panel button'
  protected readonly live: LiveMonteCarlo

  constructor(host: ModeHost) {
    super(host)
    this.live = new LiveMonteCarlo(host)
  }

  take(state: LabState): Result<LabState> {
    const source = this.sources.at(state)
    if (!source.ok) return source
    const { kit, place } = source.value
    const { near, exclude, first } = state
    const options = state.game === 'tree' && first !== 'text' && { gameOptions: { first } }
    const taken = this.live.take(kit, { ...place, ...options, near, exclude }, state)
    return taken.ok ? { ok: true, value: state } : taken
  }

  override key(event: KeyboardEvent): boolean {
    return this.live.key(event)
  }
}

export function openMode(host: ModeHost): Mode {
  return new MonteCarlo(host)
}
