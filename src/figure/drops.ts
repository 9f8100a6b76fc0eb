import type { Result } from '../../engine/index.ts'

/**
 * Reads text files that are dropped on an element, each when it is let go. While one is above it
 * the element has `data-dropping`.
 */
export function readDrops(on: HTMLElement, read: (text: Result<string>) => void): void {
  const mark = (above: boolean) => void on.toggleAttribute('data-dropping', above)
  on.addEventListener('dragover', (event) => {
    if (event.dataTransfer?.types.includes('Files') !== true) return
    event.preventDefault()
    event.dataTransfer.dropEffect = 'copy'
    mark(true)
  })
  on.addEventListener('dragleave', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && on.contains(relatedTarget))) mark(false)
  })
  on.addEventListener('drop', (event) => {
    const file = event.dataTransfer?.files[0]
    if (file === undefined) return
    event.preventDefault()
    mark(false)
    void readFile(file, read)
  })
}

/** Lets the reader choose a text file, and reads it. */
export function chooseFile(read: (text: Result<string>) => void): void {
  const input = document.createElement('input')
  input.type = 'file'
  input.addEventListener('change', () => {
    const file = input.files?.[0]
    if (file !== undefined) void readFile(file, read)
  })
  input.click()
}

async function readFile(file: File, read: (text: Result<string>) => void): Promise<void> {
  const { textOf } = await import('./file-text.ts')
  read(await textOf(file))
}
