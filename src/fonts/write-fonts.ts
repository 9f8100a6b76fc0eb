import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { cutFonts } from './cut-fonts.ts'

/** `npm run fonts`: writes the fonts of this folder and their style sheet anew. */
for (const [name, bytes] of await cutFonts()) {
  writeFileSync(join(import.meta.dirname, name), bytes)
  process.stdout.write(`${name.padEnd(28)} ${(bytes.length / 1000).toFixed(1).padStart(6)} kB\n`)
}
