/**
 * Shows that a form is being submitted, prevents double submission, and ticks checkboxes together.
 *
 * Listeners on the document handle every form, including those added later. If another script submits
 * a form, such as htmx or Livewire, this script leaves it alone. Turn off `once` for a form whose
 * response is a file download, because the page then stays open.
 *
 * @attribute data-kit-once - On a form: ignores further submits. The form has `aria-busy` while it is being submitted.
 * @attribute data-kit-select-all - On a checkbox: it ticks all checkboxes of its fieldset, and shows their state.
 * @attribute data-kit-indeterminate - On a checkbox that starts in the indeterminate state.
 */
const boxes = 'input[type="checkbox"]:not([data-kit-select-all], :disabled)'

document.addEventListener('submit', (event) => {
  const form = event.target as HTMLFormElement
  if (!form.matches('[data-kit-once]')) return
  if (form.ariaBusy === 'true') return event.preventDefault()
  const button = event.submitter
  const target = button?.getAttribute('formtarget') ?? form.target
  const method = button?.getAttribute('formmethod') ?? form.getAttribute('method')
  // A form that opens in another tab or frame leaves this page as it is.
  if ((target && target !== '_self') || method === 'dialog') return
  // Wait for other listeners, which may prevent the submit and send the form themselves.
  setTimeout(() => {
    if (event.defaultPrevented) return
    for (const part of [form, button]) if (part) part.ariaBusy = 'true'
    if (button) button.ariaDisabled = 'true'
  })
})

// A page from the back/forward cache returns in its old state.
addEventListener('pageshow', () => {
  for (const form of document.querySelectorAll('[data-kit-once][aria-busy]')) {
    for (const part of [form, ...form.querySelectorAll('[type="submit"][aria-busy]')]) {
      part.ariaBusy = null
      if (part !== form) part.ariaDisabled = null
    }
  }
})

document.addEventListener('change', ({ target }) => {
  const box = target as HTMLInputElement
  if (box.type !== 'checkbox') return
  box.removeAttribute('data-kit-indeterminate')
  const all = box.closest('fieldset')?.querySelector<HTMLInputElement>('[data-kit-select-all]')
  if (!all) return
  if (box === all) tick(listOthers(all), all.checked)
  sum(all)
})

function listOthers(all: HTMLInputElement): HTMLInputElement[] {
  return [...(all.closest('fieldset')?.querySelectorAll<HTMLInputElement>(boxes) ?? [])]
}

/** Shows on the "select all" box whether all, some or none of the others are ticked. */
function sum(all: HTMLInputElement): void {
  const others = listOthers(all)
  const ticked = others.filter(({ checked }) => checked).length
  all.checked = ticked > 0 && ticked === others.length
  all.indeterminate = ticked > 0 && ticked < others.length
}

/** Dispatches the events of a real click, so that other listeners notice. */
function tick(others: HTMLInputElement[], checked: boolean): void {
  for (const other of others) {
    if (other.checked === checked) continue
    other.checked = checked
    other.dispatchEvent(new Event('input', { bubbles: true }))
    other.dispatchEvent(new Event('change', { bubbles: true }))
  }
}

/** HTML has no attribute for the indeterminate state. */
function showMixed(): void {
  for (const box of document.querySelectorAll<HTMLInputElement>('[data-kit-indeterminate]')) {
    box.indeterminate = true
  }
  document.querySelectorAll<HTMLInputElement>('[data-kit-select-all]').forEach(sum)
}
showMixed()
new MutationObserver(showMixed).observe(document, { childList: true, subtree: true })
