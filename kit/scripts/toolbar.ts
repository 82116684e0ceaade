/**
 * Makes a toolbar one stop for the Tab key, and moves through it with the arrow keys.
 *
 * Without it, Tab moves through all controls. A text field keeps its own arrow keys. One listener on
 * the document handles every toolbar, including those added later.
 *
 * @attribute data-kit-toolbar - On the element with `role="toolbar"`.
 */
import { closest } from './member.ts'
const controls =
  ':is(a[href], button, input, select, textarea, summary):not(:disabled, [type=hidden])'

const findToolbar = (target: EventTarget | null) => closest(target, '[data-kit-toolbar]')

/** The controls in order, without those in menus and popovers. */
function listControls(toolbar: HTMLElement): HTMLElement[] {
  return [...toolbar.querySelectorAll<HTMLElement>(controls)].filter(
    (control) => !control.closest('[data-kit-toolbar] [popover]') && control.checkVisibility(),
  )
}

/** The control of each toolbar where Tab stops. */
const stops = new WeakMap<HTMLElement, HTMLElement>()

/** Lets Tab stop only at this control. Writes only what changes, because writes cause updates. */
function stopAt(toolbar: HTMLElement, stop: HTMLElement | undefined) {
  if (stop) stops.set(toolbar, stop)
  for (const control of listControls(toolbar)) {
    const index = control === stop ? 0 : -1
    if (control.getAttribute('tabindex') !== String(index)) control.tabIndex = index
  }
}

function sync() {
  for (const toolbar of document.querySelectorAll<HTMLElement>('[data-kit-toolbar]')) {
    const all = listControls(toolbar)
    const known = [document.activeElement, stops.get(toolbar)]
    const current =
      all.find((control) => known.includes(control)) ??
      all.find((control) => control.getAttribute('tabindex') === '0')
    stopAt(toolbar, current ?? all[0])
  }
}

document.addEventListener('focusin', ({ target }) => {
  const toolbar = findToolbar(target)
  if (toolbar && listControls(toolbar).includes(target as HTMLElement)) {
    stopAt(toolbar, target as HTMLElement)
  }
})

document.addEventListener('keydown', (event) => {
  const { key, target } = event
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
  const toolbar = findToolbar(target)
  if (!toolbar || isTextual(target as Element)) return
  const all = listControls(toolbar)
  const index = all.indexOf(target as HTMLElement)
  if (index < 0) return
  const isRtl = getComputedStyle(toolbar).direction === 'rtl'
  const [back, forth] = isRtl ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight']
  const next =
    key === forth
      ? all[(index + 1) % all.length]
      : key === back
        ? all.at(index - 1)
        : key === 'Home'
          ? all[0]
          : key === 'End'
            ? all.at(-1)
            : undefined
  if (!next) return
  event.preventDefault()
  next.focus()
})

/** Whether arrow keys already do something in a control. */
function isTextual(control: Element): boolean {
  return control.matches('select, textarea, input:not([type=checkbox], [type=button])')
}

sync()
new MutationObserver(sync).observe(document, {
  subtree: true,
  childList: true,
  attributeFilter: ['data-kit-toolbar', 'disabled', 'tabindex'],
})
