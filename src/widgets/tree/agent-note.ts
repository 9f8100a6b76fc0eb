import { pliesToEnd } from '../../../engine/index.ts'
import { agentSearch as say } from '../../i18n/agent-search.ts'
import type { Telling } from './names.ts'
import { scoreWords } from './texts.ts'

/** Of an agent's search: whose it is, what else the agent did, and what the figure leaves away. */
export function agentNote({ session, words }: Telling): string {
  const { chosen, spec, replay } = session
  if (chosen === undefined || spec.agent === undefined) return ''
  const { choice, parameters, recording, tooLarge, proof } = chosen
  /** @param score  Max's view */
  const worth = (score: number) => {
    const text = scoreWords(score, words)
    return pliesToEnd(score) === undefined ? say.worth(text) : text
  }
  const best = replay.bestChild(0, replay.steps)
  const value = replay.score(0, replay.steps)
  const found =
    best < 0 || value === undefined ? undefined : { move: session.move(best), worth: worth(value) }
  const played = {
    move: session.found ?? '',
    nodes: choice.nodes,
    worth:
      // How soon a proof wins is said beside it.
      choice.value === undefined || proof !== undefined
        ? undefined
        : worth(replay.player(0) === 0 ? choice.value : 0 - choice.value),
  }
  const parts = [say.uses(spec.game, spec.agent.id, parameters), say.played(played)]
  if (proof !== undefined) parts.push(say.forced(proof.nodes, recording.depth, found))
  else if (choice.by === 'solver') parts.push(say.solved(recording.depth, found))
  else if (tooLarge !== undefined) {
    parts.push(say.tooLarge(tooLarge, { depth: recording.depth, found }))
  } else if (recording.algorithm === 'deepening') {
    const { threats, search } = parameters
    const before = threats !== undefined ? 'threats' : search === 'solver' ? search : undefined
    parts.push(say.lastDepth(recording.depth, before))
  } else if (choice.partial === true) parts.push(say.partial)
  return parts.join(' ')
}
