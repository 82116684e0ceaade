/**
 * Lets buttons and dots show the slides of a carousel, and opens the images of a gallery.
 *
 * The browser scrolls: nothing moves by itself, and the slides stay usable without this script. One
 * listener on the document handles every carousel, including those added later.
 *
 * @attribute data-kit-carousel - On the carousel. Its row of slides has `data-kit-part="track"`.
 * @attribute data-kit-slide - On a button in it: `previous`, `next` or the number of a slide, from 0.
 * @attribute data-kit-close-gallery - On the button that closes the dialog of a gallery.
 * @attribute data-kit-large - On a link of a gallery: the number of its image in the dialog, from 0.
 */
import { closest } from './member.ts'
const around = '[data-kit-carousel]'

/** A row of slides. Fast presses count from its goal, the slide to which it still scrolls. */
type Track = HTMLElement & { goal?: number }

function findTrack(carousel: Element): Track | null {
  return carousel.querySelector('[data-kit-part=track]')
}

/** The slide at the start of the row, from 0, and the number of slides that are visible. */
function measure(track: HTMLElement): { index: number; visible: number } {
  const [first, second] = track.children as unknown as HTMLElement[]
  if (!first || !second) return { index: 0, visible: 1 }
  const step = Math.abs(second.offsetLeft - first.offsetLeft) || 1
  const visible = Math.max(1, Math.round(track.clientWidth / step))
  return { index: Math.round(Math.abs(track.scrollLeft) / step), visible }
}

/** Scrolls to a slide, and returns it. An update may have removed all of them. */
function show(track: Track | null, index: number, behavior: ScrollBehavior = 'auto') {
  if (!track) return
  const slides = [...track.children] as HTMLElement[]
  const goal = Math.max(0, Math.min(index, slides.length - measure(track).visible))
  const slide = slides[goal]
  if (!slide) return
  track.scrollTo({ left: slide.offsetLeft - slides[0]!.offsetLeft, behavior })
  // A browser without this event would keep it for ever.
  if ('onscrollend' in track) track.goal = goal
  return slide
}

/** Marks the dot of the slide that is shown, and the button that has nowhere to go. */
function draw(carousel: Element): void {
  const track = findTrack(carousel)
  if (!track) return
  const { index, visible } = measure(track)
  for (const button of carousel.querySelectorAll<HTMLElement>('[data-kit-slide]')) {
    const { kitSlide } = button.dataset
    const isEnd = kitSlide === 'next' && index + visible >= track.children.length
    const isStart = kitSlide === 'previous' && index === 0
    set(button, 'ariaDisabled', isEnd || isStart)
    set(button, 'ariaCurrent', kitSlide === String(index))
  }
}

/** Writes only what changes, because each write would start another update. */
function set(button: Element, name: 'ariaDisabled' | 'ariaCurrent', isSet: boolean): void {
  const value = isSet ? 'true' : null
  if (button[name] !== value) button[name] = value
}

function drawAll(): void {
  document.querySelectorAll(around).forEach(draw)
}

document.addEventListener('click', (event) => {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey) return
  const [target] = event.composedPath()
  const link = closest(target, '[data-kit-large]')
  const dialog = link?.closest('[data-kit=gallery]')?.querySelector('dialog')
  if (link && dialog) {
    event.preventDefault()
    // Some browsers do not focus a link on click, so the dialog would not return the focus to it.
    link.focus({ preventScroll: true })
    dialog.showModal()
    show(findTrack(dialog), Number(link.dataset.kitLarge), 'instant')
    return
  }
  closest(target, '[data-kit-close-gallery]')?.closest('dialog')?.close()
  const button = closest(target, '[data-kit-slide]')
  const carousel = button?.closest(around)
  const track = carousel && findTrack(carousel)
  if (!button || !track || button.ariaDisabled) return
  const { index: shown, visible } = measure(track)
  const index = track.goal ?? shown
  const kitSlide = button.dataset.kitSlide!
  const goals: Record<string, number> = { previous: index - visible, next: index + visible }
  const slide = show(track, goals[kitSlide] ?? Number(kitSlide))
  const status = carousel.querySelector('[role=status]')
  if (status && slide) status.textContent = slide.ariaLabel
})

// Capturing, because scrolling does not bubble.
document.addEventListener(
  'scroll',
  ({ target }) => {
    const carousel = target instanceof Element && target.closest(around)
    if (carousel && findTrack(carousel) === target) draw(carousel)
  },
  true,
)
document.addEventListener('scrollend', ({ target }) => delete (target as Track).goal, true)
addEventListener('resize', drawAll)

drawAll()
new MutationObserver(drawAll).observe(document, {
  subtree: true,
  childList: true,
  attributeFilter: ['aria-current', 'aria-disabled'],
})
