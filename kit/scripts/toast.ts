/**
 * Shows toasts above the page, announces them to screen readers, and removes them after their time.
 *
 * Show a toast with `window.kit.toast({ title, description, color, duration })`, or with an event
 * `kit:toast` that has the same `detail`, dispatched on any element or on the window. Toasts look
 * like those that the region rendered on the server, and their text is never read as HTML. Toasts
 * that the server adds to the region later work too. The timer pauses while the pointer is over a
 * toast, while the focus is in one, or while the page is hidden. Toasts from the server stay hidden
 * in the page once they are closed, so that an update that sends them again does not show them again.
 *
 * @attribute data-kit-toasts - On the region, with its limits in `data-duration` and `data-max`.
 * @attribute data-kit-toast - On a toast. `data-duration` sets its own time; 0 keeps it open.
 * @attribute data-kit-close-toast - On the button inside a toast that removes it.
 * @attribute command - On a button, `--show-toast`: shows a copy of the hidden toast whose id is in `commandfor`.
 * @event kit:close - Dispatched on a toast before it is closed; `preventDefault()` keeps it.
 * @method window.kit.toast - Shows a toast and returns its element, or null without a region.
 */
import { closest } from './member.ts'
type Message = { title?: string; description?: string; color?: string; duration?: number }

declare global {
  interface Window {
    kit: { toast: (message: Message) => HTMLElement | null }
  }
}

const tick = 100
const toastSelector = '[data-kit-toast]:not([hidden])'
/** Remaining time of each toast, in milliseconds. */
const remaining = new WeakMap<HTMLElement, number>()
/** The text of each toast; an update can turn a toast into another. */
const texts = new WeakMap<HTMLElement, string>()
/** Toasts that scripts added and that are still shown: the server does not know them. */
const added = new Set<HTMLElement>()
let count = 0
let timer: ReturnType<typeof setInterval> | undefined
/** The element that had the focus before F6 moved it here. */
let origin: HTMLElement | null = null

const findRegion = () => document.querySelector<HTMLElement>('[data-kit-toasts]')

const findPart = <Part extends HTMLElement = HTMLElement>(root: ParentNode, name: string) =>
  root.querySelector<Part>(`[data-kit-part="${name}"]`)

const listToasts = (region: ParentNode) => [...region.querySelectorAll<HTMLElement>(toastSelector)]

/** A toast with these texts, from the server's template for its colour; null without a region. */
function toast({ title, description, color = 'neutral', duration }: Message): HTMLElement | null {
  const region = findRegion()
  const models = region && findPart(region, 'models')
  const model =
    models?.querySelector(`[data-color="${CSS.escape(color)}"]`) ?? models?.firstElementChild
  if (!model) return null
  const element = copy(model)
  for (const [name, text] of Object.entries({ title, description })) {
    const part = findPart(element, name)
    if (!text) part?.remove()
    else if (part) part.textContent = String(text)
  }
  if (duration !== undefined) element.dataset.duration = String(duration)
  add(element)
  return element
}

function copy(model: Element): HTMLElement {
  const element = model.cloneNode(true) as HTMLElement
  // An id lets an update find the same toast again.
  element.id = `kit-toast-${++count}`
  element.hidden = false
  added.add(element)
  return element
}

function add(element: Element): void {
  const region = findRegion()
  if (!region) return
  findPart(region, 'list')?.append(element)
  takeUp()
}

/** Starts the timers of new toasts, wherever they came from, and announces them. */
function takeUp(): void {
  const region = findRegion()
  const list = region && findPart(region, 'list')
  if (!list) return
  // An update of the page may have removed them.
  for (const toast of added) if (!toast.isConnected) list.append(toast)
  // A response of the server may have added them to the region itself.
  for (const toast of region.querySelectorAll(':scope > [data-kit-toast]')) list.append(toast)
  const fresh = listToasts(list).filter((toast) => texts.get(toast) !== toast.textContent)
  if (!fresh.length && (added.size === 0 || list.matches(':popover-open'))) return
  for (const toast of fresh) {
    // The templates of `toast` and `toast.region` declare the default.
    const time = Number(toast.dataset.duration ?? region.dataset.duration)
    remaining.set(toast, time > 0 ? time : Infinity)
    texts.set(toast, toast.textContent)
  }
  // Showing the list again moves it above a dialog that has opened since. Not if it has the focus.
  const isUsed = list.contains(document.activeElement)
  if (!isUsed && list.matches(':popover-open')) list.hidePopover()
  if (!list.matches(':popover-open')) list.showPopover()
  for (const toast of fresh) announce(region, toast)
  const most = Number(region.dataset.max) || Infinity
  for (const toast of listToasts(list).slice(0, -most)) close(toast)
  timer ??= setInterval(countDown, tick)
}

/** Screen readers only announce text added to a live region that was already there, empty. */
function announce(region: HTMLElement, toast: HTMLElement): void {
  const isUrgent = toast.dataset.color === 'danger'
  const line = document.createElement('div')
  line.textContent = (findPart(toast, 'body') ?? toast).innerText
  const place = findPart(region, isUrgent ? 'assertive' : 'polite')
  setTimeout(() => place?.append(line), tick)
  // Removed again, so that nobody finds the text twice.
  setTimeout(() => line.remove(), 5000)
}

function countDown(): void {
  const region = findRegion()
  const toasts = region ? listToasts(region) : []
  if (!toasts.length) {
    clearInterval(timer)
    timer = undefined
    // Without a region, nothing can show them again.
    added.clear()
    const list = region && findPart(region, 'list')
    if (list?.matches(':popover-open')) setTimeout(hideEmpty, 300, list)
    return
  }
  const isRead = toasts.some((toast) => toast.matches(':hover, :focus-within'))
  if (isRead || document.hidden || region!.contains(document.activeElement)) return
  for (const toast of toasts) {
    const left = (remaining.get(toast) ?? Infinity) - tick
    remaining.set(toast, left)
    if (left <= 0) close(toast)
  }
}

function hideEmpty(list: HTMLElement): void {
  if (!listToasts(list).length && list.matches(':popover-open')) list.hidePopover()
}

function close(toast: HTMLElement): void {
  const event = new CustomEvent('kit:close', { bubbles: true, cancelable: true })
  if (toast.hidden) return
  if (!toast.dispatchEvent(event)) {
    remaining.set(toast, Infinity)
    return
  }
  const list = toast.parentElement!
  const hadFocus = toast.contains(document.activeElement)
  const others = listToasts(list).filter((other) => other !== toast)
  // CSS fades it out.
  toast.hidden = true
  if (added.delete(toast)) setTimeout(() => toast.remove(), 300)
  if (!hadFocus) return
  const next = others.at(-1)?.querySelector<HTMLElement>('[data-kit-close-toast]')
  if (next) next.focus()
  else goBack()
}

function goBack(): void {
  // If nothing had the focus before, move it nowhere.
  ;(document.activeElement as HTMLElement | null)?.blur()
  if (origin?.isConnected) origin.focus()
  origin = null
}

document.addEventListener('click', ({ target }) => {
  const closed = closest(target, '[data-kit-close-toast]')?.closest<HTMLElement>(toastSelector)
  if (closed) return close(closed)
  const button = closest(target, 'button[command="--show-toast"]')
  const model = document.getElementById(button?.getAttribute('commandfor') ?? '')
  if (model?.matches('[data-kit-toast]')) add(copy(model))
})

document.addEventListener('keydown', (event) => {
  const region = findRegion()
  const list = region && findPart(region, 'list')
  if (!list || event.defaultPrevented) return
  const isInside = list.contains(document.activeElement)
  if (isInside && (event.key === 'Escape' || event.key === 'F6')) {
    event.preventDefault()
    goBack()
  } else if (event.key === 'F6' && listToasts(list).length) {
    event.preventDefault()
    origin = document.activeElement as HTMLElement | null
    list.focus()
  }
})

// Capturing, to also catch events that do not bubble.
window.addEventListener(
  'kit:toast',
  (event) => {
    const { detail } = event as CustomEvent<Message | null>
    if (detail && typeof detail === 'object') toast(detail)
  },
  true,
)

window.kit = Object.assign(window.kit ?? {}, { toast })

takeUp()
new MutationObserver(takeUp).observe(document, { childList: true, subtree: true })
