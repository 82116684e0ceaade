/**
 * Examples belong to an application that does not exist here. Their forms are not submitted and
 * their links do not navigate; a note explains this. Links within an example and to other sites
 * work. The listeners are on the window, so that scripts of components come first.
 */
addEventListener('submit', (event) => {
  const form = event.target as HTMLFormElement
  const preview = form.closest('.example-preview')
  const method = event.submitter?.getAttribute('formmethod') ?? form.getAttribute('method')
  if (!preview || event.defaultPrevented || method === 'dialog') return
  event.preventDefault()
  note(preview, 'Not sent: this is an example.')
})

for (const type of ['click', 'auxclick'] as const) addEventListener(type, guardLink)

function guardLink(event: MouseEvent): void {
  const link = (event.target as Element).closest<HTMLAnchorElement>('.example-preview a[href]')
  // The secondary button opens a context menu, which can copy the link.
  if (!link || event.defaultPrevented || event.button === 2) return
  const preview = link.closest('.example-preview')!
  const href = link.getAttribute('href')!
  if (link.origin !== location.origin || isWithin(preview, href)) return
  event.preventDefault()
  if (href !== '#') note(preview, `In your application this link leads to ${href}.`)
}

/** Whether a link points to an element of its own example. */
function isWithin(preview: Element, href: string): boolean {
  return /^#./.test(href) && preview.contains(document.getElementById(href.slice(1)))
}

/** Shows a note for six seconds: above the example, or on the page that shows it alone. */
function note(preview: Element, text: string): void {
  const bar = preview.closest('.example')?.querySelector('.example-bar > output')
  const output = bar ?? document.querySelector('.example-note')
  if (!output) return
  output.textContent = text
  setTimeout(() => {
    if (output.textContent === text) output.textContent = ''
  }, 6000)
}
