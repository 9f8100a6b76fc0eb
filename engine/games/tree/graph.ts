import { fail, type Result } from '../../core/errors.ts'
import { skipSpaces } from '../../core/text.ts'
import type { Branch } from './branch.ts'
import { Edges } from './edges.ts'

/** Graphviz dot and Mermaid: edges between names, and what is written at a node. */

export function isDot(text: string): boolean {
  return /^\s*(?:strict\s+)?(?:di)?graph\b[^{=\n]*\{/i.test(text)
}

export function isMermaid(text: string): boolean {
  return /^\s*(?:graph|flowchart)\s+(?:TD|TB|BT|LR|RL)\b/i.test(text)
}

const DOT_TOKEN =
  /\s+|\/\/[^\n]*|\/\*[\s\S]*?\*\/|^#[^\n]*|("(?:[^"\\]|\\.)*"|->|--|-?[\p{L}\p{N}_.]+|[[\]{};,=:])/gmu

interface Token {
  readonly text: string
  readonly at: number
}

export function readDot(text: string): Result<Branch> {
  const tokens: Token[] = []
  let from = 0
  for (const match of text.matchAll(DOT_TOKEN)) {
    if (match.index !== from) break
    from = match.index + match[0].length
    if (match[1] !== undefined) tokens.push({ text: match[1], at: match.index })
  }
  if (from < text.length) return fail('tree/not-dot', from, { letter: text.charAt(from) })
  const edges = new Edges()
  let next = tokens.findIndex((token) => token.text === '{') + 1
  const is = (letter: string) => tokens[next]?.text === letter
  while (next < tokens.length) {
    if (/^(?:node|edge|graph)$/i.test(tokens[next].text) && tokens[next + 1]?.text === '[') {
      next = attributes(tokens, next + 1).next
    } else if (tokens[next + 1]?.text === '=') next += 3
    else if (/^[{};,[\]]$/.test(tokens[next].text)) next++
    else if (/^subgraph$/i.test(tokens[next].text)) next += is('{') ? 1 : 2
    else {
      let parents = group(tokens, next)
      next = parents.next
      while (is('->') || is('--')) {
        const children = group(tokens, next + 1)
        for (const parent of parents.names) {
          for (const child of children.names) {
            edges.edge(nameOf(parent), parent.at, nameOf(child), child.at)
          }
        }
        parents = children
        next = children.next
      }
      if (is('[')) {
        const given = attributes(tokens, next)
        next = given.next
        const label = given.values.get('label') ?? given.values.get('value')
        for (const name of parents.names) {
          if (label !== undefined) edges.write(nameOf(name), name.at, label)
          else edges.node(nameOf(name), name.at)
        }
      } else for (const name of parents.names) edges.node(nameOf(name), name.at)
    }
  }
  return edges.tree(true)
}

/** A name, or several in braces; a port after a colon says nothing of the tree. */
function group(tokens: readonly Token[], from: number): { names: Token[]; next: number } {
  const names: Token[] = []
  let next = from
  if (tokens[next]?.text === '{') {
    for (next++; next < tokens.length && tokens[next].text !== '}'; next++) {
      if (!/^[;,]$/.test(tokens[next].text)) names.push(tokens[next])
    }
    return { names, next: next + 1 }
  }
  if (tokens[next] !== undefined) names.push(tokens[next++])
  while (tokens[next]?.text === ':') next += 2
  return { names, next }
}

function attributes(tokens: readonly Token[], from: number) {
  const values = new Map<string, string>()
  let next = from + 1
  for (; next < tokens.length && tokens[next].text !== ']'; next++) {
    const value = tokens[next + 2]
    if (tokens[next + 1]?.text !== '=' || value === undefined) continue
    values.set(tokens[next].text.toLowerCase(), nameOf(value))
    next += 2
  }
  return { values, next: next + 1 }
}

function nameOf({ text }: Token): string {
  if (!text.startsWith('"')) return text
  return text
    .slice(1, -1)
    .replace(/\\[nlr]/g, ' ')
    .replace(/\\(.)/g, '$1')
}

const MERMAID_SHAPE =
  /^(?:\(\(\(?(.*?)\)?\)\)|\(\[(.*?)\]\)|\[\[(.*?)\]\]|\[\((.*?)\)\]|\{\{(.*?)\}\}|\[\/(.*?)[/\\]\]|\[\\(.*?)[/\\]\]|\[(.*?)\]|\((.*?)\)|\{(.*?)\}|>(.*?)\])/
const MERMAID_ARROW = /^\s*(?:<?[-=.]{2,}(?:[^->=|\n]*?[-=.]{2,})?[>xo]?)(?:\s*\|[^|]*\|)?\s*/
const MERMAID_ASIDE =
  /^(?:style|classDef|class|linkStyle|click|subgraph|end|direction|graph|flowchart)\b/i

export function readMermaid(text: string): Result<Branch> {
  const edges = new Edges()
  let lineAt = 0
  for (const part of text.split(/[\n;]/)) {
    const at = lineAt
    lineAt += part.length + 1
    const line = part.replace(/%%.*$/, '')
    if (MERMAID_ASIDE.test(line.trim())) continue
    let parents: Token[] = []
    for (let next = skipSpaces(line, 0); next < line.length;) {
      const nodes: Token[] = []
      do {
        if (nodes.length > 0) next = skipSpaces(line, next + 1)
        const name = /^[\p{L}\p{N}_]+(?:-[\p{L}\p{N}_]+)*/u.exec(line.slice(next))?.[0]
        if (name === undefined) {
          return fail('tree/not-mermaid', at + next, { letter: line.charAt(next) })
        }
        const node = { text: name, at: at + next }
        nodes.push(node)
        next += name.length
        const shape = MERMAID_SHAPE.exec(line.slice(next))
        if (shape !== null) {
          next += shape[0].length
          const writing = shape.slice(1).find((each) => each !== undefined) ?? ''
          edges.write(name, node.at, writing.trim().replace(/^"(.*)"$/s, '$1'))
        } else edges.node(name, node.at)
        next += /^:::\w+/.exec(line.slice(next))?.[0].length ?? 0
        next = skipSpaces(line, next)
      } while (line.charAt(next) === '&')
      for (const parent of parents) {
        for (const child of nodes) edges.edge(parent.text, parent.at, child.text, child.at)
      }
      parents = nodes
      if (next === line.length) break
      const arrow = MERMAID_ARROW.exec(line.slice(next))?.[0].length ?? 0
      if (arrow === 0) return fail('tree/not-mermaid', at + next, { letter: line.charAt(next) })
      next += arrow
    }
  }
  return edges.tree(true)
}
