import { copyLink, writeLink } from '../../figure/link-says.ts'
import { FigureLink } from '../../state/figure-link.ts'
import { decodeState } from '../../state/read-link.ts'
import { treeSchema, type TreeState } from './link.ts'
import { NO_SPEC, type TreeSpec } from './spec.ts'

/** Where the state of a figure is kept, so that it can be found again. */
export interface Keeper {
  /** What is kept; undefined for nothing. */
  read(): ReturnType<FigureLink<ReturnType<typeof treeSchema>>['read']>
  /** Keeps a state: what is wrong with that, empty where nothing is. */
  write(state: TreeState): string
  copy(state: TreeState): Promise<{ readonly told: string; readonly wrong: string }>
  /** Has what waits to be kept be so now. */
  flush(): void
}

/** In the page's address, under the figure's own name. */
export function keptInLink(id: string, given: TreeSpec = NO_SPEC): Keeper {
  const link = new FigureLink(id, treeSchema(given))
  return {
    read: () => link.read(decodeState),
    write: (state) => writeLink(link, state),
    copy: (state) => copyLink(link, state),
    flush: () => link.flush(),
  }
}
