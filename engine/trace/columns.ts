/** Room at first: most recordings are of a small tree, and have a dozen columns to make. */
const ROOM = 16

/** Int32 column that grows by doubling. */
export class Int32Column {
  length = 0
  private data = new Int32Array(ROOM)

  push(value: number): void {
    if (this.length === this.data.length) {
      const larger = new Int32Array(this.length * 2)
      larger.set(this.data)
      this.data = larger
    }
    this.data[this.length++] = value
  }

  set(index: number, value: number): void {
    this.data[index] = value
  }

  get(index: number): number {
    return this.data[index]
  }

  /** A copy of exactly what was pushed. */
  trimmed(): Int32Array {
    return this.data.slice(0, this.length)
  }
}

/** Uint8 column that grows by doubling. */
export class Uint8Column {
  length = 0
  private data = new Uint8Array(ROOM)

  push(value: number): void {
    if (this.length === this.data.length) {
      const larger = new Uint8Array(this.length * 2)
      larger.set(this.data)
      this.data = larger
    }
    this.data[this.length++] = value
  }

  /** Sets the bits of `mask` at `index`. */
  mark(index: number, mask: number): void {
    this.data[index] |= mask
  }

  get(index: number): number {
    return this.data[index]
  }

  trimmed(): Uint8Array {
    return this.data.slice(0, this.length)
  }
}
