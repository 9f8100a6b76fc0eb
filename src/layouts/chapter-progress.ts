import { whenWordsCome } from '../i18n/in-language.ts'
import { progress as words } from '../i18n/progress.ts'
import { Progress } from '../state/progress.ts'
import { afterLeast } from './after-least.ts'

/*
 * A chapter's page keeps that it was read to its end and which exercises were solved, marks these,
 * and says at the end how far the reader is.
 */
const progress = new Progress()
const end = document.querySelector<HTMLElement>('.progress')
const chapter = end?.dataset['chapter'] ?? ''
const exercises = [...document.querySelectorAll<HTMLElement>('cutoff-exercise')]

const idOf = ({ dataset }: HTMLElement) => `${chapter}/${dataset['name']}`

function show(): void {
  const { read, solved } = progress.done
  const here = exercises.filter((exercise) => solved.includes(idOf(exercise)))
  for (const exercise of here) mark(exercise)
  if (end === null) return
  const said = words.here(read.includes(chapter), here.length, exercises.length)
  end.textContent = `${said} ${progress.kept ? words.kept : words.notKept}`
}

function mark(exercise: HTMLElement): void {
  const title = exercise.closest('.exercise')?.querySelector('.exercise-title')
  if (!title || title.querySelector('.solved-mark') !== null) return
  const done = document.createElement('span')
  done.className = 'solved-mark'
  done.textContent = words.solved
  title.append(' ', done)
}

document.addEventListener('exercise-solved', ({ target }) => {
  if (target instanceof HTMLElement && progress.add('solved', idOf(target))) whenWordsCome(show)
})

if (end !== null) {
  // Who only scrolls through has not read: that takes a tenth of the chapter's minutes at least.
  const least = (Number(end.dataset['minutes']) * 60_000) / 10
  const atEnd = afterLeast(least, () => {
    observer.disconnect()
    if (progress.add('read', chapter)) whenWordsCome(show)
  })
  const observer = new IntersectionObserver((entries) => {
    atEnd(entries.at(-1)?.isIntersecting ?? false)
  })
  observer.observe(end)
  whenWordsCome(() => {
    show()
    // Only what changes from here on is announced.
    end.setAttribute('role', 'status')
  })
}
