/**
 * Clears, shows or copies the value of a control, or copies another text, when a button is pressed.
 *
 * It also keeps the value beside a colour swatch up to date.
 *
 * One listener on the document handles every button, including those added later. A visible password
 * is hidden again when its form is submitted, so that browsers still save it as a password. Without
 * JavaScript the buttons are not shown.
 *
 * @attribute data-kit-clear - On the button that clears the control beside it.
 * @attribute data-kit-view - On the button that shows a password. `aria-pressed` is `true` while it is visible.
 * @attribute data-kit-copy - On the button that copies its own `value`, or else the control or code beside it. It has `data-copied` for two seconds.
 * @event kit:copy - Dispatched after a text was copied to the clipboard, on the element that has it: the button if it has a `value`, else the control or code beside it.
 */
import { announce } from './announce.ts'
import { closest } from '../member.ts'
document.addEventListener('click', (event) => {
  const button = closest<HTMLButtonElement>(
    event.composedPath()[0],
    '[data-kit-clear], [data-kit-view], [data-kit-copy]',
  )
  if (!button) return
  const input = button.parentElement?.querySelector('input') ?? null
  if (button.matches('[data-kit-copy]')) void copy(button, input)
  else if (!input) return
  else if (button.matches('[data-kit-clear]')) clear(input)
  else view(button, input, input.type === 'password')
})

document.addEventListener('submit', ({ target }) => {
  for (const button of document.querySelectorAll('[data-kit-view]')) {
    const input = button.parentElement?.querySelector('input')
    if (input?.form === target) view(button, input!, false)
  }
})

document.addEventListener('input', (event) => print(event.composedPath()[0] as Element))
document.addEventListener('reset', () => {
  // The controls get their initial values back only after the event.
  setTimeout(printAll)
})
// An update in place brings the text of the server back, but leaves the chosen colour.
new MutationObserver(printAll).observe(document, {
  subtree: true,
  childList: true,
  characterData: true,
})

function printAll(): void {
  document.querySelectorAll('[type=color]').forEach(print)
}

/** Writes the value of a colour beside its swatch. */
function print(input: Element): void {
  const text = input.matches?.('[type=color]')
    ? closest(input, '[data-kit-part=box]')?.querySelector('[data-kit-part=value]')
    : null
  const { value } = input as HTMLInputElement
  if (text && text.textContent !== value) text.textContent = value
}

function clear(input: HTMLInputElement): void {
  if (input.matches(':disabled') || input.readOnly) return
  input.value = ''
  announce(input)
  input.focus()
}

function view(button: Element, input: HTMLInputElement, isShown: boolean): void {
  input.type = isShown ? 'text' : 'password'
  button.setAttribute('aria-pressed', String(isShown))
}

async function copy(button: HTMLButtonElement, input: HTMLInputElement | null): Promise<void> {
  const code = button.closest('[data-kit=code]')?.querySelector('code')
  const text = button.value || (input?.value ?? code?.textContent ?? '')
  try {
    await navigator.clipboard.writeText(text)
  } catch {
    // Without clipboard permission or HTTPS, show or select the text so that people can copy it.
    if (input) input.select()
    else if (code) getSelection()?.selectAllChildren(code)
    else prompt(button.ariaLabel ?? button.textContent.trim(), text)
    return
  }
  const status = button.parentElement?.querySelector<HTMLElement>('[role=status]')
  const show = (isCopied: boolean) => {
    button.toggleAttribute('data-copied', isCopied)
    if (status) status.textContent = isCopied ? (status.dataset.copiedLabel ?? '') : ''
  }
  show(true)
  setTimeout(show, 2000, false)
  const source = button.value ? button : (input ?? code ?? button)
  source.dispatchEvent(new CustomEvent('kit:copy', { bubbles: true }))
}
