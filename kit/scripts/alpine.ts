/**
 * Gives Alpine expressions the magic `$kit` for dialogs, popovers, toasts and the theme.
 *
 * Load it before Alpine starts, with Alpine at `window.Alpine`. No component needs it, and you can do
 * the same without it: it is for pages that already use Alpine.
 *
 * @method $kit.open(id) - Opens the dialog, popover or `<details>` with this id.
 * @method $kit.close(id) - Closes it.
 * @method $kit.toggle(id) - Opens it if it is closed, and closes it if it is open.
 * @method $kit.toast(detail) - Dispatches `kit:toast` with this detail.
 * @method $kit.theme - The selected theme: `light`, `dark` or `system`. Expressions that use it update when it changes.
 * @event {object} kit:toast - Dispatched on the document; `detail` is the argument of `$kit.toast`.
 */
type Alpine = {
  reactive: <T extends object>(value: T) => T
  magic: (name: string, find: () => object) => void
}

const root = document.documentElement

function isOpen(element: HTMLElement): boolean {
  return element.matches('[open], :popover-open')
}

/** Shows or hides an element; does nothing if it is already so, or if the id is unknown. */
function show(id: string, shown = true) {
  const element = document.getElementById(id)
  if (!element || isOpen(element) === shown) return
  if (element instanceof HTMLDialogElement) {
    if (shown) element.showModal()
    else element.close()
  } else if (element instanceof HTMLDetailsElement) element.open = shown
  else if (element.popover) element.togglePopover(shown)
}

document.addEventListener('alpine:init', () => {
  const { Alpine } = window as unknown as { Alpine: Alpine }
  const state = Alpine.reactive({ theme: root.dataset.theme || 'system' })
  document.addEventListener('kit:theme', (event) => {
    state.theme = (event as CustomEvent<{ theme: string }>).detail.theme
  })
  const kit = {
    open: (id: string) => show(id),
    close: (id: string) => show(id, false),
    toggle(id: string) {
      const element = document.getElementById(id)
      if (element) show(id, !isOpen(element))
    },
    toast(detail: object) {
      document.dispatchEvent(new CustomEvent('kit:toast', { detail }))
    },
    get theme() {
      return state.theme
    },
  }
  Alpine.magic('kit', () => kit)
})
