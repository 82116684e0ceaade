/**
 * Opens the menu of a button at the pointer, when people right-click the area around it.
 *
 * The key for context menus opens it at its button. The menu of the browser stays where people need
 * it: in text fields, on selected text, and in areas whose button is disabled. Nothing is set up per
 * element, so you can add areas to the page at any time.
 *
 * @attribute data-kit-context-menu - On the area. Its menu is the one of `aria-controls`, or the first one in it.
 */
import { closest } from './member.ts'
/** Whether a pointer is pressed; null if people have pressed a key since then. */
let isPressed: boolean | null = null
/** Opens the menu once the pointer is released. */
let open: (() => void) | undefined

document.addEventListener('keydown', () => (isPressed = null), true)
document.addEventListener('pointerdown', () => (isPressed = true), true)
for (const end of ['pointerup', 'pointercancel']) {
  document.addEventListener(
    end,
    () => {
      isPressed = false
      if (open) setTimeout(open)
      open = undefined
    },
    true,
  )
}

document.addEventListener('contextmenu', (event) => {
  const target = event.target as Element
  const area = closest(target, '[data-kit-context-menu]')
  if (!area || event.defaultPrevented || isOwn(target, area)) return
  const id = area.getAttribute('aria-controls')
  const menu = id ? document.getElementById(id) : area.querySelector<HTMLElement>('[data-kit-menu]')
  const trigger = document.querySelector<HTMLButtonElement>(
    `[popovertarget="${CSS.escape(menu?.id ?? '')}"][aria-haspopup]:not(:disabled)`,
  )
  if (!menu || !trigger) return
  event.preventDefault()
  const isKey = isPressed === null
  open = () => {
    if (menu.matches(':popover-open')) menu.hidePopover()
    trigger.click()
    if (!isKey) place(menu, event)
  }
  // Some systems open it on press. The browser would close the menu again on release.
  if (isPressed) return
  open()
  open = undefined
})

/** Whether the browser's own menu has what people need here, or they are in another layer. */
function isOwn(target: Element, area: Element): boolean {
  const field = closest(target, 'input, textarea, select, [contenteditable], [popover], dialog')
  const selection = getSelection()!
  const isSelected = !selection.isCollapsed && selection.containsNode(target, true)
  return isSelected || (!!field && area.contains(field))
}

/** Moves an open menu to the pointer, or to its other side if there is no room. */
function place(menu: HTMLElement, { clientX, clientY }: MouseEvent): void {
  const { style } = menu
  style.cssText = 'position-area: none; position-try: none; inset: 0 auto auto 0; margin: 0'
  const { offsetWidth: width, offsetHeight: height } = menu
  const { clientWidth, clientHeight } = document.documentElement
  const isBefore = menu.matches(':dir(rtl)') ? clientX >= width : clientX + width > clientWidth
  const isAbove = clientY + height > clientHeight
  style.left = `${Math.max(0, isBefore ? clientX - width : clientX)}px`
  style.top = `${Math.max(0, isAbove ? clientY - height : clientY)}px`
}

// A menu that its button opens is at the button again.
document.addEventListener(
  'beforetoggle',
  (event) => {
    const menu = event.target as HTMLElement
    const isOpening = (event as ToggleEvent).newState === 'open'
    if (isOpening && menu.matches('[data-kit-menu][style]')) menu.removeAttribute('style')
  },
  true,
)
