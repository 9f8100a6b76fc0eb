/* Why a node of a search is visited, and not cut. */

type Side = 'max' | 'min'

/** One end of a window, and what has set it: undefined where the search began with it. */
interface End {
  readonly score: string
  readonly by: { readonly at: string; readonly choice: string } | undefined
}

const from = ({ by }: End) =>
  by === undefined ? ', as the search was told to begin' : `, by ${by.choice} ${by.at}`
const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

export const visit = {
  visited: (about: {
    readonly why: 'root' | 'never' | 'open' | 'tie'
    /** The node, as something that a side chooses. */
    readonly choice: string
    /** Where it is chosen, and who is to move there. */
    readonly at: string
    readonly who: Side
    /** It is the first that is tried there. */
    readonly first: boolean
    /** What Max is sure of, and what Min can hold Max to, before it is visited. */
    readonly alpha: End | undefined
    readonly beta: End | undefined
  }): string => {
    const { why, who, alpha, beta } = about
    if (why === 'root') return 'The root is never cut: its value is what is asked for.'
    if (why === 'never') return `${upper(about.choice)} is not cut: this search never cuts.`
    const sure = alpha && `Max is sure of ${alpha.score}${from(alpha)}`
    const held = beta && `Min can hold Max to ${beta.score}${from(beta)}`
    const known = [sure, held].filter((part) => part !== undefined).join(', and ')
    const head = `${upper(about.choice)} is not cut.`
    // What must be met to cut here is the other side's end.
    const needed = who === 'max' ? beta : alpha
    if (needed === undefined) {
      const nobody =
        who === 'max' ? 'Min can hold Max to nothing yet' : 'Max is sure of nothing yet'
      return `${head} ${upper(about.at)} nothing can be: ${nobody}${known === '' ? '' : `, while ${known}`}.`
    }
    const reach = who === 'max' ? `${needed.score} or more` : `${needed.score} or less`
    if (why === 'tie') {
      return `${head} When it is tried, ${known}: the two are equal, and by this rule only less than that cuts.`
    }
    const before = about.first
      ? 'no reply has been tried before it'
      : `no reply before it is worth ${reach}`
    return `${head} When it is tried, ${known}. Only a reply worth ${reach} to Max would cut ${about.at}, and ${before}: there is still room between the two.`
  },
}
