/**
 * Collapses the sidebar of a shell, remembers it, and closes drawers that people leave.
 *
 * Drawers and menus of headers are native popovers: their buttons open them, and Escape or a click
 * outside closes them, even without this script. Nothing is set up per element, so you can add
 * layouts to the page at any time.
 *
 * @attribute data-kit-collapse - On the button that collapses the sidebar. Updates its `aria-expanded`, and `data-collapsed` of the shell.
 * @attribute data-kit-link-panel - On a popover with links. It closes when people follow one, or move the focus out of it.
 */
import { closest } from './member.ts'
const year = 31_536_000

/** The panel with the link that people have just followed. */
let left: HTMLElement | undefined

const findPanel = (target: EventTarget | null | undefined) =>
  closest(target, '[data-kit-link-panel]')

const findOpener = (panel: HTMLElement) =>
  [...document.querySelectorAll<HTMLElement>(`[popovertarget="${CSS.escape(panel.id)}"]`)].find(
    (button) => !panel.contains(button),
  )

function collapse(button: Element) {
  const shell = button.closest('[data-kit=shell]')
  if (!shell) return
  const isCollapsed = shell.toggleAttribute('data-collapsed')
  button.setAttribute('aria-expanded', String(!isCollapsed))
  try {
    document.cookie = `kit-sidebar=collapsed; path=/; max-age=${isCollapsed ? year : 0}; samesite=lax`
  } catch {
    // A sandbox without cookies: it applies to this page only.
  }
}

document.addEventListener('click', (event) => {
  const [target] = event.composedPath()
  const button = closest(target, '[data-kit-collapse]')
  if (button) collapse(button)
  // A link may lead to a place on the same page, or to a page that a script puts into this one.
  const panel = closest(target, 'a[href]') && findPanel(target)
  if (!panel?.matches(':popover-open')) return
  left = panel
  panel.hidePopover()
})

for (const type of ['focusout', 'pointerout'] as const) {
  document.addEventListener(type, ({ target, relatedTarget }) => {
    const panel = findPanel(target)
    if (panel && !panel.contains(relatedTarget as Node | null)) delete panel.dataset.still
  })
}

document.addEventListener('focusin', ({ target }) => {
  const panel = document.querySelector<HTMLElement>('[data-kit-link-panel]:popover-open')
  // A press on its own button closes it anyway.
  if (panel && !panel.contains(target as Node) && target !== findOpener(panel)) panel.hidePopover()
})

// A collapsed sidebar opens under the pointer and the focus, and may cover what people read.
document.addEventListener('keydown', ({ key }) => {
  if (key !== 'Escape') return
  const panel = document.querySelector<HTMLElement>(
    '[data-kit-link-panel]:is(:hover, :focus-within)',
  )
  if (panel) panel.dataset.still = ''
})

document.addEventListener(
  'toggle',
  (event) => {
    const panel = event.target as HTMLElement
    if (!panel.matches('[data-kit-link-panel]')) return
    const isOpen = (event as ToggleEvent).newState === 'open'
    delete panel.dataset.still
    if (isOpen && !panel.contains(document.activeElement)) {
      // A drawer covers the page, so the focus moves into it. Links that open in place follow their button.
      panel.querySelector<HTMLElement>('[popovertargetaction=hide]')?.focus()
    } else if (!isOpen && panel !== left && document.activeElement === document.body) {
      findOpener(panel)?.focus({ preventScroll: true })
    }
    // The focus follows a link to a place on the same page.
    left = undefined
  },
  true,
)
