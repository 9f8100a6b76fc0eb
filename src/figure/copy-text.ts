/** What a reader is told. */
export interface CopyWords {
  readonly copied: string
  /** The browser has refused: where else she finds the text. */
  readonly notCopied: string
}

/** Puts a text on the clipboard, and resolves with the sentence that says whether it is there. */
export async function copyText(text: string, words: CopyWords): Promise<string> {
  try {
    await navigator.clipboard.writeText(text)
    return words.copied
  } catch {
    return words.notCopied
  }
}
