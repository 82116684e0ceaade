/**
 * Moves the divider between two images with a range.
 *
 * One listener on the document handles every range, including those added later. It sets the custom
 * property through the CSSOM, which a strict content security policy allows.
 *
 * @attribute data-kit-compare - On the range, inside the element whose `--kit-compare-position` it sets.
 */
function draw(range: HTMLInputElement): void {
  const compare = range.closest<HTMLElement>('[data-kit="compare"]')
  const position = `${range.value}%`
  if (compare?.style.getPropertyValue('--kit-compare-position') === position) return
  compare?.style.setProperty('--kit-compare-position', position)
}

function drawAll(): void {
  document.querySelectorAll<HTMLInputElement>('[data-kit-compare]').forEach(draw)
}

document.addEventListener('input', (event) => {
  const [target] = event.composedPath() as HTMLInputElement[]
  if (target!.matches?.('[data-kit-compare]')) draw(target!)
})

drawAll()
new MutationObserver(drawAll).observe(document, {
  subtree: true,
  childList: true,
  attributeFilter: ['style', 'value'],
})
