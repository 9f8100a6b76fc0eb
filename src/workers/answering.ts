import {
  fail,
  transferables,
  type Agent,
  type ClinicCase,
  type GameKit,
  type Judged,
  type Result,
} from '../../engine/index.ts'
import { Match } from './match.ts'
import { Member } from './member.ts'
import { Player } from './player.ts'
import type { Envelope, Message, Progress, ReviewRequest } from './protocol.ts'
import { servePart, serveSymptom } from './serve-clinic.ts'
import { serveCount, serveRead, serveSearch, type Service, type Solves } from './serve.ts'
import { serveLanes } from './serve-lanes.ts'
import { serveMcts } from './serve-mcts.ts'
import { servePuzzle } from './serve-puzzle.ts'
import { serveRecord } from './serve-record.ts'
import { serveThreats } from './serve-threats.ts'

/** Sends a message, with what it need not copy. */
export type Post = (message: Message, transfer: ArrayBuffer[]) => void

/** Judges a position for a review. */
export type Reviews = (request: ReviewRequest, service: Service) => Result<Judged>

/**
 * The engine of one game behind messages, whatever carries them: it unpacks requests and packs
 * answers, nothing else.
 *
 * @param clock  milliseconds from any origin
 * @param agents  those that may be asked for a move
 * @param cases  faulty searches that may be run beside their right twins
 * @param review  of a worker that reviews games
 * @param solves  of a game whose solver can be recorded
 */
export function answering<P>(
  kit: GameKit<P>,
  clock: () => number,
  post: Post,
  agents: readonly Agent<P>[] = [],
  cases: readonly ClinicCase<P>[] = [],
  review: Reviews = () => fail('worker/failed'),
  solves?: Solves<P>,
): (envelope: Envelope) => void {
  const member = new Member(kit)
  const player = new Player(kit, agents)
  const match = new Match(kit, agents, clock)
  /** A member tells its progress to whoever has asked last. */
  let current = 0

  return ({ id, request }) => {
    current = id
    const progress = (progress: Progress) => post({ kind: 'progress', id: current, progress }, [])
    switch (request.task) {
      case 'search': {
        const served = serveSearch(kit, request, { clock, progress }, solves)
        if (!served.ok) return post({ kind: 'error', id, error: served.error }, [])
        const { recording, survey, sizes, keys, graph } = served.value
        const buffers = buffersOf(recording, survey, { sizes, ...keys, ...graph })
        return post({ kind: 'search', id, answer: served.value }, buffers)
      }
      case 'read': {
        const served = serveRead(kit, request)
        if (!served.ok) return post({ kind: 'error', id, error: served.error }, [])
        return post({ kind: 'read', id, text: served.value }, [])
      }
      case 'count': {
        const served = serveCount(kit, request)
        if (!served.ok) return post({ kind: 'error', id, error: served.error }, [])
        return post({ kind: 'count', id, nodes: served.value }, [])
      }
      case 'mcts': {
        const served = serveMcts(kit, request, { clock, progress })
        if (!served.ok) return post({ kind: 'error', id, error: served.error }, [])
        const { recording } = served.value
        const buffers = recording === undefined ? [] : transferables(recording)
        return post({ kind: 'mcts', id, answer: served.value }, buffers)
      }
      case 'threats': {
        const served = serveThreats(kit, request, { clock, progress })
        if (!served.ok) return post({ kind: 'error', id, error: served.error }, [])
        return post({ kind: 'threats', id, result: served.value }, [])
      }
      case 'puzzle': {
        const served = servePuzzle(kit, request)
        if (!served.ok) return post({ kind: 'error', id, error: served.error }, [])
        return post({ kind: 'puzzle', id, answer: served.value }, [])
      }
      case 'agent': {
        const served = player.move(request, { clock, progress })
        if (!served.ok) return post({ kind: 'error', id, error: served.error }, [])
        return post({ kind: 'agent', id, choice: served.value }, [])
      }
      case 'record': {
        const served = serveRecord(kit, agents, request, { clock, progress })
        if (!served.ok) return post({ kind: 'error', id, error: served.error }, [])
        const { chosen, survey, sizes } = served.value
        const buffers = buffersOf(chosen.recording, survey, { sizes })
        return post({ kind: 'record', id, recorded: served.value }, buffers)
      }
      case 'match': {
        const begun = match.begin(request)
        if (!begun.ok) return post({ kind: 'error', id, error: begun.error }, [])
        return post({ kind: 'match', id }, [])
      }
      case 'play-on': {
        const played = match.playOn()
        if (!played.ok) return post({ kind: 'error', id, error: played.error }, [])
        return post({ kind: 'played', id, progress: played.value }, [])
      }
      case 'part': {
        const served = servePart(kit, cases, request)
        if (!served.ok) return post({ kind: 'error', id, error: served.error }, [])
        const { fault, twin } = served.value
        const buffers = buffersOf(fault.recording, twin.recording)
        return post({ kind: 'part', id, parting: served.value }, buffers)
      }
      case 'symptom': {
        const served = serveSymptom(cases, request)
        if (!served.ok) return post({ kind: 'error', id, error: served.error }, [])
        return post({ kind: 'symptom', id, symptom: served.value }, [])
      }
      case 'review': {
        const served = review(request, { clock, progress })
        if (!served.ok) return post({ kind: 'error', id, error: served.error }, [])
        return post({ kind: 'review', id, judged: served.value }, [])
      }
      case 'lanes': {
        const served = serveLanes(kit, request)
        if (!served.ok) return post({ kind: 'error', id, error: served.error }, [])
        return post({ kind: 'lanes', id, lanes: served.value }, [])
      }
      case 'join': {
        const joined = member.join(request, { clock, progress })
        if (!joined.ok) return post({ kind: 'error', id, error: joined.error }, [])
        return post({ kind: 'joined', id }, [])
      }
      case 'share': {
        const served = member.share(request)
        if (!served.ok) return post({ kind: 'error', id, error: served.error }, [])
        return post({ kind: 'share', id, found: served.value }, [])
      }
    }
  }
}

/** What need not be copied of what is handed over. */
function buffersOf(...handed: readonly (object | undefined)[]): ArrayBuffer[] {
  return handed.flatMap((each = {}) => transferables(each))
}
