/**
 * `<cutoff-exercise data-set="01" data-name="…">`: an exercise, checked by the engine. Exercises
 * stand at the end of a page, so what they need is fetched when the reader comes near.
 */
class ExerciseElement extends HTMLElement {
  private observer: IntersectionObserver | undefined

  connectedCallback(): void {
    if (this.observer !== undefined) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return
        observer.disconnect()
        void start(this)
      },
      { rootMargin: '50%' },
    )
    this.observer = observer
    observer.observe(this)
  }
}

async function start(host: HTMLElement): Promise<void> {
  const { startExercise } = await import('./session.ts')
  await startExercise(host)
}

customElements.define('cutoff-exercise', ExerciseElement)
