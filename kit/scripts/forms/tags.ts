/**
 * Shows the words of a text with commas as chips, and adds the next ones.
 *
 * The control stays in the page and keeps the text: adding or removing a word changes it, and
 * dispatches its `input` and `change` events. If another script changes it, it must dispatch `change`,
 * so that the chips follow.
 *
 * @attribute data-kit-tags - On the element around the control and the field.
 */
import { announce } from './announce.ts'
import { keepDrawn, listenTo, showField } from './chips.ts'
import { closest } from '../member.ts'

const around = '[data-kit-tags]'

type Parts = NonNullable<ReturnType<typeof find>>

function find(target: EventTarget | null) {
  const box = closest(target, around)
  const [control, input] = box?.querySelectorAll('input') ?? []
  const message = box?.querySelector<HTMLElement>('[role=status]')
  return control && { control, input: input!, message: message! }
}

/** Commas and semicolons, also those of Arabic and Chinese, and the lines and columns of a spreadsheet. */
const separator = /[,;،؛、，；\n\t]/

/** The words of a text, each once, as it was written first. */
function listWords(text: string): string[] {
  const words = text.split(separator).map((word) => word.trim())
  const keys = words.map((word) => word.toLowerCase())
  return words.filter((word, index) => word && keys.indexOf(keys[index]!) === index)
}

function draw({ control, input }: Parts) {
  showField(
    control,
    input,
    input,
    listWords(control.value).map((word) => new Option(word)),
  )
}

/** Changes the words, and tells screen readers which of them were added or removed. */
function change({ control, message }: Parts, words: string[]) {
  const before = listWords(control.value)
  const { added, removed } = message.dataset
  const missing = (some: string[], others: string[]) =>
    some.filter((word) => !others.includes(word)).join(', ')
  const more = missing(words, before)
  const label = more || missing(before, words)
  // The word was there already.
  if (!label) return
  control.value = words.join(', ')
  announce(control)
  message.textContent = (more ? added! : removed!).replace('{label}', () => label)
}

/** Adds the text of the field to the words, if it has any. */
function add(parts: Parts) {
  const { control, input } = parts
  const text = input.value.trim()
  input.value = ''
  if (text) change(parts, listWords(`${control.value},${text}`))
  return text
}

/** Adds what comes before a separator. The text of an input method is not whole yet. */
function addWhole(parts: Parts, event: Event) {
  if (!(event as InputEvent).isComposing && separator.test(parts.input.value)) add(parts)
}

let isPressed = false
// A press that ends as a drag or outside of the window has no `mouseup`.
for (const type of ['mousedown', 'mouseup', 'dragend', 'keydown']) {
  addEventListener(type, () => (isPressed = type === 'mousedown'), true)
}

const on = listenTo(find)

on('change', 'control', draw)
on('focusout', 'input', (parts) => {
  if (!isPressed) return void add(parts)
  // Only after the click: a new chip could move the button that people press away from the pointer.
  const finish = () => {
    if (document.activeElement !== parts.input) add(parts)
  }
  addEventListener('click', finish, { once: true, capture: true })
  addEventListener('mouseup', () => setTimeout(finish), { once: true })
})
on('input', 'input', addWhole)
on('compositionend', 'input', addWhole)
on('paste', 'input', (parts, event) => {
  const text = event.clipboardData!.getData('text')
  // The field itself would join the lines of a list, or cut it at the length of a word.
  if (!separator.test(text) || parts.input.readOnly) return
  event.preventDefault()
  parts.input.setRangeText(text.split(separator).join())
  add(parts)
})
on('keydown', 'input', (parts, event) => {
  // Only Enter in an empty field submits the form.
  if (event.key === 'Enter' && add(parts)) event.preventDefault()
})

document.addEventListener('click', ({ target }) => {
  const parts = find(target)
  if (!parts?.control.matches(':read-write')) return
  const { control, input } = parts
  const chip = closest(target, 'button') as HTMLButtonElement | null
  const words = listWords(control.value).filter((word) => word !== chip?.value)
  input.focus()
  if (chip) change(parts, words)
})

keepDrawn(around, find, draw)
