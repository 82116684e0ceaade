/**
 * Applies the reader's choice before the page is painted; without one the system decides. The bar
 * of the browser has the colour of the page, also when the choice changes.
 */
{
  const root = document.documentElement
  try {
    const theme = localStorage.getItem('theme')
    if (theme === 'light' || theme === 'dark') root.dataset.theme = theme
  } catch {
    // Storage is forbidden: the system decides.
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
