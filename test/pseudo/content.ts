/**
 * The text of a chapter is translated by hand, so here it is only marked: what stands between `⟪`
 * and `⟫` comes from content/. A plugin for remark; JavaScript in a chapter is told by the blanks
 * in it.
 */
export function remarkMarked() {
  return (tree: unknown): void => mark(tree)
}

/** Attributes of a figure that a reader sees, where a chapter gives them as text. */
const SEEN = new Set(['title', 'label', 'alt', 'aria-label'])

function marked(text: string): string {
  return /\p{L}{2}/u.test(text) ? `⟪${text}⟫` : text
}

function mark(node: unknown, options = false): void {
  if (Array.isArray(node)) return node.forEach((each) => mark(each, options))
  if (typeof node !== 'object' || node === null) return
  const part: Record<string, unknown> = Object.assign(node)
  const { type, name, value } = part
  if (type === 'ImportDeclaration') return
  if ((type === 'text' || type === 'JSXText') && typeof value === 'string') {
    part['value'] = value.replace(/\S(?:[\s\S]*\S)?/, marked)
    return
  }
  if (type === 'mdxJsxAttribute' && typeof value === 'string') {
    if (SEEN.has(String(name))) part['value'] = marked(value)
    return
  }
  if (type === 'Literal' && typeof value === 'string' && (options || value.includes(' '))) {
    part['value'] = marked(value)
    part['raw'] = JSON.stringify(part['value'])
    return
  }
  if (type === 'TemplateElement' && typeof value === 'object' && value !== null) {
    const { cooked } = Object.assign({ cooked: '' }, value)
    if (/\p{L}{2} |  *\p{L}{2}/u.test(cooked)) {
      part['value'] = { cooked: marked(cooked), raw: marked(cooked) }
    }
    return
  }
  // What a call is given is worked with, not shown.
  const labels = type !== 'CallExpression' && (options || isLabels(part))
  for (const [key, inner] of Object.entries(part)) {
    if (!['key', 'position', 'loc', 'range', 'parent'].includes(key)) mark(inner, labels)
  }
}

/** Whether it is what names the options of an exercise. */
function isLabels({ type, name }: Record<string, unknown>): boolean {
  return type === 'mdxJsxAttribute' && name === 'options'
}

/** A chapter with the sentences of its head marked, and what it lists in its own language. */
export function markedChapter(chapter: string): string {
  const [, head = '', text = ''] = /^---\n([\s\S]*?\n)---\n([\s\S]*)$/.exec(chapter) ?? []
  const lines = head
    .replaceAll(/^(title|question|part): (.*)$/gm, (_, name, said) => `${name}: ${quoted(said)}`)
    .replaceAll(/^( {2}- )(.*)$/gm, (_, before, said) => before + quoted(said))
    .replaceAll(/^( {2}[\w-]+: )(.*)$/gm, (_, before, said) => before + quoted(said))
    .replace(/^knows: \[(.*)\]$/m, (_, all: string) => {
      return `knows: [${all
        .split(/(?<='), (?=')/)
        .map(quoted)
        .join(', ')}]`
    })
  const listed = text.replaceAll(/new Intl\.ListFormat\('en'\)\.format\(\w+\)/g, '`⟪${$&}⟫`')
  return `---\n${lines}---\n${listed}`
}

/** A glossary or a list of sources or reports with what a reader sees of it marked. */
export function markedYaml(yaml: string): string {
  return yaml
    .replaceAll(
      /^( +(?:name|text|who|title|where|here|apart): )(.*)$/gm,
      (_, before, said) => before + quoted(said),
    )
    .replaceAll(/^( {6})([^:{}]+)(: \S+#\S+)$/gm, (_, before, said, address) => {
      return `${before}${quoted(said)}${address}`
    })
    .replaceAll(/^( +also: )\[(.*)\]$/gm, (_, before: string, all: string) => {
      return `${before}[${all.split(', ').map(quoted).join(', ')}]`
    })
}

/** A value of YAML on one line, marked, in quotes. */
function quoted(value: string): string {
  const bare = /^(['"])(.*)\1$/.exec(value.trim())?.[2] ?? value.trim()
  return JSON.stringify(marked(bare.replaceAll("''", "'")))
}
