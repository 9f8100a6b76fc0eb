import { DOMParser } from 'linkedom'
import { describe, expect, it } from 'vitest'
import { THE_33_NODE_TREE } from '../../engine/index.ts'
import { ask } from './ask.ts'

const known = new Map<string, string>()

async function figure(...argv: string[]): Promise<string> {
  const key = argv.join('\n')
  const file = known.get(key) ?? (await drawn(argv))
  known.set(key, file)
  return file
}

async function drawn(argv: readonly string[]): Promise<string> {
  const { code, out, err } = await ask(['figure', ...argv])
  if (code !== 0) throw new Error(err)
  return out
}

/** Every attribute's value, by the attribute's name. */
function attributes(file: string, name: string): string[] {
  return Array.from(file.matchAll(new RegExp(` ${name}="([^"]*)"`, 'g')), (match) => match[1])
}

describe.each([
  ['a tree', ['tree', THE_33_NODE_TREE, '--step', 'cutoff:3']],
  [
    'a search',
    ['tree', 'connect4', '--position', '4455', '--depth', '2', '--algorithm', 'minimax'],
  ],
  ['columns', ['board', 'connect4', '--position', '4455443']],
  ['a won game', ['board', 'mnk', '--position', 'a1a2b1b2c1']],
  ['hexagons', ['board', 'abalone', '--position', 'c3d4']],
  ['points', ['board', 'gomoku', '--option', 'size=9', '--position', 'e5 e6']],
])('the figure of %s', (_, argv) => {
  it('is one SVG of a known size, on white, with a description', async () => {
    const file = await figure(...argv)
    const { documentElement: root } = new DOMParser().parseFromString(file, 'image/svg+xml')
    expect(root.tagName).toBe('svg')
    expect(file).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg"[^]*<\/svg>\n$/)
    const [, , width, height] = root.getAttribute('viewBox').split(' ')
    expect([root.getAttribute('width'), root.getAttribute('height')]).toEqual([width, height])
    expect(root.querySelector('desc').textContent).not.toBe('')
    expect(root.querySelector('rect').getAttribute('fill')).toBe('#fff')
  })

  it('needs nothing else: no classes, no variables, nothing to fetch', async () => {
    const file = await figure(...argv)
    expect(file).not.toMatch(
      / class=| style=|<style|var\(|light-dark|color-mix|url\(|href|<script|currentcolor/i,
    )
    for (const name of ['fill', 'stroke']) {
      for (const colour of attributes(file, name)) {
        expect(colour).toMatch(/^(#[0-9a-f]{3}|#[0-9a-f]{6}|none|transparent)$/)
      }
    }
    for (const width of attributes(file, 'stroke-width')) expect(width).toMatch(/^[0-9.]+$/)
    for (const size of attributes(file, 'font-size')) expect(size).toMatch(/^[0-9.]+$/)
  })
})

describe('the figure of a tree', () => {
  it('says what happens at the step', async () => {
    expect(await figure('tree', THE_33_NODE_TREE, '--step', 'cutoff:3')).toContain(
      '<desc>Max is already sure of 6 at the root',
    )
    expect(await figure('tree', THE_33_NODE_TREE)).toContain('<desc>Done: the root is worth 6')
    expect(await figure('tree', THE_33_NODE_TREE, '--step', '0')).toContain(
      '<desc>Nothing is searched',
    )
  })

  it('marks what the cuts have skipped, in the colours of the two bounds', async () => {
    const file = await figure('tree', THE_33_NODE_TREE, '--step', 'cutoff:3')
    // The three cuts skip eight nodes: eight dashed lines lead to them.
    expect(attributes(file, 'stroke-dasharray').length).toBeGreaterThanOrEqual(8)
    expect(file).toContain('stroke="#0072b2"')
    expect(file).toContain('stroke="#d55e00"')
  })

  it('is the same every time', async () => {
    const argv = ['tree', 'connect4', '--depth', '3', '--step', 'cutoff:2']
    expect(await drawn(argv)).toBe(await drawn(argv))
  })
})
