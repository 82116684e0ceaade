/** Applies the theme and direction of the query string to an example: `?theme=dark&dir=rtl`. */
const query = new URLSearchParams(location.search)
const root = document.documentElement
if (['light', 'dark'].includes(query.get('theme'))) root.dataset.theme = query.get('theme')
if (['ltr', 'rtl'].includes(query.get('dir'))) root.dir = query.get('dir')
// In a frame, the page is as high as its content. In a tab, the example is centred.
if (self === top) root.dataset.alone = 'tab'
