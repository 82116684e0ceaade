/**
 * Opens the navigation above the page on small screens. Without scripts, the button links to it.
 */
const navigation = document.querySelector<HTMLElement>('#site-navigation')
const opener = document.querySelector<HTMLAnchorElement>('[data-open-navigation]')

function show(isOpen: boolean): void {
  navigation?.toggleAttribute('data-open', isOpen)
  opener?.setAttribute('aria-expanded', String(isOpen))
}

function toggle(isOpen: boolean): void {
  show(isOpen)
  if (!isOpen) return opener?.focus()
  showCurrent()
  const close = navigation?.querySelector<HTMLElement>('[data-close-navigation]')
  close?.focus({ preventScroll: true })
}

/** Scrolls the list to the current page, which may be below the visible part. */
function showCurrent(): void {
  const current = navigation?.querySelector<HTMLElement>('[aria-current="page"]')
  if (navigation && current) {
    navigation.scrollTop = current.offsetTop - navigation.clientHeight / 2
  }
}

showCurrent()

if (navigation && opener) {
  navigation.toggleAttribute('data-overlay', true)
  opener.setAttribute('role', 'button')
  opener.setAttribute('aria-expanded', 'false')
  opener.addEventListener('click', (event) => {
    event.preventDefault()
    toggle(true)
  })
  opener.addEventListener('keydown', (event) => {
    if (event.key !== ' ') return
    event.preventDefault()
    toggle(true)
  })
  navigation.querySelector('[data-close-navigation]')?.addEventListener('click', (event) => {
    event.preventDefault()
    toggle(false)
  })
  // The navigation covers the page, so it closes when the focus moves out of it.
  document.addEventListener('focusin', ({ target }) => {
    if (!navigation.contains(target as Node)) show(false)
  })
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && navigation.hasAttribute('data-open')) toggle(false)
  })
}
