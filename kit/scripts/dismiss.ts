/**
 * Removes an alert when its close button is pressed.
 *
 * One listener on the document handles every alert, including those added later. The focus moves to
 * whatever follows the alert, so that keyboard users do not start again at the top of the page.
 *
 * @attribute data-kit-dismissible - On the element to remove.
 * @attribute data-kit-dismiss - On the button inside it.
 * @event kit:dismiss - Dispatched on the element before it is removed; `preventDefault()` keeps it.
 */
document.addEventListener('click', (event) => {
  const button = (event.target as Element).closest?.('[data-kit-dismiss]')
  const element = button?.closest('[data-kit-dismissible]')
  if (!element) return
  const dismiss = new CustomEvent('kit:dismiss', { bubbles: true, cancelable: true })
  if (!element.dispatchEvent(dismiss)) return
  if (element.contains(document.activeElement)) findNext(element)?.focus()
  element.remove()
})

/** The first focusable element after this one, or else the last one before it. */
function findNext(element: Element): HTMLElement | undefined {
  const focusable = document.querySelectorAll<HTMLElement>(
    ':is(a[href], button, input, select, textarea, summary, [tabindex]):not(:disabled, [tabindex="-1"])',
  )
  const others = [...focusable].filter(
    (other) => !element.contains(other) && !other.closest('[inert]') && other.checkVisibility(),
  )
  const isAfter = (other: Node) =>
    element.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING
  return others.find(isAfter) ?? others.at(-1)
}
