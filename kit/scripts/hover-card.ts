/**
 * Shows the card about a link or button that people point at or focus, after half a second.
 *
 * Browsers that know `interestfor` show it themselves. The card stays while the pointer or the focus
 * is in it, and Escape hides it and nothing else. A tap follows the link. Nothing is set up per
 * element, so you can add cards to the page at any time.
 *
 * @attribute interestfor - On a link or button: id of its card, a popover.
 */
import { closest } from './member.ts'
/** Time in milliseconds before a card opens or closes, as browsers have it. */
const delay = 500

const placement = 'position-area: self-block-end span-self-inline-end'

/** The link or button whose card was shown last. */
let shown: HTMLElement | undefined
/** The one that people pressed, or whose card they closed: it stays closed until they come back. */
let dismissed: HTMLElement | undefined
let timer: ReturnType<typeof setTimeout> | undefined
/** Whether the timer opens the card of what has just got the focus. */
let isFocused = false

/** Neither opens nor closes a card any more, until the pointer or the focus moves again. */
function stop(): void {
  clearTimeout(timer)
  isFocused = false
}

/** The open card. */
function findOpen(): HTMLElement | undefined {
  const card = shown && findCard(shown)
  return card?.matches(':popover-open') ? card : undefined
}

function findCard(trigger: HTMLElement): HTMLElement | null {
  return document.getElementById(trigger.getAttribute('interestfor')!)
}

function hide(): void {
  stop()
  findOpen()?.hidePopover()
}

/** Opens or closes cards once the pointer or the focus has been on an element for a while. */
function turnTo(target: EventTarget | null, byFocus = false): void {
  const element = target as Element | null
  const open = findOpen()
  const trigger = open?.contains(element) ? shown : (closest(element, '[interestfor]') ?? undefined)
  if (trigger !== dismissed) dismissed = undefined
  stop()
  if (trigger && (trigger === dismissed || (open && trigger === shown))) return
  timer = setTimeout(() => {
    stop()
    const isKept = [shown, open].some((one) =>
      one?.matches(':hover, :focus-visible, :has(:focus-visible)'),
    )
    if (trigger || !isKept) hide()
    const card = trigger?.isConnected && findCard(trigger)
    if (!card || !card.popover || card.matches(':popover-open')) return
    shown = trigger
    card.showPopover({ source: trigger! })
  }, delay)
  isFocused = byFocus
}

// The browser, or a button that toggles the card, has opened it.
document.addEventListener(
  'toggle',
  (event) => {
    const card = event.target as HTMLElement
    if (!card.matches(':popover-open')) return
    const { source } = event as ToggleEvent
    const triggers = `[interestfor="${CSS.escape(card.id)}"]`
    if (source?.matches(triggers)) shown = source as HTMLElement
    else if (card !== findOpen()) shown = document.querySelector<HTMLElement>(triggers) ?? shown
  },
  true,
)

if (!('interestForElement' in HTMLAnchorElement.prototype) && CSS.supports(placement)) {
  document.addEventListener('pointerover', ({ target, pointerType }) => {
    // A page that moves below a resting pointer does not cancel what the focus opens.
    if (pointerType !== 'touch' && !isFocused) turnTo(target)
  })
  document.documentElement.addEventListener('pointerleave', () => turnTo(null))
  document.addEventListener('focusin', ({ target }) => {
    if ((target as Element).matches(':focus-visible')) turnTo(target, true)
  })
  document.addEventListener('focusout', ({ relatedTarget }) => {
    if (!relatedTarget) turnTo(null)
  })
}

document.addEventListener('click', ({ target }) => {
  const trigger = closest<HTMLButtonElement>(target, '[interestfor]')
  // Browsers that do not know the kind of popover that a card is leave it open.
  if (!trigger && !findOpen()?.contains(target as Node)) hide()
  if (!trigger) return
  stop()
  dismissed = trigger
  // A button that toggles the card hides it itself.
  if (!trigger.popoverTargetElement) hide()
})

// In the capture phase, so that the first Escape only hides the card.
document.addEventListener(
  'keydown',
  (event) => {
    const open = findOpen()
    if (event.key !== 'Escape' || !open) return
    event.preventDefault()
    event.stopPropagation()
    dismissed = shown
    if (open.matches(':focus-within')) shown!.focus()
    hide()
  },
  true,
)
