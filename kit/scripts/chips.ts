/**
 * Shows a text field, with chips for several values, in place of the control that keeps the value.
 *
 * `combobox` and `tags` share it. The control stays in the page: labels, links to errors and the
 * browser's own messages focus it, and it passes the focus on to the field.
 */
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
  if (field.hidden || !control.ariaHidden) {
    field.hidden = false
    control.tabIndex = -1
    control.ariaHidden = 'true'
  }
  for (const part of [input, list]) {
    if (label) part.setAttribute('aria-labelledby', (label.id ||= `${list.id}-label`))
    else part.ariaLabel = control.ariaLabel
  }
  const chips = [...field.querySelectorAll('button')]
  if (JSON.stringify(chosen.map(toValue)) === JSON.stringify(chips.map(toValue))) return
  for (const chip of chips) chip.remove()
  const [face] = field.parentElement!.querySelector('template')!.content.children
  for (const { value, text } of chosen) {
    const chip = face!.cloneNode(true) as HTMLButtonElement
    chip.value = value
    chip.ariaLabel = chip.ariaLabel!.replace('{label}', () => text)
    chip.firstElementChild!.textContent = text
    input.before(chip)
  }
}

const toValue = ({ value }: { value: string }) => value

/** Dispatches the events of real input, so that other listeners notice. */
export function announce(control: Control): void {
  for (const name of ['input', 'change']) control.dispatchEvent(new Event(name, { bubbles: true }))
}

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
        if (parts?.[part] === event.target) act(parts!, event)
      },
      true,
    )

/** The field in the place of a control, of which the target is a part. */
const findInput = (target: EventTarget | null) =>
  (target as Element)
    .closest?.('[data-kit-part=box]')
    ?.querySelector<HTMLInputElement>('input[data-kit-part=input]')

const isControl = (target: EventTarget | null) =>
  (target as Element).matches('[data-kit-part=control][aria-hidden=true]')

document.addEventListener('focusin', ({ target }) => {
  if (isControl(target)) findInput(target)?.focus()
})

document.addEventListener('keydown', ({ target, key, isComposing }) => {
  const input = findInput(target)
  if (input !== target || key !== 'Backspace' || isComposing || input!.value) return
  // The last chip is right before the field.
  ;(input!.previousElementSibling as HTMLElement | null)?.click()
})

document.addEventListener('mousedown', (event) => {
  const input = findInput(event.target)
  // The focus stays in the field.
  if (input && event.target !== input) event.preventDefault()
})

document.addEventListener('reset', ({ target }) => {
  // The controls get their initial values back only after the event.
  setTimeout(() => {
    for (const control of target as HTMLFormElement) {
      const input = isControl(control) && findInput(control)
      if (!input) continue
      input.value = ''
      input.setCustomValidity('')
      control.dispatchEvent(new Event('change', { bubbles: true }))
    }
  })
})
