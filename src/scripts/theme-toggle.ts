import { isDark } from './is-dark.ts'

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
