/**
 * Clears, shows or copies the value of a control when the button beside it is pressed.
 *
 * It also keeps the value beside a colour swatch up to date.
 *
 * One listener on the document handles every control, including those added later. A visible password
 * is hidden again when its form is submitted, so that browsers still save it as a password. Without
 * JavaScript the buttons are not shown.
 *
 * @attribute data-kit-clear - On the button that clears the control beside it.
 * @attribute data-kit-view - On the button that shows a password. `aria-pressed` is `true` while it is visible.
 * @attribute data-kit-copy - On the button that copies the value. It has `data-copied` for two seconds.
 * @event kit:copy - Dispatched on the control after its value was copied to the clipboard.
 */
document.addEventListener('click', (event) => {
  const button = (event.target as Element).closest?.<HTMLElement>(
    '[data-kit-clear], [data-kit-view], [data-kit-copy]',
  )
  const input = button?.parentElement?.querySelector('input')
  if (!button || !input) return
  if (button.matches('[data-kit-clear]')) clear(input)
  else if (button.matches('[data-kit-view]')) view(button, input, input.type === 'password')
  else void copy(button, input)
})

document.addEventListener('submit', ({ target }) => {
  for (const button of (target as Element).querySelectorAll<HTMLElement>('[data-kit-view]')) {
    const input = button.parentElement?.querySelector('input')
    if (input) view(button, input, false)
  }
})

document.addEventListener('input', ({ target }) => print(target as Element))
document.addEventListener('reset', ({ target }) => {
  // The controls get their initial values back only after the event.
  setTimeout(() => (target as Element).querySelectorAll('[type="color"]').forEach(print))
})

/** Writes the value of a colour beside its swatch. */
function print(input: Element): void {
  const text = input.matches('[type="color"]')
    ? input.parentElement?.querySelector('[data-kit-part="value"]')
    : null
  if (text) text.textContent = (input as HTMLInputElement).value
}

/** Dispatches the events of real input, so that other listeners notice. */
function clear(input: HTMLInputElement): void {
  if (input.disabled || input.readOnly) return
  input.value = ''
  input.dispatchEvent(new Event('input', { bubbles: true }))
  input.dispatchEvent(new Event('change', { bubbles: true }))
  input.focus()
}

function view(button: Element, input: HTMLInputElement, isShown: boolean): void {
  input.type = isShown ? 'text' : 'password'
  button.setAttribute('aria-pressed', String(isShown))
}

async function copy(button: HTMLElement, input: HTMLInputElement): Promise<void> {
  try {
    await navigator.clipboard.writeText(input.value)
  } catch {
    // Without clipboard permission or HTTPS, select the value so that people can copy it.
    return input.select()
  }
  const status = button.parentElement?.querySelector<HTMLElement>('[role="status"]')
  const show = (isCopied: boolean) => {
    button.toggleAttribute('data-copied', isCopied)
    if (status) status.textContent = isCopied ? (status.dataset.text ?? '') : ''
  }
  show(true)
  setTimeout(show, 2000, false)
  input.dispatchEvent(new CustomEvent('kit:copy', { bubbles: true }))
}
