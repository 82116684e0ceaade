/**
 * Shows that a form is being submitted, prevents double submission, and ticks checkboxes together.
 *
 * Listeners on the document handle every form, including those added later. If another script submits
 * a form, such as htmx or Unpoly, this script leaves it alone. Turn off `once` for a form whose
 * response is a file download or has no content, because the page then stays open.
 *
 * @attribute data-kit-once - On a form: ignores further submits. The form has `aria-busy` while it is being submitted.
 * @attribute data-kit-select-all - On a checkbox: it ticks all checkboxes of its fieldset, and shows their state.
 * @attribute data-kit-indeterminate - On a checkbox that starts in the indeterminate state. It is `past` once people have changed the checkbox.
 */
import { announce } from './announce.ts'
import { closest, listControls, member } from '../member.ts'

const mixed = '[data-kit-indeterminate=""]'
const busy = '[data-kit-once][aria-busy]'
const boxes = '[type=checkbox]:not([data-kit-select-all], :disabled)'

document.addEventListener('submit', (event) => {
  const form = event.target as HTMLFormElement
  if (closest(form, '[data-kit-once]') !== form) return
  if (closest(form, busy)) return event.preventDefault()
  const button = event.submitter as HTMLButtonElement | null
  const target = button?.formTarget || member(form, 'target')
  const method = button?.formMethod || member(form, 'method')
  // A form that opens in another tab or frame leaves this page as it is.
  if ((target && target !== '_self') || method === 'dialog') return
  // Wait for other listeners, which may prevent the submit and send the form themselves.
  setTimeout(() => {
    if (event.defaultPrevented) return
    member(form, 'setAttribute')('aria-busy', 'true')
    if (button) button.ariaBusy = button.ariaDisabled = 'true'
  })
})

/** Lets people submit again. */
function unlock() {
  for (const form of document.querySelectorAll(busy)) {
    member(form, 'removeAttribute')('aria-busy')
    for (const control of listControls(form)) {
      if (control.matches('[type=submit][aria-busy]'))
        control.ariaBusy = control.ariaDisabled = null
    }
  }
}

// A page from the back/forward cache returns in its old state.
addEventListener('pageshow', unlock)
// People have stopped the browser, so the page stays.
;(window as { navigation?: EventTarget }).navigation?.addEventListener('navigateerror', unlock)

document.addEventListener('change', ({ target }) => {
  const box = target as HTMLInputElement
  if (box.matches?.(mixed)) box.dataset.kitIndeterminate = 'past'
  if (box.matches?.('[data-kit-select-all]')) tick(listOthers(box), box.checked)
  showMixed()
})

function listOthers(all: HTMLInputElement): HTMLInputElement[] {
  return [...(all.closest('fieldset')?.querySelectorAll<HTMLInputElement>(boxes) ?? [])]
}

/** Shows on the "select all" box whether all, some or none of the others are ticked. */
function sum(all: HTMLInputElement): void {
  const others = listOthers(all)
  const isTicked = ({ checked }: HTMLInputElement) => checked
  const isAny = others.some(isTicked)
  all.checked = isAny && others.every(isTicked)
  all.indeterminate = isAny && !all.checked
}

/** Dispatches the events of a real click, so that other listeners notice. */
function tick(others: HTMLInputElement[], checked: boolean): void {
  for (const other of others) {
    if (other.checked === checked) continue
    other.checked = checked
    announce(other)
  }
}

/** HTML has no attribute for the indeterminate state. */
function showMixed(): void {
  for (const box of document.querySelectorAll<HTMLInputElement>(mixed)) {
    box.indeterminate = true
  }
  document.querySelectorAll<HTMLInputElement>('[data-kit-select-all]').forEach(sum)
}
showMixed()
document.addEventListener('reset', ({ target }) => {
  // The boxes get their initial state back only after the event.
  setTimeout(() => {
    for (const { dataset } of listControls(target)) dataset.kitIndeterminate &&= ''
    showMixed()
  })
})
new MutationObserver(showMixed).observe(document, { childList: true, subtree: true })
