import { whenWordsCome } from '../i18n/in-language.ts'
import { progress as words } from '../i18n/progress.ts'
import { answers, keepAnswers, type Answers } from '../state/answers.ts'
import { Drills, type Run } from '../state/drills.ts'
import { NOTHING, Progress, type Done } from '../state/progress.ts'

/*
 * The contents say what has been read and solved, and where to go on; all of it can be erased, and
 * what has been answered before figures were shown with it, and how drills and puzzles went.
 */
const progress = new Progress()
const drills = new Drills()
const chapters = [...document.querySelectorAll<HTMLElement>('[data-chapter]')]
const all = chapters.reduce((sum, chapter) => sum + exercisesOf(chapter), 0)
const panel = document.querySelector<HTMLElement>('.progress')
const says = panel?.querySelector('p')
const button = panel?.querySelector('button')
const wayIn = document.querySelector<HTMLAnchorElement>('.way-in')
const beginning = { href: wayIn?.href ?? '', text: wayIn?.textContent ?? '' }
interface Erased {
  readonly done: Done
  readonly answers: Answers
  readonly runs: ReadonlyMap<string, Run>
}

/** What has been erased and can be brought back. */
let erased: Erased | undefined

function exercisesOf(chapter: HTMLElement): number {
  return Number(chapter.dataset['exercises'])
}

function isRead({ dataset }: HTMLElement, { read }: Done): boolean {
  return read.includes(dataset['chapter'] ?? '')
}

function solvedOf(chapter: HTMLElement, { solved }: Done): number {
  const { chapter: id } = chapter.dataset
  // An exercise that the chapter no longer has may be kept: it counts up to what there is.
  const count = solved.filter((exercise) => exercise.startsWith(`${id}/`)).length
  return Math.min(count, exercisesOf(chapter))
}

function show(): void {
  const { done } = progress
  let allSolved = 0
  for (const chapter of chapters) {
    const here = solvedOf(chapter, done)
    allSolved += here
    const line = chapter.querySelector('.so-far')
    if (line !== null) {
      line.textContent = words.ofChapter(isRead(chapter, done), here, exercisesOf(chapter))
    }
  }
  const chaptersRead = chapters.filter((chapter) => isRead(chapter, done)).length
  const begun = chaptersRead + allSolved > 0
  const erasable = begun || drills.runs.size > 0
  if (erasable) erased = undefined
  showWayIn(begun ? done : NOTHING)
  if (!panel || !says || !button) return
  panel.hidden = !erasable && erased === undefined && progress.kept
  const whole = begun ? words.whole(chaptersRead, chapters.length, allSolved, all) : words.practised
  const kept = progress.kept ? words.kept : words.notKept
  says.textContent = erasable ? `${whole} ${kept}` : erased ? words.erased : kept
  button.hidden = !erasable && erased === undefined
  button.textContent = erasable ? words.erase : words.undo
}

/** Offers the next chapter from the one last worked in on; after the last, one that was left out. */
function showWayIn(done: Done): void {
  if (wayIn === null) return
  const latest = [done.read.at(-1), done.solved.at(-1)?.split('/')[0]]
  const last = chapters.findLastIndex(({ dataset }) => latest.includes(dataset['chapter']))
  const open = (chapter: HTMLElement) =>
    !isRead(chapter, done) && solvedOf(chapter, done) < exercisesOf(chapter)
  const ahead = chapters.find((chapter, at) => at >= last && open(chapter))
  const next = last < 0 ? undefined : (ahead ?? chapters.find(open))
  const link = next?.querySelector('a')
  const say = ahead === undefined ? words.leftOut : words.goOn
  wayIn.href = link?.href ?? beginning.href
  wayIn.textContent = link
    ? say(Number(next?.dataset['number']), link.querySelector('.title')?.textContent ?? '')
    : beginning.text
}

button?.addEventListener('click', () => {
  const { done } = progress
  const now = { done, answers: answers(), runs: drills.runs }
  progress.done = erased?.done ?? NOTHING
  keepAnswers(erased?.answers)
  drills.runs = erased?.runs ?? new Map()
  erased = erased === undefined ? now : undefined
  show()
})

whenWordsCome(() => {
  addEventListener('storage', show)
  // A page that is gone back to is shown as it was left.
  addEventListener('pageshow', show)
  show()
  // Only what changes from here on is announced.
  says?.setAttribute('role', 'status')
})
