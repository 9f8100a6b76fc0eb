import { html, render } from 'lit-html'
import { afterEach, describe, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { settled } from '../../src/figure/settled.ts'

afterEach(() => document.body.replaceChildren())

/** A field in a figure that is drawn again with `draw`, as one is when the pointer moves over it. */
function field(): { input: HTMLInputElement; draw: (text: string) => void; handedIn: string[] } {
  const handedIn: string[] = []
  const figure = document.createElement('div')
  document.body.append(figure)
  const draw = (text: string) =>
    render(
      html`<input
        .value=${settled(text)}
        @change=${(event: Event) => {
          if (event.target instanceof HTMLInputElement) handedIn.push(event.target.value)
          draw('as the figure has it')
        }}
      />`,
      figure,
    )
  draw('a1')
  const input = document.querySelector('input')
  if (input === null) throw new Error('no field')
  return { input, draw, handedIn }
}

describe('a field whose text is handed in when it is done', () => {
  test('shows what the figure says', () => {
    const { input, draw } = field()
    expect(input.value).toBe('a1')
    draw('b2')
    expect(input.value).toBe('b2')
  })

  test('keeps what is being written while the figure is drawn again', async () => {
    const { input, draw, handedIn } = field()
    await userEvent.click(input)
    await userEvent.keyboard(' c3')
    draw('a1')
    expect(input.value).toBe('a1 c3')
    await userEvent.keyboard('{Enter}')
    expect(handedIn).toEqual(['a1 c3'])
    expect(input.value).toBe('as the figure has it')
  })
})
