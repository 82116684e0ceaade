/** Gives an example alone the theme and direction of its address: `?theme=dark&dir=rtl`. */
const query = new URLSearchParams(location.search)
const root = document.documentElement
if (['light', 'dark'].includes(query.get('theme'))) root.dataset.theme = query.get('theme')
if (['ltr', 'rtl'].includes(query.get('dir'))) root.dir = query.get('dir')
// In a frame it is as high as it is; in a tab it stands in the middle.
if (self === top) root.dataset.alone = 'tab'
