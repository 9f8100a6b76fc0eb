import { fail, type ExplicitTree, type Result } from '../../../../engine/index.ts'
import { fetchKit } from '../../../figure/fetch-kit.ts'
import { fetched } from '../../../figure/fetched.ts'
import { MOST_NODES, type LabState, type ModeName } from '../schema.ts'

/** Characters of a tree that a page reads by itself within a few milliseconds. */
const SHORT = 4000

/** Modes in which a tree is searched elsewhere, and of which so much is drawn as there is room for. */
const LARGE: ReadonlySet<ModeName> = new Set<ModeName>(['step', 'compare'])

/** Has a worker read a long tree before the page takes it, the one that is asked for last. */
export class Ahead {
  private readonly figure: HTMLElement
  private reading = new AbortController()
  private last: { readonly text: string; readonly nodes: number } | undefined

  constructor(figure: HTMLElement) {
    this.figure = figure
  }

  /** Whether the text of a state is so long. */
  isFor({ game, tree }: Pick<LabState, 'game' | 'tree'>): boolean {
    return game === 'tree' && tree.length > SHORT
  }

  /** Whether it has been read; false where another one is asked for by now. */
  async read(state: Pick<LabState, 'game' | 'tree' | 'first'>): Promise<boolean> {
    this.stop()
    if (!this.isFor(state)) return true
    const { signal } = (this.reading = new AbortController())
    const { tree: text, first } = state
    const [kit, { readAhead }] = await Promise.all([
      fetchKit(this.figure, 'tree'),
      fetched(this.figure, () => import('./read-ahead.ts')),
    ])
    if (!kit.ok) return true
    await readAhead(this.figure, kit.value, text, undefined, signal)
    // A search may be told who moves first.
    if (first !== 'text') await readAhead(this.figure, kit.value, text, { first }, signal)
    if (signal.aborted) return false
    const read = kit.value.game.parse(text)
    const { tree } = (read.ok ? read.value : {}) as { readonly tree?: ExplicitTree }
    this.last = { text, nodes: tree?.nodes ?? 0 }
    return true
  }

  /** Refuses a tree that is known to be too large for what is to be done with it. */
  refused({ game, tree, mode }: LabState): Result<never> | undefined {
    const { last } = this
    if (game !== 'tree' || last?.text !== tree || last.nodes <= MOST_NODES || LARGE.has(mode)) {
      return undefined
    }
    return fail('lab/too-many-nodes', 0, { limit: MOST_NODES })
  }

  stop(): void {
    this.reading.abort()
  }
}
