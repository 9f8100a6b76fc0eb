import { describe, expect, it } from 'vitest'
import { belowPath, siteBase } from '../../src/cli/under-path.ts'

describe('a path', () => {
  it('may be written with its slashes or without', () => {
    for (const written of ['/a/b/', 'a/b', '/a/b', 'a/b/', '//a//b'])
      expect(siteBase(written)).toBe('/a/b/')
    for (const none of [undefined, '', '/']) expect(siteBase(none)).toBe('/')
  })

  it('goes before the addresses of a page, once, and before nothing else', () => {
    const html =
      '<a href="/en/">/en/</a> <a href="/a/en/"> <a href="/a"> <a href="//x.org/"> <a href="#b">'
    expect(belowPath(html, '/a/')).toBe(
      '<a href="/a/en/">/en/</a> <a href="/a/en/"> <a href="/a"> <a href="//x.org/"> <a href="#b">',
    )
    const picture = '<meta property="og:image" content="/social/en.png">'
    expect(belowPath(picture, '/a/')).toBe('<meta property="og:image" content="/a/social/en.png">')
    const on = '<meta http-equiv="refresh" content="0;url=/en/">'
    expect(belowPath(on, '/a/')).toBe('<meta http-equiv="refresh" content="0;url=/a/en/">')
  })
})
