/**
 * Selects all rows of a table, shows how many are selected, and follows the link of a clicked row.
 *
 * All state is in the checkboxes, so rows can be added, replaced or morphed at any time. The browser
 * shows the bar and submits the checkboxes even without this script.
 *
 * @attribute data-kit-selection - On an element around the checkboxes of a table.
 * @attribute data-kit-select-row - On the checkbox of a row.
 * @attribute data-kit-select-rows - On the checkbox that selects all rows.
 * @attribute data-kit-count - On an element that shows the number of selected rows: its text, with `{count}` and `{total}`.
 * @attribute data-kit-row - On a row: a click on it follows the link in its row header, or its first link.
 */
import { announce } from './forms/announce.ts'
import { closest, member } from './member.ts'
const around = '[data-kit-selection]'
const controls = 'a, button, input, select, textarea, label, summary, dialog, [popover], [tabindex]'
let isTicking = false

function listOwn<Part extends HTMLElement>(table: Element, selector: string): Part[] {
  const parts = [...table.querySelectorAll<Part>(selector)]
  return parts.filter((part) => part.closest(around) === table)
}

function listBoxes(table: Element): HTMLInputElement[] {
  return listOwn(table, '[data-kit-select-row]:not(:disabled)')
}

/** Shows the state of the checkboxes. Writes only texts that change. */
function sync(): void {
  for (const table of document.querySelectorAll(around)) {
    const boxes = listBoxes(table)
    const count = boxes.filter(({ checked }) => checked).length
    for (const all of listOwn<HTMLInputElement>(table, '[data-kit-select-rows]')) {
      all.checked = count > 0 && count === boxes.length
      all.indeterminate = count > 0 && count < boxes.length
    }
    for (const part of listOwn(table, '[data-kit-count]')) {
      const label = part.dataset.kitCount!.replace('{total}', `${boxes.length}`)
      const text = count ? label.replace('{count}', `${count}`) : ''
      if (part.textContent !== text) part.textContent = text
    }
  }
}

/** Dispatches the events of a real click, so that other listeners notice. */
function tick(boxes: HTMLInputElement[], checked: boolean): void {
  isTicking = true
  for (const box of boxes) {
    if (box.checked === checked) continue
    box.checked = checked
    announce(box)
  }
  isTicking = false
}

document.addEventListener('change', ({ target }) => {
  const box = target as HTMLInputElement
  const table =
    !isTicking && box.matches?.('[data-kit-select-row], [data-kit-select-rows]')
      ? box.closest(around)
      : null
  if (!table) return
  if (box.matches('[data-kit-select-rows]')) tick(listBoxes(table), box.checked)
  sync()
})

document.addEventListener('reset', ({ target }) => {
  // The checkboxes change after this event.
  setTimeout(() => {
    sync()
    // The button that cleared the selection is hidden now.
    const table = closest(target, around)
    if (table && !member(target as Element, 'checkVisibility')()) {
      listOwn(table, '[data-kit-select-rows]')[0]?.focus({ preventScroll: true })
    }
  })
})

document.addEventListener('click', (event) => {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) {
    return
  }
  const [target] = event.composedPath()
  const row = closest(target, '[data-kit-row]')
  const control = row && closest(target, `${controls}, .kit-table-check`)
  // The box around the table can take the focus, too.
  if (!row || (control && row.contains(control)) || !getSelection()?.isCollapsed) return
  const links = [...row.querySelectorAll<HTMLElement>('a[href]')]
  ;(links.find((link) => link.closest('th')) ?? links[0])?.click()
})

sync()
// The browser restores the checkboxes of a page that people return to.
addEventListener('pageshow', sync)
new MutationObserver(sync).observe(document, {
  subtree: true,
  childList: true,
  characterData: true,
  attributeFilter: ['checked', 'disabled'],
})
