import type { Store } from '../../src/state/device.ts'

/** A storage of one entry, as the browser's. */
export class OneEntry implements Store {
  text: string | null

  constructor(text: string | null = null) {
    this.text = text
  }

  getItem(): string | null {
    return this.text
  }

  setItem(_key: string, text: string): void {
    this.text = text
  }

  removeItem(): void {
    this.text = null
  }
}
