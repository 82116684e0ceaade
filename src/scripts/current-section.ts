/** Marks the current section in the table of contents. */
const links = [...document.querySelectorAll<HTMLAnchorElement>('[data-contents] a')]
const headings = links.map((link) =>
  document.getElementById(decodeURIComponent(link.hash.slice(1))),
)

function mark(): void {
  const passed = headings.filter((heading) => (heading?.getBoundingClientRect().top ?? 0) < 120)
  const isAtEnd = innerHeight + scrollY >= document.body.scrollHeight - 2
  const current = isAtEnd ? links.length - 1 : Math.max(0, passed.length - 1)
  for (const [index, link] of links.entries()) {
    if (index === current) link.setAttribute('aria-current', 'true')
    else link.removeAttribute('aria-current')
  }
}

if (links.length) {
  addEventListener('scroll', mark, { passive: true })
  mark()
}
