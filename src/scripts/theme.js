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

  // The theme builder saves its theme, so that the whole site shows it.
  try {
    const { declarations = [] } = JSON.parse(localStorage.getItem('theme-builder') ?? '{}')
    for (const [variable, value] of declarations) root.style.setProperty(variable, value)
  } catch {
    // Storage is blocked, or its value is broken: the site has its own theme.
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
