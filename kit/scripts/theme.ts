/**
 * Switches between the light, dark and system theme, and remembers the choice.
 *
 * The choice is stored in the cookie `kit-theme`. If the server prints it as `<html data-theme="…">`,
 * the first paint is right even without JavaScript. Otherwise the script sets it when it runs. Load it
 * with a plain `<script src>` in the `<head>` to run it before the first paint; a strict content
 * security policy allows that.
 *
 * @attribute data-kit-theme - On a button: the theme to choose, `light`, `dark`, `system` or `toggle`. Updates its `aria-pressed` or `aria-checked`, if it has one; with `toggle` it tells whether the page is dark.
 * @event {{ theme: 'light' | 'dark' | 'system' }} kit:theme - Dispatched on `<html>` after the theme changes.
 */
// A block, so that no name becomes global when this is loaded as a classic script.
{
  const cookie = 'kit-theme'
  const year = 31_536_000
  const root = document.documentElement

  /** The stored choice; where cookies are blocked, the choice for this page. */
  const readTheme = (): string => {
    try {
      const [, theme] = new RegExp(`(?:^|; )${cookie}=(light|dark)`).exec(document.cookie) ?? []
      if (theme) return theme
    } catch {
      // A sandbox without cookies.
    }
    return root.dataset.theme || 'system'
  }

  const writeTheme = (theme: string) => {
    const age = theme === 'system' ? 0 : year
    try {
      document.cookie = `${cookie}=${theme}; path=/; max-age=${age}; samesite=lax`
    } catch {
      // The choice then applies to this page only.
    }
  }

  const apply = (theme: string) => {
    if (theme === 'system') delete root.dataset.theme
    else root.dataset.theme = theme
  }

  const system = matchMedia('(prefers-color-scheme: dark)')
  /** Any other name means the system, as on the server. */
  const toTheme = (name?: string) => (name === 'light' || name === 'dark' ? name : 'system')
  const isDark = () => {
    const theme = toTheme(root.dataset.theme)
    return theme === 'system' ? system.matches : theme === 'dark'
  }

  /** Updates each button that shows whether its theme is selected; a toggle, whether it is dark. */
  const mark = () => {
    const theme = toTheme(root.dataset.theme)
    for (const button of document.querySelectorAll<HTMLElement>('[data-kit-theme]')) {
      const choice = button.dataset.kitTheme
      const isChosen = String(choice === 'toggle' ? isDark() : choice === theme)
      for (const state of ['aria-pressed', 'aria-checked']) {
        const value = button.getAttribute(state)
        // Each write would start another update.
        if (value !== null && value !== isChosen) button.setAttribute(state, isChosen)
      }
    }
  }

  apply(readTheme())
  mark()
  system.addEventListener('change', mark)
  // Buttons that arrive later, and those that an update of the page resets.
  new MutationObserver(mark).observe(document, {
    subtree: true,
    childList: true,
    attributeFilter: ['aria-pressed', 'aria-checked'],
  })

  // Loaded in the `<head>` and in a bundle, two listeners would toggle back and forth.
  const once = Symbol.for('kit-theme')
  const isAgain = once in window
  Object.assign(window, { [once]: true })

  document.addEventListener('click', (event) => {
    if (isAgain) return
    const [target] = event.composedPath()
    if (!(target instanceof Element)) return
    // A form may have a field called `closest`. Nothing is imported, because a plain script cannot.
    const button = Element.prototype.closest.call<Element, [string], HTMLElement | null>(
      target,
      '[data-kit-theme]',
    )
    if (!button) return
    const choice = button.dataset.kitTheme
    const theme = choice === 'toggle' ? (isDark() ? 'light' : 'dark') : toTheme(choice)
    writeTheme(theme)
    apply(theme)
    mark()
    root.dispatchEvent(new CustomEvent('kit:theme', { bubbles: true, detail: { theme } }))
  })
}
