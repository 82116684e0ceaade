/** The filter above the gallery of components, by words and by category. */
const bar = document.querySelector<HTMLElement>('[data-filter-gallery]')
if (bar) {
  const input = bar.querySelector('input')!
  const status = bar.querySelector('output')!
  const hint = document.querySelector<HTMLElement>('[data-gallery-hint]')!
  const message = hint.querySelector('span')!
  const others = hint.querySelector<HTMLElement>('[data-gallery-others]')!
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

  /** Names the components in other categories, or those with words that are spelled most alike. */
  const suggest = async (words: string[], elsewhere: HTMLElement[]) => {
    const { listNearest } = await import('@kit-edge/engine/problem/suggestion.ts')
    const toWords = (text: string) => text.toLowerCase().split(/[^\p{L}\d]+/u)
    const toTitle = (card: HTMLElement) => toWords(toLink(card).textContent)
    const toKeywords = (card: HTMLElement) => toWords(card.dataset.words!)
    // Of words that are equally near, the first wins: one of a title.
    const known = [...new Set([...cards.flatMap(toTitle), ...cards.flatMap(toKeywords)])]
    const near = words.flatMap((word) => (known.includes(word) ? [] : listNearest(word, known)))
    const similar = near.flatMap((word) => [
      ...cards.filter((card) => toTitle(card).includes(word)),
      ...cards.filter((card) => toKeywords(card).includes(word)),
    ])
    const links = [...new Set(elsewhere.length ? elsewhere : similar)]
      .slice(0, 5)
      .map((card) => toLink(card).cloneNode(true))
    const start = `Nothing matches “${input.value.trim()}”${elsewhere.length ? ' in this category' : ''}.`
    const end = links.length ? (elsewhere.length ? ' In others: ' : ' Closest: ') : ''
    const listed = links.flatMap((link, index) => (index ? [', ', link] : [link]))
    message.replaceChildren(start + end, ...listed)
    others.hidden = links.length > 0
  }

  others.querySelector('button')!.addEventListener('click', () => {
    const search = document.querySelector<HTMLInputElement>('dialog[data-search] input')!
    search.value = input.value.trim()
    // Before it opens for the first time, nothing listens, and it reads the value itself.
    search.dispatchEvent(new Event('input'))
  })

  input.addEventListener('input', filter)
  for (const button of buttons) {
    button.addEventListener('click', () => {
      for (const other of buttons) other.ariaPressed = String(other === button)
      filter()
    })
  }
  filter()
}
