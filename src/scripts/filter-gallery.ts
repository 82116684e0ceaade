/** The filter above the gallery of components, by words and by category. */
const bar = document.querySelector<HTMLElement>('[data-filter-gallery]')
if (bar) {
  const input = bar.querySelector('input')!
  const status = bar.querySelector('output')!
  const hint = document.querySelector<HTMLElement>('[data-gallery-hint]')!
  const buttons = [...bar.querySelectorAll<HTMLButtonElement>('button[aria-pressed]')]
  const lists = [...document.querySelectorAll<HTMLElement>('.gallery[data-category]')]
  const cards = lists.flatMap((list) => [...list.querySelectorAll<HTMLElement>(':scope > li')])

  // A miniature above the title can contain links too.
  const toLink = (card: HTMLElement) =>
    card.querySelector<HTMLAnchorElement>(':scope > .gallery-title a')!

  const filter = () => {
    const words = input.value.toLowerCase().split(/\s+/).filter(Boolean)
    const category = buttons.find((button) => button.ariaPressed === 'true')?.value ?? ''
    const matching = cards.filter((card) =>
      words.every((word) => card.dataset.words!.includes(word)),
    )
    const shown = matching.filter(
      (card) => !category || card.parentElement!.dataset.category === category,
    )
    for (const card of cards) card.hidden = !shown.includes(card)
    for (const list of lists) {
      const heading = list.previousElementSibling as HTMLElement
      list.hidden = heading.hidden = !list.querySelector(':scope > li:not([hidden])')
    }
    status.textContent = `${shown.length} of ${cards.length}`
    hint.hidden = shown.length > 0
    if (!shown.length) void suggest(words, matching)
  }

  /** Names the components in other categories, or those with the word that is spelled most alike. */
  const suggest = async (words: string[], elsewhere: HTMLElement[]) => {
    const { findNearest } = await import('@kit-edge/engine/problem/suggestion.ts')
    // Of words that are equally near, the first wins: one of a title.
    const titles = cards.map((card) => toLink(card).textContent.toLowerCase())
    const texts = [...titles, ...cards.map((card) => card.dataset.words!)]
    const known = [...new Set(texts.flatMap((text) => text.split(/[^\p{L}\d]+/u)))]
    const near = words.flatMap((word) =>
      known.includes(word) ? [] : (findNearest(word, known) ?? []),
    )
    const similar = near.length
      ? cards.filter((card) => near.some((word) => card.dataset.words!.includes(word)))
      : []
    const links = (elsewhere.length ? elsewhere : similar)
      .slice(0, 5)
      .map((card) => toLink(card).cloneNode(true))
    const start = `Nothing matches “${input.value.trim()}”${elsewhere.length ? ' in this category' : ''}.`
    const end = links.length ? (elsewhere.length ? ' In others: ' : ' Closest: ') : ''
    const listed = links.flatMap((link, index) => (index ? [', ', link] : [link]))
    hint.replaceChildren(start + end, ...listed)
  }

  input.addEventListener('input', filter)
  for (const button of buttons) {
    button.addEventListener('click', () => {
      for (const other of buttons) other.ariaPressed = String(other === button)
      filter()
    })
  }
  filter()
}
