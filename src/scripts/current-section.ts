/** Marks the current section in the table of contents, and names it in the bar of small screens. */
const contents = document.querySelector<HTMLElement>('[data-contents]')
const links = [...(contents?.querySelectorAll('a') ?? [])]
const current = document.querySelector('[data-current-section]')
const headings = links.map((link) =>
  document.getElementById(decodeURIComponent(link.hash.slice(1))),
)

function mark(): void {
  const passed = headings.filter((heading) => (heading?.getBoundingClientRect().top ?? 0) < 140)
  const isAtEnd = innerHeight + scrollY >= document.body.scrollHeight - 2
  const index = isAtEnd ? links.length - 1 : Math.max(0, passed.length - 1)
  for (const [position, link] of links.entries()) {
    if (position === index) link.setAttribute('aria-current', 'true')
    else link.removeAttribute('aria-current')
  }
  if (current) current.textContent = passed.length || isAtEnd ? links[index]!.textContent : ''
}

if (contents && links.length) {
  addEventListener('scroll', mark, { passive: true })
  for (const link of links) {
    link.addEventListener('click', () => {
      if (contents.matches(':popover-open')) contents.hidePopover()
    })
  }
  mark()
}
