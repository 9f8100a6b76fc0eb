import { readFileSync, readdirSync } from 'node:fs'
import { dirname, join, posix, sep } from 'node:path'
import ts from 'typescript'

/** One import: which file says it, what it imports, whether it is erased with the types. */
export interface Import {
  /** Path from the top of the repository, with `/`. */
  readonly from: string
  /** Another file of the repository by its path, or a package by its specifier. */
  readonly to: string
  readonly typeOnly: boolean
  /** The names taken out of braces that are not types; empty for imports without braces. */
  readonly values: readonly string[]
}

const statement =
  /\b(?:import|export)\s+(type\s+)?(?:[\w$*\s,]*\{([^}]*)\}|[\w$*\s,]+)\s*from\s*['"]([^'"]+)['"]/g

/** All files below the folders whose imports can be read. */
export function sourceFiles(root: string, folders: readonly string[]): string[] {
  return folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(ts|mjs|astro|mdx)$/.test(file))
      .map((file) => `${folder}/${file.split(sep).join('/')}`),
  )
}

export function readImports(root: string, file: string): Import[] {
  return importsOf(file, readFileSync(join(root, file), 'utf8'))
}

/** The imports of a file's text: static, re-exported, dynamic, and workers' addresses. */
export function importsOf(file: string, text: string): Import[] {
  const code = codeOf(file, text)
  const details = new Map<string, { typeOnly: boolean; values: string[] }>()
  for (const [, type, braces, specifier = ''] of code.matchAll(statement)) {
    const names = braces === undefined ? [] : braces.split(',').map((name) => name.trim())
    const values = type ? [] : names.filter((name) => name && !name.startsWith('type '))
    const erased = type !== undefined || (names.length > 0 && values.length === 0)
    const before = details.get(specifier)
    details.set(specifier, {
      typeOnly: erased && (before?.typeOnly ?? true),
      values: [...(before?.values ?? []), ...values.map((name) => name.replace(/ as .*/, ''))],
    })
  }
  const found = ts.preProcessFile(code, true, true).importedFiles.map((f) => f.fileName)
  const addresses = [...code.matchAll(/new URL\(\s*'(\.[^']+)'\s*,\s*import\.meta\.url/g)]
  const specifiers = new Set([...found, ...addresses.map(([, address = '']) => address)])
  return [...specifiers].map((specifier) => ({
    from: file,
    to: specifier.startsWith('.') ? posix.join(dirname(file), specifier) : specifier,
    typeOnly: details.get(specifier)?.typeOnly ?? false,
    values: details.get(specifier)?.values ?? [],
  }))
}

/**
 * The imports that go round in a circle, or lie between two circles: what is left when those are
 * taken away that lead to no further import, or that none leads to.
 */
export function circular(imports: readonly Import[]): readonly Import[] {
  const from = new Set(imports.map((one) => one.from))
  const to = new Set(imports.map((one) => one.to))
  const left = imports.filter((one) => from.has(one.to) && to.has(one.from))
  return left.length === imports.length ? left : circular(left)
}

/** The TypeScript in a file: all of it, or an Astro page's fence and scripts, or MDX's imports. */
function codeOf(file: string, text: string): string {
  if (file.endsWith('.astro')) {
    const fence = /^---\n([\s\S]*?)\n---/.exec(text)?.[1] ?? ''
    const scripts = [...text.matchAll(/<script>([\s\S]*?)<\/script>/g)]
    return [fence, ...scripts.map(([, script]) => script)].join('\n')
  }
  if (file.endsWith('.mdx')) {
    const prose = text.replaceAll(/^```[\s\S]*?^```/gm, '')
    return (prose.match(/^import\s[\s\S]*?['"][^'"]+['"]$/gm) ?? []).join('\n')
  }
  return text
}
