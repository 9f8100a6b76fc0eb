/*
 * The switch between light and dark. The choice is kept on the device only while it differs from
 * the system's, so who switches back follows the system again.
 */
const root = document.documentElement
const system = matchMedia('(prefers-color-scheme: dark)')
const button = document.querySelector<HTMLButtonElement>('button.theme')

const isDark = () => (root.dataset.theme || (system.matches ? 'dark' : 'light')) === 'dark'

if (button) {
  const show = () => button.setAttribute('aria-pressed', String(isDark()))

  button.addEventListener('click', () => {
    const dark = !isDark()
    const theme = dark === system.matches ? '' : dark ? 'dark' : 'light'
    root.dataset.theme = theme
    try {
      localStorage.setItem('theme', theme)
    } catch {
      // Storage may be refused; the choice then holds for this page.
    }
    show()
  })
  system.addEventListener('change', show)
  button.hidden = false
  show()
}
