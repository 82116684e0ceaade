/**
 * Asks for confirmation before a button, a link or a form does something.
 *
 * It stops the press or the submit before any other script notices, shows the confirm dialog of the
 * page, and repeats it when people confirm. With an action, it sends the form of the dialog there
 * instead. On a page without a confirm dialog it asks with `window.confirm`, and sends
 * no action, because the CSRF token is in the dialog.
 *
 * @attribute data-kit-confirm - On a button, link or form: the question. Without a value, the dialog asks its own.
 * @attribute data-kit-confirm-text - On the same element: the text below the question.
 * @attribute data-kit-confirm-label - On the same element: label of the button that confirms.
 * @attribute data-kit-confirm-color - On the same element: colour of that button.
 * @attribute data-kit-confirm-action - On the same element: URL to send a form to.
 * @attribute data-kit-confirm-method - On the same element: method for that URL, by default `post`.
 * @attribute data-kit-confirm-dialog - On the dialog.
 * @event kit:confirm - Dispatched on the element when people confirm; `preventDefault()` lets only your listener act.
 */
import { closest, member } from './member.ts'
const asking = '[data-kit-confirm]'

/**
 * By dialog: the element that asks, and what to do when people confirm. Without that, the form of
 * the dialog is sent.
 */
const asked = new WeakMap<HTMLDialogElement, [HTMLElement, (() => void) | null]>()
/** Whether an event is the repeated one. */
let isConfirmed = false

const findDialog = () =>
  document.querySelector<HTMLDialogElement>('dialog[data-kit-confirm-dialog]')

function stop(event: Event) {
  event.preventDefault()
  event.stopImmediatePropagation()
}

function ask(event: Event, element: HTMLElement, again: () => void) {
  const dialog = findDialog()
  if (!dialog) {
    if (!confirm(toQuestion(element) || member(element, 'innerText'))) stop(event)
    return
  }
  stop(event)
  asked.set(dialog, [element, toAction(element) ? null : again])
  // The focus returns to the button of a menu, and not to its hidden item.
  const menu = closest(element, '[popover]')
  if (menu?.matches(':popover-open')) menu.hidePopover()
  dialog.showModal()
  draw()
}

/** An attribute with the value `true` has no question. */
const toQuestion = (element: HTMLElement) =>
  member(element, 'dataset').kitConfirm!.replace(/^true$/, '')

/** Writes the question into the open dialog, where it differs. */
function draw() {
  const dialog = findDialog()
  const [asker] = (dialog && asked.get(dialog)) ?? []
  if (!asker || !dialog?.open) return
  const { kitConfirmText, kitConfirmLabel, kitConfirmColor } = member(asker, 'dataset')
  const { title, description = '', label, color } = dialog.dataset
  const find = (part: string) => dialog.querySelector<HTMLElement>(`[data-kit-part="${part}"]`)!
  const write = (part: string, text: string) => {
    if (find(part).textContent !== text) find(part).textContent = text
  }
  write('title', toQuestion(asker) || title!)
  write('description', kitConfirmText ?? description)
  write('confirm', kitConfirmLabel || label!)
  const attributes = {
    confirm: ['data-color', kitConfirmColor || color],
    form: ['action', toAction(asker)],
  }
  for (const [part, [name, value]] of Object.entries(attributes)) {
    if (value && find(part).getAttribute(name!) !== value) find(part).setAttribute(name!, value)
  }
}

// An update of the page writes the dialog's own texts again.
new MutationObserver(draw).observe(document, {
  subtree: true,
  childList: true,
  characterData: true,
  attributeFilter: ['action', 'data-color'],
})

/** Browsers submit only GET and POST, so AdonisJS reads other methods from the URL. */
function toAction(element: HTMLElement): string | null {
  const { kitConfirmAction, kitConfirmMethod = 'post' } = member(element, 'dataset')
  if (kitConfirmAction === undefined) return null
  const url = new URL(kitConfirmAction, location.href)
  if (!url.protocol.startsWith('http')) return null
  const method = kitConfirmMethod.toUpperCase()
  if (method !== 'POST') url.searchParams.set('_method', method)
  return url.href
}

/** Acts once without asking. */
function pass(act: () => void) {
  isConfirmed = true
  act()
  isConfirmed = false
}

addEventListener(
  'click',
  (event) => {
    const element = closest(event.composedPath()[0], asking)
    if (
      !element ||
      isConfirmed ||
      closest(element, 'form, :disabled, [aria-disabled=true]') === element
    )
      return
    // A modifier key opens a link in another tab. The submit of a form asks, after its validation.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    const { type, form } = element as HTMLButtonElement
    if (type === 'submit' && form) return
    ask(event, element, () => element.click())
  },
  true,
)

addEventListener(
  'submit',
  (event) => {
    const form = event.target as HTMLFormElement
    if (closest(form, '[data-kit-confirm-dialog]')) return finish(event)
    const submitter = event.submitter as HTMLButtonElement | null
    const element = submitter?.matches(asking) ? submitter : form
    if (isConfirmed || closest(element, asking) !== element) return
    // An update may have removed the button, or the form, while the dialog was open.
    ask(event, element, () => {
      if (!submitter || submitter.form === form) member(form, 'requestSubmit')(submitter)
    })
  },
  true,
)

function finish(event: Event) {
  const dialog = findDialog()
  const [asker, act] = (dialog && asked.get(dialog)) ?? []
  const confirmed = new CustomEvent('kit:confirm', { bubbles: true, cancelable: true })
  const isOurs = asker ? member(asker, 'dispatchEvent')(confirmed) : false
  if (isOurs && !act) return
  stop(event)
  dialog?.close()
  if (isOurs && act) pass(act)
}

// Forgets the element, which an update may remove.
document.addEventListener(
  'close',
  ({ target }) => {
    if (!(target as HTMLDialogElement).open) asked.delete(target as HTMLDialogElement)
  },
  true,
)
