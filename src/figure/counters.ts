import { html, type TemplateResult } from 'lit-html'

/** Numbers, each with what it counts. */
export function counters(
  counts: readonly { readonly name: string; readonly value: unknown }[],
  name = '',
): TemplateResult {
  return html`<dl class=${`counters ${name}`.trim()}>
    ${counts.map(
      ({ name, value }) =>
        html`<div>
          <dt>${name}</dt>
          <dd>${value}</dd>
        </div>`,
    )}
  </dl>`
}
