/**
 * Hides an alert or a banner when its close button is pressed.
 *
 * One listener on the document handles each of them, including those added later. The focus moves to
 * whatever follows the alert, so that keyboard users do not start again at the top of the page. A banner is remembered in a cookie, which
 * the server reads; on a page from a cache, the script hides the banner.
 *
 * @attribute data-kit-dismissible - On the element to hide.
 * @attribute data-kit-remember - On the same element: name of the cookie that remembers that people have closed it.
 * @attribute data-kit-remember-days - On the same element: number of days for which the cookie stays.
 * @attribute data-kit-dismiss - On the button inside it.
 * @event kit:dismiss - Dispatched on the element before it is hidden; `preventDefault()` keeps it.
 */
import { closest } from './member.ts'
document.addEventListener('click', (event) => {
  const button = closest(event.composedPath()[0], '[data-kit-dismiss]')
  const element = button?.closest<HTMLElement>('[data-kit-dismissible]')
  if (!element) return
  const dismiss = new CustomEvent('kit:dismiss', { bubbles: true, cancelable: true })
  if (!element.dispatchEvent(dismiss)) return
  if (element.contains(document.activeElement)) findNext(element)?.focus()
  remember(element)
  // It stays in the page, so that an update that sends it again finds it hidden.
  element.hidden = true
})

function remember({ dataset: { kitRemember, kitRememberDays } }: HTMLElement) {
  const age = Number(kitRememberDays) * 86_400
  if (kitRemember) cookies(`${kitRemember}=1; path=/; max-age=${age}; samesite=lax`)
}

/** Writes a cookie, and returns all of them. A sandbox has none. */
function cookies(cookie?: string): string {
  try {
    if (cookie) document.cookie = cookie
    return `; ${document.cookie}`
  } catch {
    return ''
  }
}

function hideRemembered() {
  for (const element of document.querySelectorAll<HTMLElement>('[data-kit-remember]')) {
    if (cookies().includes(`; ${element.dataset.kitRemember}=`)) element.hidden = true
  }
}

hideRemembered()
// A page from the cache of a library may bring the banner again.
new MutationObserver(hideRemembered).observe(document, { subtree: true, childList: true })

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
