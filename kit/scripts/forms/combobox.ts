/**
 * Turns a select into a text field with a list of matches.
 *
 * The select stays in the page and keeps the value: choosing an option changes it, and dispatches its
 * `input` and `change` events. Listeners on the document handle every combobox, including those added
 * later. If another script changes the select, it must dispatch `change`, so that the text follows.
 *
 * @attribute data-kit-combobox - On the element around the select, the text field and the list.
 * @attribute data-src - On the same element: URL to search. It gets the text as `q`, and answers with `<option>` elements or with JSON.
 * @attribute data-unknown - On the text field: its text is no option.
 */
import { announce } from './announce.ts'
import { keepDrawn, listenTo, showField } from './chips.ts'
import { abort, load } from './load.ts'
import { activate, fill, findMatches, findSame, move, shown } from './listbox.ts'
import { closest } from '../member.ts'

type Options = HTMLOptionElement[]

const around = '[data-kit-combobox]'

/** The options that match, of the open list. */
let matches: Options = []
/** The options that the URL answered with. */
let found: Options = []
/** Whether a change of a select is our own. */
let isOwn = false
type Parts = NonNullable<ReturnType<typeof find>>

function find(target: EventTarget | null) {
  const box = closest(target, around)
  if (!box) return
  const part = <Part = HTMLElement>(selector: string) => box.querySelector(selector) as Part
  return {
    box,
    select: part<HTMLSelectElement>('select'),
    input: part<HTMLInputElement>('input'),
    popup: part('[popover]'),
    list: part('[role=listbox]'),
    status: part('[role=status]'),
  }
}

const isOpen = ({ popup }: Parts) => popup.matches(':popover-open')

/** The text of the chosen option. Several are chips, and the placeholder is no choice. */
function toText({ multiple, selectedOptions: [option] }: HTMLSelectElement) {
  return !multiple && option?.value ? option.text : ''
}

function draw(parts: Parts) {
  const { box, select, input, list, status } = parts
  showField(select, input, list, select.multiple ? [...select.selectedOptions] : [])
  const isShown = input.ariaExpanded === 'true'
  const isUnknown = input.matches('[data-unknown]')
  input.setCustomValidity(isUnknown ? box.dataset.invalid! : '')
  const invalid = isUnknown ? 'true' : select.ariaInvalid
  if (input.ariaInvalid !== invalid) input.ariaInvalid = invalid
  const isBusy = isShown || document.activeElement === input || isUnknown
  if (!isBusy) input.value = toText(select)
  // An update in place has emptied the list.
  if (isShown && !(list.textContent + status.textContent)) open(parts)
}

function toggle({ input, popup }: Parts, isShown: boolean) {
  input.ariaExpanded = `${isShown}`
  popup.togglePopover(isShown)
}

/** Opens the list with the matches of the text. */
function open(parts: Parts) {
  const { box, select, input } = parts
  const text = input.value === toText(select) ? '' : input.value.trim()
  toggle(parts, true)
  if (!box.dataset.src) return show(parts, text, findMatches(select.options, text))
  show(parts, '', [], box.dataset.loading)
  void load(box, text, (options) => {
    found = options ?? []
    show(parts, text, found, options ? '' : box.dataset.failed)
  })
}

function close(parts: Parts) {
  abort()
  matches = []
  activate(parts.input, parts.list)
  toggle(parts, false)
}

/** Lists options, and the text as a new value unless it is one of them. */
function show(parts: Parts, text: string, options: Options, message?: string) {
  const { box, select, input, list, status } = parts
  const { create, empty } = box.dataset
  matches = [...options]
  if (create && text && !findSame(options, text)) {
    const option = new Option(text)
    option.label = create.replace('{text}', () => text)
    matches.push(option)
  }
  list.replaceChildren()
  more(parts)
  status.textContent = message || (matches.length ? '' : empty!)
  const first = text || select.multiple ? text && '[role=option]' : '[aria-selected=true]'
  activate(input, list, first ? list.querySelector(first) : null)
}

function more({ select, list }: Parts) {
  fill(list, matches, select.selectedOptions)
}

/** Chooses an option, which may not be in the select yet. */
function choose(
  parts: Parts,
  { value, text = '' }: { value: string; text?: string },
  isChosen = true,
) {
  const { select, input } = parts
  const known = [...select.options].find((option) => option.value === value)
  ;(known ?? select.appendChild(new Option(text, value))).selected = isChosen
  input.value = toText(select)
  settle(parts)
}

function settle({ select, input }: Parts, isUnknown = false) {
  input.toggleAttribute('data-unknown', isUnknown)
  isOwn = true
  announce(select)
  isOwn = false
}

/** Accepts the text when people leave the field. Text that is no option stays, and chooses nothing. */
function leave(parts: Parts) {
  const { box, select, input } = parts
  const text = input.value.trim()
  close(parts)
  if (text === toText(select)) return
  const same = findSame([...select.options, ...found], text)
  if (same) return choose(parts, same)
  if (text && box.dataset.create) return choose(parts, new Option(text))
  if (!select.multiple) select.value = ''
  settle(parts, !!text && !box.dataset.create)
}

const on = listenTo(find)

on('change', 'select', (parts) => {
  const { select, input } = parts
  // While the list is open, people are choosing.
  if (!isOwn && !isOpen(parts)) {
    input.removeAttribute('data-unknown')
    input.value = toText(select)
  }
  draw(parts)
})
on('scroll', 'popup', more)
on('focusin', 'input', ({ select, input }) => {
  if (input.value === toText(select)) input.select()
})
on('focusout', 'input', (parts, { relatedTarget }) => {
  if (!parts.box.contains(relatedTarget as Node)) leave(parts)
})
on('input', 'input', (parts) => {
  parts.input.removeAttribute('data-unknown')
  parts.input.setCustomValidity('')
  open(parts)
})
on('keydown', 'input', (parts, event) => {
  const { select, input, list } = parts
  const { key } = event
  if (key === 'Escape') {
    if (!isOpen(parts)) input.value = toText(select)
    // The dialog around an open list stays open.
    else event.preventDefault()
    close(parts)
  } else if (key === 'Enter' && !isOpen(parts)) leave(parts)
  else if (isOpen(parts) || /^Arrow[DU]/.test(key)) {
    if (!isOpen(parts)) open(parts)
    if (list.querySelector('[role=option]:last-child[data-active]')) more(parts)
    move(input, list, event)
  }
})

document.addEventListener('click', ({ target }) => {
  const parts = find(target)
  if (!parts || parts.select.matches(':disabled')) return
  const { select, input, popup } = parts
  const item = closest(target, '[role=option]:not([aria-disabled])')
  const chip = closest<HTMLButtonElement>(target, 'button')
  input.focus()
  if (chip) choose(parts, chip, false)
  else if (item) {
    choose(parts, shown.get(item)!, !select.multiple || item.ariaSelected !== 'true')
    if (select.multiple) open(parts)
    else close(parts)
  } else if (!isOpen(parts)) open(parts)
  else if (target !== input && !popup.contains(target as Node)) close(parts)
})

keepDrawn(around, find, draw)
