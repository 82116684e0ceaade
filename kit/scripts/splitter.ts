/**
 * Moves the separator between two panes, with the pointer or with arrow keys.
 *
 * Listeners on the document handle every splitter, including those added later. It remembers
 * nothing: store the value of its event, and let the server set it the next time.
 *
 * @attribute data-kit-separator - On the element with `role="separator"` between the panes.
 * @event {{ value: number }} kit:resize - Dispatched on the separator whenever it moves, with the width of the first pane in percent.
 */
import { closest } from './member.ts'
function onEvent(event: Event) {
  const { type, key, button, ctrlKey, altKey, metaKey, pointerId, clientX } =
    event as KeyboardEvent & PointerEvent
  const separator = closest(event.composedPath()[0], '[data-kit-separator]')
  if (!separator || button > 0 || ctrlKey || altKey || metaKey) return
  const panes = separator.parentElement!
  const { left, right, width } = panes.getBoundingClientRect()
  const isRtl = panes.matches(':dir(rtl)')
  const now = Number(separator.ariaValueNow)
  const step = isRtl ? -5 : 5
  let wanted = ((isRtl ? right - clientX : clientX - left) / width) * 100
  if (type === 'pointermove') {
    if (!separator.hasPointerCapture(pointerId)) return
  } else {
    if (key) wanted = { ArrowLeft: now - step, ArrowRight: now + step, Home: 0, End: 100 }[key]!
    if (key && wanted === undefined) return
    // Otherwise the browser scrolls, or selects text.
    event.preventDefault()
    separator.focus()
    if (!key) return separator.setPointerCapture(pointerId)
  }
  const { ariaValueMin, ariaValueMax } = separator
  const size = Math.min(Math.max(wanted, Number(ariaValueMin)), Number(ariaValueMax))
  const value = Math.round(size)
  panes.style.setProperty('--kit-splitter-size', `${size}%`)
  separator.ariaValueNow = String(value)
  separator.dispatchEvent(new CustomEvent('kit:resize', { bubbles: true, detail: { value } }))
}

for (const type of ['keydown', 'pointerdown', 'pointermove']) {
  document.addEventListener(type, onEvent)
}
