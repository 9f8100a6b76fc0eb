import type { Result } from '../../engine/index.ts'

/**
 * Milliseconds after which it is said that an answer is being worked out. Most come sooner, and
 * words that go as soon as they have come would flicker, and be read out once they are no longer true.
 */
export const SPEAK_AFTER = 300

/** A question that is being answered. */
interface Question<P> {
  readonly of: string
  progress: P
  isSpokenOf: boolean
}

/**
 * What is asked, of a worker most often, about what a figure shows: the answer is known until
 * another comes, and a question is overtaken by the next one.
 */
export class Asking<T, P> {
  private readonly changed: () => void
  private readonly end: () => void
  private readonly speakAfter: number
  private known: { readonly of: string; readonly is: T } | undefined
  private asked: Question<P> | undefined

  /**
   * @param changed     called when `progress` has changed
   * @param end         ends the work on a question that is not wanted any more
   * @param speakAfter  milliseconds before a question has a progress to speak of
   */
  constructor(changed: () => void, end: () => void, speakAfter = SPEAK_AFTER) {
    this.changed = changed
    this.end = end
    this.speakAfter = speakAfter
  }

  /** The answer to a question, if it is known. */
  found(of: string): T | undefined {
    return this.known?.of === of ? this.known.is : undefined
  }

  /** Takes an answer that needs not be asked for. */
  keep(of: string, answer: T): void {
    this.known = { of, is: answer }
  }

  /** How far a question has come; undefined where there is none, or none to speak of. */
  get progress(): P | undefined {
    return this.asked?.isSpokenOf === true ? this.asked.progress : undefined
  }

  isAsked(of: string): boolean {
    return this.asked?.of === of
  }

  /**
   * Asks, unless the same is being answered. Undefined: the question was overtaken or left.
   *
   * @param start  the progress before there is any
   */
  async ask(
    of: string,
    start: P,
    answering: (
      tell: (progress: P) => void,
      isWanted: () => boolean,
    ) => Promise<Result<T> | undefined>,
  ): Promise<Result<T> | undefined> {
    if (this.isAsked(of)) return undefined
    this.leave()
    const mine: Question<P> = { of, progress: start, isSpokenOf: this.speakAfter === 0 }
    const isWanted = () => this.asked === mine
    const speak = () => {
      if (isWanted() && mine.isSpokenOf) this.changed()
    }
    const timer = setTimeout(() => {
      if (mine.isSpokenOf) return
      mine.isSpokenOf = true
      speak()
    }, this.speakAfter)
    this.asked = mine
    const tell = (progress: P) => {
      mine.progress = progress
      speak()
    }
    const answer = await answering(tell, isWanted)
    clearTimeout(timer)
    if (!isWanted()) return undefined
    this.asked = undefined
    if (answer?.ok === true) this.keep(of, answer.value)
    return answer
  }

  /** The answer is not wanted any more. */
  leave(): void {
    if (this.asked === undefined) return
    this.asked = undefined
    this.end()
  }
}
