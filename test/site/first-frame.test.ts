import { describe, expect, it } from 'vitest'
import { firstFrame } from '../../src/figure/first-frame.ts'

const svg = 'http://www.w3.org/2000/svg'

function board(document: Document): Element {
  const root = document.createElementNS(svg, 'svg')
  root.setAttribute('viewBox', '0 0 70 60')
  const stone = document.createElementNS(svg, 'circle')
  stone.setAttribute('cx', '35')
  stone.classList.add('stone')
  const label = document.createElementNS(svg, 'text')
  label.textContent = 'α < β & "c"'
  root.append(stone, label)
  return root
}

describe('a first frame', () => {
  it('keeps the case of SVG names, the classes and the text', () => {
    const html = firstFrame(board)
    expect(html).toContain('<svg viewBox="0 0 70 60">')
    expect(html).toMatch(/<circle [^>]*class="stone"/)
    expect(html).toContain('α &lt; β &amp;')
  })

  it('escapes text and attributes that look like markup', () => {
    const html = firstFrame((document) => {
      const p = document.createElement('p')
      p.title = '"><script>1</script>'
      p.textContent = '<img src=x>'
      return p
    })
    expect(html).not.toContain('<img')
    expect(html).not.toContain('"><script>')
  })

  it('is drawn into a document of its own each time', () => {
    const seen = new Set<Document>()
    const draw = (document: Document) => {
      seen.add(document)
      return document.body
    }
    firstFrame(draw)
    firstFrame(draw)
    expect(seen.size).toBe(2)
  })

  it('refuses a style attribute, since the policy of the pages does', () => {
    const draw = (document: Document) => {
      const root = document.createElement('div')
      root.append(document.createElement('p'))
      root.querySelector('p')?.setAttribute('style', 'color: red')
      return root
    }
    expect(() => firstFrame(draw)).toThrow('style="color: red" on <p>')
  })
})
