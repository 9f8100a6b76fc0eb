import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import subsetFont from 'subset-font'

/*
 * What draws a picture finds its type by fontconfig, which cannot read WOFF2 and knows the fonts of
 * the machine alone, of which a server may have none. So it is given the site's own, unpacked.
 */

const FONTS = join(import.meta.dirname, '../fonts')
/** Each file with its weights: a face that varies is told as one that does not. */
const FACES: readonly (readonly [file: string, wght?: number])[] = [
  ['serif', 600],
  ['sans', 400],
  ['sans', 500],
  ['sans', 600],
  ['symbols'],
]
/** What titles and numbers of drawings are written with. */
const CHARACTERS =
  String.fromCodePoint(...Array.from({ length: 0x17f - 0x20 }, (_, i) => 0x20 + i)) + '×−≤≥≠∞’…·'

/** Has the pictures of this process drawn in the type of the site. Before the first of them. */
export async function useOwnFonts(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true })
  for (const [file, wght] of FACES) {
    const packed = readFileSync(join(FONTS, `${file}.woff2`))
    const plain = await subsetFont(packed, CHARACTERS, {
      targetFormat: 'sfnt',
      ...(wght !== undefined && { variationAxes: { wght } }),
    })
    writeFileSync(join(folder, `${file}${wght ?? ''}.ttf`), plain)
  }
  const settings = join(folder, 'fonts.conf')
  const list = `<dir>${folder}</dir><cachedir>${join(folder, 'cache')}</cachedir>`
  writeFileSync(settings, `<?xml version="1.0"?><fontconfig>${list}</fontconfig>`)
  process.env['FONTCONFIG_FILE'] = settings
}
