/**
 * Shows a text field, with chips for several values, in place of the control that keeps the value.
 *
 * `combobox` and `tags` share it. The control stays in the page: labels, links to errors and the
 * browser's own messages focus it, and it passes the focus on to the field.
 */
import { isComposing } from './is-composing.ts'
import { closest, listControls } from '../member.ts'
type Control = HTMLSelectElement | HTMLInputElement | HTMLTextAreaElement

/** Shows the field, with the name of the control, and a chip for each value. Writes only what differs. */
export function showField(
  control: Control,
  input: HTMLInputElement,
  list: Element,
  chosen: { value: string; text: string }[],
): void {
  const field = input.parentElement!
  const [label] = control.labels!
  const row = field.querySelector('[data-kit-part=chips]')
  if (field.hidden || !control.ariaHidden) {
    field.hidden = false
    control.tabIndex = -1
    control.ariaHidden = 'true'
    // People may have started before the script was there.
    if (document.activeElement === control) input.focus()
  }
  for (const part of [input, list]) {
    if (part.hasAttribute('aria-labelledby')) continue
    part.ariaLabel = label ? label.textContent.trim() : control.ariaLabel
  }
  const values = chosen.map(toValue)
  const chips = [...field.querySelectorAll('button')].filter((chip) => {
    if (values.includes(chip.value)) return true
    chip.remove()
    return false
  })
  const [face] = field.parentElement!.querySelector('template')?.content.children ?? []
  // Chips that stay are not moved, because they may have the focus.
  let next = row?.firstElementChild ?? null
  for (const { value, text } of chosen) {
    const index = chips.map(toValue).indexOf(value)
    const [chip] = index < 0 ? [face!.cloneNode(true) as HTMLButtonElement] : chips.splice(index, 1)
    if (index < 0) {
      chip!.value = value
      chip!.ariaLabel = chip!.ariaLabel!.replace('{label}', () => text)
      chip!.firstElementChild!.textContent = text
    }
    if (chip === next) next = next!.nextElementSibling
    else row!.insertBefore(chip!, next)
  }
  for (const chip of chips) chip.remove()
}

const toValue = ({ value }: { value: string }) => value

/**
 * Returns a function that listens to an event of one part, of all components on the page.
 * @param find returns the parts of the component that an element belongs to
 */
export const listenTo =
  <Parts extends object>(find: (target: EventTarget | null) => Parts | undefined) =>
  <Name extends keyof DocumentEventMap>(
    name: Name,
    part: keyof Parts,
    act: (parts: Parts, event: DocumentEventMap[Name]) => void,
  ): void =>
    // Capturing, because scrolling does not bubble.
    document.addEventListener(
      name,
      (event) => {
        const parts = find(event.target)
        if (parts?.[part] !== event.target) return
        if (name === 'keydown' && isComposing(event as KeyboardEvent)) return
        if (name !== 'focusout') return act(parts!, event)
        // A field that an update replaces loses the focus, too, but nobody left it.
        queueMicrotask(() => (event.target as Element).isConnected && act(parts!, event))
      },
      true,
    )

/** Draws all components of a kind, now and after each change of the page. */
export function keepDrawn<Parts>(
  selector: string,
  find: (box: Element) => Parts | undefined,
  draw: (parts: Parts) => void,
): void {
  const drawAll = () => {
    for (const box of document.querySelectorAll(selector)) draw(find(box)!)
  }
  drawAll()
  new MutationObserver(drawAll).observe(document, {
    subtree: true,
    childList: true,
    attributeFilter: ['hidden', 'aria-hidden', 'aria-invalid'],
  })
}

/** The field in the place of a control, of which the target is a part. */
const findInput = (target: EventTarget | null) =>
  closest(target, '[data-kit-part=box]')?.querySelector<HTMLInputElement>(
    'input[data-kit-part=input]',
  )

const isControl = (target: EventTarget | null) =>
  (target as Element).matches('[data-kit-part=control][aria-hidden=true]')

document.addEventListener('focusin', ({ target }) => {
  if (isControl(target)) findInput(target)?.focus()
})

document.addEventListener('keydown', (event) => {
  const { key } = event
  const target = event.target as HTMLElement
  const input = findInput(target)
  const stops = [...(input?.parentElement!.querySelectorAll<HTMLElement>('button, input') ?? [])]
  const index = stops.indexOf(target)
  // In a text, the keys move the caret and delete letters.
  if (index < 0 || isComposing(event) || (target === input && input.selectionEnd)) return
  const back = input!.matches(':dir(rtl)') ? 'ArrowRight' : 'ArrowLeft'
  if (target === input) {
    // The last chip is right before the field.
    if (key === 'Backspace' && !input.value) stops[index - 1]?.click()
  } else if (key === 'Backspace' || key === 'Delete') target.click()
  if (/^Arrow[LR]/.test(key)) {
    const stop = stops[key === back ? index - 1 : index + 1]
    if (stop) event.preventDefault()
    stop?.focus()
  }
})

document.addEventListener('mousedown', (event) => {
  const input = findInput(event.target)
  // The focus stays in the field.
  if (input && event.target !== input) event.preventDefault()
})

document.addEventListener('reset', ({ target }) => {
  // The controls get their initial values back only after the event.
  setTimeout(() => {
    for (const control of listControls(target)) {
      const input = isControl(control) && findInput(control)
      if (!input) continue
      input.value = ''
      input.removeAttribute('data-unknown')
      control.dispatchEvent(new Event('change', { bubbles: true }))
    }
  })
})
