/**
 * Opens dialogs on page load, dispatches events, and polyfills older browsers.
 *
 * Modals and drawers work without it in browsers that support `command` and `closedby`. Nothing is
 * set up per element, so you can add dialogs to the page at any time. If an open dialog, popover or
 * menu vanishes from the page together with the focus, the button that opened it gets the focus.
 *
 * @attribute data-kit-dialog - On the `<dialog>`. With `open` it becomes modal as soon as it is in the page.
 * @event kit:open - Dispatched on the dialog after it opens.
 * @event kit:close - Dispatched on the dialog after it closes. The dialog's `returnValue` is what `close()` was given, or the `value` of the button that closed it.
 */
const selector = 'dialog[data-kit-dialog]'

/** A dialog that the server rendered open is not modal; closing and opening it makes it modal. */
function fit(dialog: HTMLDialogElement) {
  const isModal = dialog.matches(':modal')
  if (dialog.open === isModal) return
  const focused = dialog.contains(document.activeElement) ? document.activeElement : null
  if (isModal) {
    // An update removed the attribute alone, so the dialog would still block the page.
    dialog.open = true
    return dialog.close()
  }
  dialog.open = false
  dialog.showModal()
  ;(focused as HTMLElement | null)?.focus({ preventScroll: true })
}

/** Opens the dialogs that are open in the page, and those that an update adds, opens or closes. */
function fitAll() {
  document.querySelectorAll<HTMLDialogElement>(`${selector}:is([open], :modal)`).forEach(fit)
}

fitAll()
new MutationObserver(fitAll).observe(document, {
  subtree: true,
  childList: true,
  attributeFilter: ['open'],
})

document.addEventListener(
  'toggle',
  (event) => {
    const { target, newState } = event as ToggleEvent
    if (!(target as Element).matches(selector) || newState !== 'open') return
    target!.dispatchEvent(new CustomEvent('kit:open', { bubbles: true }))
  },
  true,
)

document.addEventListener(
  'close',
  ({ target }) => {
    if (!(target as Element).matches(selector)) return
    target!.dispatchEvent(new CustomEvent('kit:close', { bubbles: true }))
  },
  true,
)

/** What had the focus before each open dialog, popover or menu. */
const openers = new Map<HTMLElement, Element | null>()

document.addEventListener(
  'beforetoggle',
  (event) => {
    const layer = event.target as HTMLElement
    const { activeElement } = document
    if ((event as ToggleEvent).newState !== 'open') openers.delete(layer)
    // Manual popovers, such as tooltips, do not take the focus.
    else if (layer.popover !== 'manual' && !layer.contains(activeElement)) {
      openers.set(layer, activeElement)
    }
  },
  true,
)

/** Browsers return the focus only from what closes, not from what an update removes. */
function returnFocus() {
  for (const [layer, opener] of openers) {
    if (layer.isConnected) continue
    openers.delete(layer)
    if (document.activeElement !== document.body) continue
    const id = CSS.escape(layer.id)
    const others = document.querySelectorAll(`[commandfor="${id}"], [popovertarget="${id}"]`)
    const next = [opener, ...others].find((button) => button?.checkVisibility())
    ;(next as HTMLElement | undefined)?.focus({ preventScroll: true })
  }
}

new MutationObserver(returnFocus).observe(document, { subtree: true, childList: true })

// Polyfill for browsers without invoker commands.
if (!('commandForElement' in HTMLButtonElement.prototype)) {
  document.addEventListener('click', (event) => {
    const button = (event.target as Element).closest('button[commandfor]:not(:disabled)')
    const dialog = document.getElementById(button?.getAttribute('commandfor') ?? '')
    if (!button || !dialog?.matches(selector) || event.defaultPrevented) return
    event.preventDefault()
    const { open } = dialog as HTMLDialogElement
    const command = button.getAttribute('command')
    if (command === 'show-modal' && !open) (dialog as HTMLDialogElement).showModal()
    if (command === 'close' && open) (dialog as HTMLDialogElement).close()
  })
}

// Polyfill for browsers without light dismiss of dialogs.
if (!('closedBy' in HTMLDialogElement.prototype)) {
  /** Where the press began: selecting text can end outside of the dialog. */
  let pressed: EventTarget | null = null
  document.addEventListener('pointerdown', (event) => (pressed = findBeside(event)))
  document.addEventListener('click', (event) => {
    const dialog = findBeside(event)
    if (dialog && dialog === pressed) dialog.close()
  })
}

/** The dialog that was pressed outside of; a press on its backdrop targets the dialog. */
function findBeside({ target, clientX: x, clientY: y }: MouseEvent): HTMLDialogElement | null {
  if (!(target as Element).matches(`${selector}[closedby='any']:modal`)) return null
  const { left, right, top, bottom } = (target as Element).getBoundingClientRect()
  const isInside = x >= left && x <= right && y >= top && y <= bottom
  return isInside ? null : (target as HTMLDialogElement)
}
