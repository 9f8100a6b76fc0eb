import { progress as words } from '../i18n/en/progress.ts'
import { Progress } from '../state/progress.ts'

/*
 * A chapter's page keeps that its end was reached and which exercises were solved, marks these,
 * and says at the end how far the reader is.
 */
const progress = new Progress()
const end = document.querySelector<HTMLElement>('.progress')
const chapter = end?.dataset['chapter'] ?? ''
const exercises = [...document.querySelectorAll<HTMLElement>('cutoff-exercise')]

const idOf = ({ dataset }: HTMLElement) => `${dataset['set']}/${dataset['name']}`

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
  if (!title || title.querySelector('.done') !== null) return
  const done = document.createElement('span')
  done.className = 'done'
  done.textContent = words.solved
  title.append(' ', done)
}

document.addEventListener('exercise-solved', ({ target }) => {
  if (target instanceof HTMLElement && progress.add('solved', idOf(target))) show()
})

if (end !== null) {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some((entry) => entry.isIntersecting)) return
    observer.disconnect()
    if (progress.add('read', chapter)) show()
  })
  observer.observe(end)
  show()
  // Only what changes from here on is announced.
  end.setAttribute('role', 'status')
}
