/**
 * All client scripts that work without other libraries on the page. The package exports this file
 * as `/scripts`.
 *
 * Most pages need the imported scripts, so they load at once. The others load when the first
 * element that they work on is on the page.
 */
import './scripts/carousel.ts'
import './scripts/confirm.ts'
import './scripts/dialog.ts'
import './scripts/dismiss.ts'
import './scripts/forms/form.ts'
import './scripts/forms/input.ts'
import './scripts/kbd.ts'
import './scripts/menu.ts'
import './scripts/shell.ts'
import './scripts/table.ts'
import './scripts/tabs.ts'
import './scripts/theme.ts'
import './scripts/toast.ts'
import './scripts/tooltip.ts'

/** Scripts that load later, by the selector of the elements that they work on. */
const later = new Map<string, () => Promise<unknown>>([
  ['[data-kit-combobox]', () => import('./scripts/forms/combobox.ts')],
  ['dialog[data-kit-command]', () => import('./scripts/command.ts')],
  ['[data-kit-compare]', () => import('./scripts/compare.ts')],
  ['[data-kit-context-menu]', () => import('./scripts/context-menu.ts')],
  ['.kit-date button', () => import('./scripts/forms/date.ts')],
  ['[interestfor]', () => import('./scripts/hover-card.ts')],
  ['[data-kit-step]', () => import('./scripts/forms/number.ts')],
  ['.kit-otp-control', () => import('./scripts/forms/otp.ts')],
  ['.kit-slider', () => import('./scripts/forms/slider.ts')],
  ['[data-kit-separator]', () => import('./scripts/splitter.ts')],
  ['.kit-date, .kit-number', () => import('./scripts/forms/validity.ts')],
  ['[data-kit-tags]', () => import('./scripts/forms/tags.ts')],
  ['[data-kit-toggle]', () => import('./scripts/forms/toggle.ts')],
  ['[data-kit-toolbar]', () => import('./scripts/toolbar.ts')],
  ['[data-kit-upload]', () => import('./scripts/forms/upload.ts')],
  ['[data-kit-upload-url]', () => import('./scripts/forms/upload-send.ts')],
])

function loadNeeded(): void {
  for (const [selector, load] of later) {
    if (!document.querySelector(selector)) continue
    later.delete(selector)
    void load()
  }
}

loadNeeded()
// Updates of the page can bring the first element of a kind.
new MutationObserver(loadNeeded).observe(document, { subtree: true, childList: true })
