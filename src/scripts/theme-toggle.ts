/** The button that switches between light and dark, and saves the choice. */
const button = document.querySelector<HTMLButtonElement>('[data-toggle-theme]')!
button.addEventListener('click', () => {
  const root = document.documentElement
  root.dataset.theme = isDark(root) ? 'light' : 'dark'
  try {
    localStorage.setItem('theme', root.dataset.theme)
  } catch {
    // Storage is blocked: the choice is only kept on this page.
  }
})

/**
 * Whether an element is dark, by its own theme, the theme of an element around it, or the system.
 */
export function isDark(element: Element): boolean {
  const theme = element.closest<HTMLElement>('[data-theme]')?.dataset.theme
  return theme ? theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches
}
