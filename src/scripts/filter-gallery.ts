/** Filters the gallery by text and by category. */
const bar = document.querySelector<HTMLElement>('[data-filter-gallery]')
if (bar) {
  const input = bar.querySelector('input')!
  const status = bar.querySelector('output')!
  const buttons = [...bar.querySelectorAll<HTMLButtonElement>('button[aria-pressed]')]
  const lists = [...document.querySelectorAll<HTMLElement>('.gallery[data-category]')]
  const cards = lists.flatMap((list) => [...list.querySelectorAll<HTMLElement>(':scope > li')])

  const filter = () => {
    const words = input.value.toLowerCase().split(/\s+/).filter(Boolean)
    const category = buttons.find((button) => button.ariaPressed === 'true')?.value ?? ''
    for (const card of cards) {
      const { category: own } = card.parentElement!.dataset
      const isInCategory = !category || own === category
      card.hidden = !isInCategory || !words.every((word) => card.dataset.words!.includes(word))
    }
    for (const list of lists) {
      const heading = list.previousElementSibling as HTMLElement
      list.hidden = heading.hidden = !list.querySelector(':scope > li:not([hidden])')
    }
    const count = cards.filter((card) => !card.hidden).length
    status.textContent = `${count} of ${cards.length}`
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
