/** The button that switches between light and dark, and remembers the choice. */
const button = document.querySelector<HTMLButtonElement>('[data-toggle-theme]')!
button.hidden = false
button.addEventListener('click', () => {
  const root = document.documentElement
  const isDark = getComputedStyle(root).colorScheme === 'dark' || isSystemDark()
  root.dataset.theme = isDark ? 'light' : 'dark'
  try {
    localStorage.setItem('theme', root.dataset.theme)
  } catch {
    // Storage is forbidden: the choice holds for this page.
  }
})

function isSystemDark(): boolean {
  return (
    !document.documentElement.dataset.theme && matchMedia('(prefers-color-scheme: dark)').matches
  )
}
