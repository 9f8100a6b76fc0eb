import type { Result } from '../../../../engine/index.ts'
import { rootSplit as words } from '../../../i18n/root-split.ts'
import { LiveRootSplit } from '../../root-split/live.ts'
import '../../root-split/root-split.css'
import { LiveMode } from '../live-mode.ts'
import type { Mode, ModeHost } from '../mode.ts'
import type { LabState } from '../schema.ts'
import { specIn } from '../search/schema.ts'

/** A search of the source that threads share: the figure of that name. */
class Threads extends LiveMode {
  protected readonly words = words
  protected readonly heir = '.root-split-panel select'
  protected readonly live: LiveRootSplit

  constructor(host: ModeHost) {
    super(host)
    this.live = new LiveRootSplit(host)
  }

  take(state: LabState): Result<LabState> {
    const source = this.sources.at(state)
    if (!source.ok) return source
    const { kit, place } = source.value
    const taken = this.live.take(kit, specIn(state, place))
    return taken.ok ? { ok: true, value: state } : taken
  }
}

export function openMode(host: ModeHost): Mode {
  return new Threads(host)
}
