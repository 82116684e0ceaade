/**
 * Filters the links and actions of a command palette while people type, and runs one with Enter.
 *
 * The items are in the page, and the script makes options of them when the palette opens. Listeners
 * on the document handle every palette and every shortcut, including those added later.
 *
 * @attribute data-kit-command - On the `<dialog>`.
 * @attribute data-keys - On the dialog or an item: keys that open it or run the item, such as `mod+k`.
 * @attribute data-keywords - On an item: other words to search for.
 * @attribute data-src - On the dialog: URL to search. It gets the text as `q`, and answers with `<option>` elements or with JSON.
 */
import { abort, load } from './forms/load.ts'
import { isComposing } from './forms/is-composing.ts'
import { activate, fill, move, shown, toKey } from './forms/listbox.ts'
import { closest } from './member.ts'

type Parts = NonNullable<ReturnType<typeof find>>

const isApple = /^(mac|ip)/i.test(navigator.platform)

function find(target: EventTarget | null) {
  const dialog = closest<HTMLDialogElement>(target, 'dialog[data-kit-command]')
  if (!dialog) return
  const part = <Part = HTMLElement>(name: string) =>
    dialog.querySelector(`[data-kit-part=${name}]`) as Part
  return {
    dialog,
    input: part<HTMLInputElement>('input'),
    list: part('list'),
    found: part('found'),
    status: part('message'),
  }
}

const listOptions = (list: Element) => list.querySelectorAll<HTMLElement>('.kit-dropdown-item')

/** Shows the items that contain all words, and asks the URL for more. */
function search(parts: Parts, active?: HTMLElement | null) {
  const { dialog, input, list, found, status } = parts
  const words = toKey(input.value).split(/\s+/)
  // An update in place removes it, so that the items are shown again as they were.
  found.dataset.query = input.value
  found.replaceChildren()
  input.parentElement!.hidden = false
  list.role = 'listbox'
  list.ariaLabel = input.ariaLabel
  for (const item of listOptions(list)) {
    const label = item.querySelector('[data-kit-part=text]')!.textContent
    const text = toKey(`${label} ${item.dataset.keywords ?? ''}`)
    item.role = 'option'
    item.tabIndex = -1
    item.hidden = !words.every((word) => text.includes(word))
  }
  for (const group of list.querySelectorAll<HTMLElement>('[role=group]')) {
    group.hidden = !group.querySelector('[role=option]:not([hidden])')
  }
  settle(parts, active)
  abort()
  if (!dialog.dataset.src || !words[0]) return
  status.textContent = dialog.dataset.loading!
  void load(dialog, input.value.trim(), (options) => {
    found.replaceChildren()
    fill(found, options ?? [], [], 'a')
    for (const link of found.querySelectorAll('a')) {
      link.href = shown.get(link)!.value
      link.tabIndex = -1
      // Anything else could be a script.
      if (!/^https?:$/.test(link.protocol)) throw link
    }
    settle(
      parts,
      list.querySelector<HTMLElement>('[data-active]'),
      options ? '' : dialog.dataset.failed,
    )
  })
}

/**
 * Highlights an item, by default the first that matches, and says if there is none. Without a text it
 * highlights none: screen readers would name the item of an opening palette and not the field.
 */
function settle({ dialog, input, list, status }: Parts, active?: HTMLElement | null, message = '') {
  const first = list.querySelector('[role=option]:not([hidden], [aria-disabled=true])')
  activate(input, list, active?.hidden === false ? active : input.value ? first : null)
  status.textContent = message || (first ? '' : dialog.dataset.empty!)
}

/** Prepares a palette that was open before this script, or that an update in place has changed. */
function prepare(parts: Parts) {
  const { input, list, found } = parts
  if (found.dataset.query === input.value) return
  const isLate = input.parentElement!.hidden
  search(parts, list.querySelector<HTMLElement>('[data-active]'))
  if (isLate) input.focus()
}

function prepareAll() {
  document.querySelectorAll(':modal[data-kit-command]').forEach((one) => prepare(find(one)!))
}

// Before the palette opens, so that the browser focuses the text field and not the first link.
document.addEventListener(
  'beforetoggle',
  (event) => {
    const parts = find(event.target)
    if (parts?.dialog !== event.target || (event as ToggleEvent).newState !== 'open') return
    search(parts!)
  },
  true,
)

document.addEventListener(
  'close',
  ({ target }) => {
    const parts = find(target)
    if (parts?.dialog !== target || parts!.dialog.open) return
    parts!.input.value = ''
    search(parts!)
    parts!.found.removeAttribute('data-query')
  },
  true,
)

document.addEventListener('input', ({ target }) => {
  const parts = find(target)
  if (parts?.input === target) search(parts!)
})

document.addEventListener('keydown', (event) => {
  // These keys belong to the input method, or somebody else has used them.
  if (isComposing(event) || event.defaultPrevented) return
  const parts = find(event.target)
  if (parts?.input === event.target) move(parts!.input, parts!.list, event)
  const { ctrlKey, altKey, shiftKey, metaKey, key, code } = event
  // Other alphabets have other letters on the same keys.
  const letter = key > '~' ? code.replace('Key', '') : key
  const names = [ctrlKey && 'ctrl', altKey && 'alt', shiftKey && 'shift', metaKey && 'meta']
  const pressed = sort([...names.filter(Boolean), letter.toLowerCase().replace('arrow', '')])
  const isTyping = (event.target as HTMLElement).matches?.(
    'input, textarea, select, [contenteditable]',
  )
  if (isTyping && !ctrlKey && !altKey && !metaKey) return
  const target = [
    ...document.querySelectorAll<HTMLElement>(
      'dialog[data-kit-command], dialog[data-kit-command] *',
    ),
  ].find(
    ({ dataset: { keys } }) =>
      keys && sort(keys.replace('mod', isApple ? 'meta' : 'ctrl').split('+')) === pressed,
  )
  // Another dialog blocks the page.
  if (!target || document.querySelector('dialog:modal:not([data-kit-command])')) return
  event.preventDefault()
  if (!(target instanceof HTMLDialogElement)) target.click()
  else if (target.open) target.close()
  else target.showModal()
})

const sort = (names: unknown[]) => names.sort().join('+')

document.addEventListener('click', ({ target }) => {
  // Closes before the browser opens the dialog of an item, which returns the focus to the same opener.
  if (closest(target, '[role=option]')) find(target)?.dialog.close()
})

document.addEventListener('mousedown', (event) => {
  const parts = find(event.target)
  // The focus stays in the field.
  if (parts && event.target !== parts.input) event.preventDefault()
})

document.addEventListener('pointermove', ({ target, movementX, movementY }) => {
  const parts = (movementX || movementY) && find(target)
  const item = parts && closest(target, '[role=option]:not([aria-disabled=true], [data-active])')
  if (item) activate(parts.input, parts.list, item)
})

prepareAll()
new MutationObserver(prepareAll).observe(document, {
  subtree: true,
  childList: true,
  attributeFilter: ['data-query', 'open'],
})
