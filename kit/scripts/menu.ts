/**
 * Moves the focus through a menu with the arrow keys, Home, End and letters, and closes the menu.
 *
 * The menu is a native popover: its button opens it, and Escape or a click outside closes it, even
 * without this script. Nothing is set up per element, so you can add menus to the page at any time.
 * The keys are the same on right-to-left pages, because menus are vertical.
 *
 * @attribute data-kit-menu - On the popover with `role="menu"`, whose button has `popovertarget`.
 */
import { closest } from './member.ts'
const pause = 600
let typed = ''
let lastKey = -pause

function findMenu(event: Event): HTMLElement | null {
  return closest(event.composedPath()[0], '[data-kit-menu]')
}

function findTrigger(menu: HTMLElement): HTMLElement | null {
  const root = menu.getRootNode() as ParentNode
  return root.querySelector(`[popovertarget="${CSS.escape(menu.id)}"][aria-haspopup]`)
}

/** Hides a menu, unless an update made something else of it. */
function hide(menu: HTMLElement): void {
  if (menu.matches(':popover-open')) menu.hidePopover()
}

/** The enabled items, in order. */
function listItems(menu: HTMLElement): HTMLElement[] {
  const items = menu.querySelectorAll<HTMLElement>(
    '[role^=menuitem]:not(:disabled, [aria-disabled=true])',
  )
  return [...items].filter((item) => item.checkVisibility())
}

function findItem(menu: HTMLElement, event: Event): HTMLElement | undefined {
  return listItems(menu).find((item) => item.contains(event.composedPath()[0] as Node))
}

document.addEventListener('keydown', (event) => {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
  const menu = findMenu(event)
  if (menu) onMenuKey(event, menu)
  else onTriggerKey(event)
})

function onTriggerKey(event: KeyboardEvent) {
  const trigger = closest<HTMLButtonElement>(
    event.composedPath()[0],
    'button[popovertarget]:not(:disabled)',
  )
  const menu = trigger?.popoverTargetElement as HTMLElement | null | undefined
  if (!menu?.matches('[data-kit-menu]')) return
  // The menu opens before it has the focus, so pass it the keys that people press until then.
  if (menu.matches(':popover-open') && event.key !== ' ') return onMenuKey(event, menu)
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
  event.preventDefault()
  trigger!.click()
  listItems(menu)
    .at(event.key === 'ArrowDown' ? 0 : -1)
    ?.focus()
}

function onMenuKey(event: KeyboardEvent, menu: HTMLElement) {
  const items = listItems(menu)
  const index = items.indexOf(menu.querySelector<HTMLElement>(':focus')!)
  if (isChoice(items[index])) {
    // In a form, Enter would submit it. The other keys would choose the next radio item.
    if (/^(Enter|Arrow(Left|Right))$/.test(event.key)) event.preventDefault()
    if (event.key === 'Enter') {
      items[index]!.click()
      return hide(menu)
    }
  }
  if (event.key === 'Tab') {
    // Return the focus to the button, from where the browser moves on.
    hide(menu)
    findTrigger(menu)?.focus()
    return
  }
  const item = findTarget(event.key, items, index)
  const isSpace = event.key === ' ' && !isTyping()
  if (!item && !isSpace) return
  event.preventDefault()
  if (isSpace) items[index]?.click()
  else item?.focus()
}

/** Whether it is a checkbox or radio item, which does not close the menu. */
function isChoice(item: Element | undefined): boolean {
  return item instanceof HTMLInputElement
}

function findTarget(key: string, items: HTMLElement[], index: number): HTMLElement | undefined {
  if (key === 'ArrowDown') return items[(index + 1) % items.length]
  if (key === 'ArrowUp') return items.at(index < 0 ? -1 : index - 1)
  if (key === 'Home') return items[0]
  if (key === 'End') return items.at(-1)
  if (key.length > 1 || (key === ' ' && !isTyping())) return undefined
  return findByText(key, items, index)
}

function isTyping(): boolean {
  return performance.now() - lastKey < pause
}

/** The next item that starts with the typed letters; repeating one letter cycles through them. */
function findByText(key: string, items: HTMLElement[], index: number): HTMLElement | undefined {
  typed = (isTyping() ? typed : '') + key.toLowerCase()
  lastKey = performance.now()
  const isRepeated = new Set(typed).size === 1
  const text = isRepeated ? typed[0]! : typed
  const start = isRepeated ? index + 1 : Math.max(index, 0)
  const ordered = [...items.slice(start), ...items.slice(0, start)]
  return ordered.find((item) => {
    const label = item.closest('label') ?? item
    return label.textContent.trim().replace(/\s+/g, ' ').toLowerCase().startsWith(text)
  })
}

// Hides the menu, except for a choice, before the browser opens a dialog for the item. The dialog then returns the focus
// to the button of the menu, and not to the hidden item.
document.addEventListener('click', (event) => {
  const menu = findMenu(event)
  const item = menu && findItem(menu, event)
  if (item && !isChoice(item)) hide(menu)
})

// Only one item is highlighted at a time, whether by the pointer or by a key. A pointer that rests where
// a menu opens does nothing.
document.addEventListener('pointermove', (event) => {
  const menu = event.pointerType === 'mouse' && findMenu(event)
  const item = menu && findItem(menu, event)
  if (item && !item.matches(':focus')) item.focus({ preventScroll: true })
})

/** Focuses the first item, unless the focus is already in the menu. */
function enter(menu: HTMLElement) {
  if (!menu.contains(document.activeElement)) listItems(menu)[0]?.focus()
}

// A menu that opened while this script was loading.
const early = document.querySelector<HTMLElement>('[data-kit-menu]:popover-open')
if (early) enter(early)

document.addEventListener(
  'toggle',
  (event) => {
    const menu = event.target as HTMLElement
    if (!menu.matches('[data-kit-menu]')) return
    if ((event as ToggleEvent).newState === 'open') return enter(menu)
    typed = ''
    if (document.activeElement === document.body) {
      // Some browsers do not focus a button on click, so there is nothing to return to.
      findTrigger(menu)?.focus({ preventScroll: true })
    }
  },
  true,
)
