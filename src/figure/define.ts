import { whenWordsCome } from '../i18n/in-language.ts'

/** Defines a figure’s element as soon as the words of its page are there. */
export function define(name: string, element: CustomElementConstructor): void {
  whenWordsCome(() => customElements.define(name, element))
}
