/**
 * Shows the tooltip of the control that is hovered or focused.
 *
 * The tooltip stays while the pointer is over it. It closes on Escape and when the control is pressed.
 * Only one is shown at a time, and moving to the next control shows its tooltip without a delay. On
 * touch screens, a long press shows it. Nothing is set up per element, so you can add tooltips at any
 * time. Without this script, CSS shows them.
 *
 * @attribute data-kit-tooltip - On the element around the control and tooltip: delay in milliseconds.
 * @attribute data-kit-tooltips - On the root element of the page, once this script runs.
 */
import { closest } from './member.ts'
/** Time in milliseconds to get from the control to its tooltip, or to the next control. */
const grace = 150
const hold = 500
/** With CSS anchors the tooltip is a popover; otherwise it is positioned in its control's box. */
const isAnchored = CSS.supports('anchor-scope: --kit-tooltip')

let shown: HTMLElement | null = null
/** The tooltip that was closed on purpose: it stays closed until the next hover or focus. */
let dismissed: HTMLElement | null = null
let timer: ReturnType<typeof setTimeout> | undefined
let hiddenAt = -Infinity

document.documentElement.toggleAttribute('data-kit-tooltips', true)

function findTooltip(target: EventTarget | null): HTMLElement | null {
  const tooltip = closest(target, '[data-kit-tooltip]')
  // A menu or dialog inside it is not the control that opens it.
  const layer = closest(target, '[popover]:not([role=tooltip]), dialog')
  return !tooltip || (layer && tooltip.contains(layer)) ? null : tooltip
}

function findTip(tooltip: HTMLElement): HTMLElement | null {
  return tooltip.querySelector(':scope > [role=tooltip]')
}

function show(tooltip: HTMLElement): void {
  clearTimeout(timer)
  const tip = findTip(tooltip)
  if (tooltip === shown || !tip?.isConnected) return
  hide()
  shown = tooltip
  try {
    if (isAnchored) tip.showPopover()
    else tip.toggleAttribute('data-open', true)
  } catch {
    // The focus returns from a popover that is still closing.
    after(0, () => tooltip === shown && tip.showPopover())
  }
}

function hide(): void {
  clearTimeout(timer)
  const tip = shown && findTip(shown)
  if (shown) hiddenAt = performance.now()
  shown = null
  if (isAnchored) tip?.hidePopover()
  else tip?.removeAttribute('data-open')
}

function dismiss(tooltip: HTMLElement | null): void {
  hide()
  dismissed = tooltip
}

function after(time: number, run: () => unknown): void {
  clearTimeout(timer)
  timer = setTimeout(run, time)
}

document.addEventListener('pointerover', ({ target, pointerType }) => {
  if (pointerType === 'touch') return
  const tooltip = findTooltip(target)
  if (tooltip !== dismissed) dismissed = null
  if (tooltip && tooltip === shown) return clearTimeout(timer)
  if (tooltip && tooltip !== dismissed) {
    const isNext = shown || performance.now() - hiddenAt < 2 * grace
    const wait = Number(tooltip.dataset.kitTooltip) || 0
    after(isNext ? Math.min(wait, grace) : wait, () => show(tooltip))
  } else leave()
})

document.documentElement.addEventListener('pointerleave', ({ pointerType }) => {
  if (pointerType !== 'touch') leave()
})

/** A focused control keeps its tooltip when the pointer leaves. */
function leave(): void {
  after(grace, () => {
    const { activeElement } = document
    const keeps = shown?.contains(activeElement) && activeElement?.matches(':focus-visible')
    if (!keeps) hide()
  })
}

document.addEventListener('focusin', ({ target }) => {
  const tooltip = findTooltip(target)
  if (tooltip && (target as Element).matches(':focus-visible')) show(tooltip)
})

document.addEventListener('focusout', ({ target, relatedTarget }) => {
  const tooltip = findTooltip(target)
  if (!tooltip || tooltip.contains(relatedTarget as Node | null)) return
  if (tooltip === dismissed) dismissed = null
  if (tooltip === shown && !tooltip.matches(':hover')) hide()
})

// In the capture phase, so that the first Escape only hides the tooltip.
document.addEventListener(
  'keydown',
  (event) => {
    if (event.key !== 'Escape' || !shown) return
    event.preventDefault()
    event.stopPropagation()
    dismiss(shown)
  },
  true,
)

/** A press activates the control; a long press shows the tooltip instead. */
document.addEventListener('pointerdown', ({ target, pointerType }) => {
  const tooltip = findTooltip(target)
  if (shown && findTip(shown)?.contains(target as Node)) return
  dismiss(pointerType === 'touch' ? null : tooltip)
  if (tooltip && pointerType === 'touch') after(hold, () => show(tooltip))
})

for (const end of ['pointerup', 'pointercancel'] as const) {
  document.addEventListener(end, ({ pointerType }) => {
    if (pointerType === 'touch') clearTimeout(timer)
  })
}

// The menu or dialog that a control opens would cover its tooltip.
document.addEventListener('click', ({ target, detail }) => {
  // A click that ends a long press keeps the tooltip; one from the keyboard hides it.
  if (shown && detail === 0 && findTooltip(target) === shown) dismiss(shown)
})
