import { Blob, Face as OpenedFace } from 'harfbuzzjs'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { FACES, STAND_INS, type Face, type StandIn } from './faces.ts'

const packages = join(import.meta.dirname, '../../node_modules')

/**
 * The folder's files as they are written from the packages, by name: each face in WOFF2, and the
 * style sheet that serves them. The same bytes each time.
 */
export async function cutFonts(): Promise<ReadonlyMap<string, Buffer>> {
  const files = new Map<string, Buffer>()
  const rules: string[] = []
  for (const face of FACES) {
    const whole = readFileSync(join(packages, face.from))
    const options = {
      // Screens of today draw without hints, which are a tenth of the bytes.
      noHinting: true,
      ...(face.wght !== undefined && { variationAxes: { wght: face.wght } }),
      ...(face.features !== undefined && { keepFeatures: face.features }),
      ...(face.drop !== undefined && { dropTables: face.drop }),
    }
    files.set(
      `${face.name}.woff2`,
      await subsetFont(whole, face.characters, { ...options, targetFormat: 'woff2' }),
    )
    const plain = await subsetFont(whole, face.characters, { ...options, targetFormat: 'sfnt' })
    rules.push(ruleOf(face, new OpenedFace(new Blob(plain)).collectUnicodes()))
  }
  rules.push(...STAND_INS.map(standInRule))
  files.set(
    'fonts.css',
    Buffer.from(`/* Written by \`npm run fonts\`. */\n\n${rules.join('\n\n')}\n`),
  )
  return files
}

function ruleOf({ name, family, style, weight }: Face, characters: Uint32Array): string {
  return [
    '@font-face {',
    `  font-family: '${family}';`,
    `  font-style: ${style};`,
    `  font-weight: ${weight};`,
    '  font-display: swap;',
    `  src: url('./${name}.woff2') format('woff2');`,
    `  unicode-range: ${rangesOf(characters).join(', ')};`,
    '}',
  ].join('\n')
}

function standInRule({ family, local, size, ascent, descent }: StandIn): string {
  return [
    '@font-face {',
    `  font-family: '${family}';`,
    `  src: ${local.map((name) => `local('${name}')`).join(', ')};`,
    `  size-adjust: ${size}%;`,
    `  ascent-override: ${ascent}%;`,
    `  descent-override: ${descent}%;`,
    '  line-gap-override: 0%;',
    '}',
  ].join('\n')
}

/** Code points, ascending, as CSS writes them: `U+20-7E`, `U+152`. */
function rangesOf(points: Uint32Array): string[] {
  const ranges: string[] = []
  for (let i = 0; i < points.length;) {
    let last = i
    while (last + 1 < points.length && points[last + 1] === points[last] + 1) last++
    const ends = [...new Set([points[i], points[last]])]
    ranges.push(`U+${ends.map((end) => end.toString(16).toUpperCase()).join('-')}`)
    i = last + 1
  }
  return ranges
}
