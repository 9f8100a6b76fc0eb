import { progress as words } from '../i18n/en/progress.ts'
import { NOTHING, Progress, type Done } from '../state/progress.ts'

/* The contents say what has been read and solved, and where to go on; all of it can be erased. */
const progress = new Progress()
const chapters = [...document.querySelectorAll<HTMLElement>('[data-chapter]')]
const all = chapters.reduce((sum, chapter) => sum + exercisesOf(chapter), 0)
const panel = document.querySelector<HTMLElement>('.progress')
const says = panel?.querySelector('p')
const button = panel?.querySelector('button')
const wayIn = document.querySelector<HTMLAnchorElement>('.way-in')
const beginning = { href: wayIn?.href ?? '', text: wayIn?.textContent ?? '' }
/** What has been erased and can be brought back. */
let erased: Done | undefined

function exercisesOf(chapter: HTMLElement): number {
  return Number(chapter.dataset['exercises'])
}

function show(): void {
  const { read, solved } = progress.done
  let allSolved = 0
  for (const chapter of chapters) {
    const id = chapter.dataset['chapter'] ?? ''
    // An exercise that the chapter no longer has may be kept: it counts up to what there is.
    const count = solved.filter((exercise) => exercise.startsWith(`${id}/`)).length
    const here = Math.min(count, exercisesOf(chapter))
    allSolved += here
    const line = chapter.querySelector('.so-far')
    if (line !== null) {
      line.textContent = words.ofChapter(read.includes(id), here, exercisesOf(chapter))
    }
  }
  const isRead = ({ dataset }: HTMLElement) => read.includes(dataset['chapter'] ?? '')
  const chaptersRead = chapters.filter(isRead).length
  const begun = chaptersRead + allSolved > 0
  if (begun) erased = undefined
  showWayIn(begun ? chapters.find((chapter) => !isRead(chapter)) : undefined)
  if (!panel || !says || !button) return
  panel.hidden = !begun && erased === undefined && progress.kept
  const whole = words.whole(chaptersRead, chapters.length, allSolved, all)
  const kept = progress.kept ? words.kept : words.notKept
  says.textContent = begun ? `${whole} ${kept}` : erased ? words.erased : kept
  button.hidden = !begun && erased === undefined
  button.textContent = begun ? words.erase : words.undo
}

function showWayIn(next: HTMLElement | undefined): void {
  if (wayIn === null) return
  const link = next?.querySelector('a')
  wayIn.href = link?.href ?? beginning.href
  wayIn.textContent = link
    ? words.goOn(Number(next?.dataset['chapter']), link.querySelector('.title')?.textContent ?? '')
    : beginning.text
}

button?.addEventListener('click', () => {
  const { done } = progress
  progress.done = erased ?? NOTHING
  erased = erased === undefined ? done : undefined
  show()
})

addEventListener('storage', show)
// A page that is gone back to is shown as it was left.
addEventListener('pageshow', show)
show()
// Only what changes from here on is announced.
says?.setAttribute('role', 'status')
