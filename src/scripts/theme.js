/**
 * Applies the saved theme before the first paint; without one, the system decides. The browser's
 * toolbar has the colour of the page, also after the theme changes.
 */
{
  const root = document.documentElement
  try {
    const theme = localStorage.getItem('theme')
    if (theme === 'light' || theme === 'dark') root.dataset.theme = theme
  } catch {
    // Storage is blocked: the system decides.
  }

  const paintBar = () => {
    const { theme } = root.dataset
    for (const meta of document.querySelectorAll('meta[name="theme-color"]')) {
      const { scheme } = meta.dataset
      if (theme) meta.media = theme === scheme ? 'all' : 'not all'
    }
  }
  paintBar()
  new MutationObserver(paintBar).observe(root, { attributeFilter: ['data-theme'] })
}
