/**
 * Presses and releases toggles that no form submits.
 *
 * In a group of which one can be pressed, it releases the others. One listener on the document
 * handles every toggle, including those added later.
 *
 * @attribute data-kit-toggle - On the button whose `aria-pressed` it changes.
 * @attribute data-kit-toggles - On a group in which only one toggle can be pressed.
 * @event {{ pressed: boolean }} kit:toggle - Dispatched on a toggle that no form submits, after it was pressed or released. A toggle with a `name` dispatches `change`.
 */
import { closest } from '../member.ts'
function press(toggle: Element, pressed: boolean): void {
  if ((toggle.getAttribute('aria-pressed') === 'true') === pressed) return
  toggle.setAttribute('aria-pressed', String(pressed))
  toggle.dispatchEvent(new CustomEvent('kit:toggle', { bubbles: true, detail: { pressed } }))
}

document.addEventListener('click', (event) => {
  const toggle = closest(event.composedPath()[0], '[data-kit-toggle]')
  if (!toggle || event.defaultPrevented) return
  const others = toggle.closest('[data-kit-toggles]')?.querySelectorAll('[data-kit-toggle]') ?? []
  for (const other of others) if (other !== toggle) press(other, false)
  press(toggle, toggle.getAttribute('aria-pressed') !== 'true')
})
