/**
 * Fills the track of a slider up to its thumb or between its two thumbs, and writes the value.
 *
 * Listeners on the document handle every slider, including those added later. A thumb pushes the other
 * one along instead of passing it. A press on the track moves the thumb that is nearer. Without
 * JavaScript, the thumbs work, but nothing shows their values.
 */
import { announce } from './announce.ts'
import { closest } from '../member.ts'
const sliders = '[data-kit="slider"]'

function draw(slider: HTMLElement): void {
  const inputs = [...slider.querySelectorAll('input')]
  const output = slider.querySelector('output')
  const fill = slider.querySelector('.kit-slider-fill')!
  const { format, unit } = slider.dataset
  const [locale, options] = JSON.parse(format!) as [string, Intl.NumberFormatOptions]
  const texts = inputs.map((input) => {
    const { value, list } = input
    const mark = [...(list?.querySelectorAll('option') ?? [])].find((one) => one.value === value)
    const number = new Intl.NumberFormat(locale, options).format(+value)
    const text = mark && mark.label !== value ? mark.label : unit ? `${number} ${unit}` : number
    set(input, 'aria-valuetext', text)
    return text
  })
  const [first, last] = inputs.map(
    ({ value, min, max }) => `${((+value - +min) / (+max - +min)) * 100}%`,
  )
  set(fill, 'x1', last ? first! : '0%')
  set(fill, 'x2', last ?? first!)
  const text = texts.join(' – ')
  if (output && output.textContent !== text) output.textContent = text
}

function set(element: Element, name: string, value: string): void {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value)
}

function drawAll(): void {
  document.querySelectorAll<HTMLElement>(sliders).forEach(draw)
}

document.addEventListener('input', (event) => {
  const input = event.composedPath()[0] as HTMLInputElement
  const slider = input.closest?.<HTMLElement>(sliders)
  if (!slider) return
  const [first, last] = slider.querySelectorAll('input')
  const other = input === first ? last : first
  if (last && other && first!.valueAsNumber > last.valueAsNumber) other.value = input.value
  draw(slider)
})

document.addEventListener('click', (event) => {
  const [target] = event.composedPath()
  const box = closest(target, `${sliders}[data-range] .kit-slider-box`)
  if (!box || box !== target) return
  const inputs = [...box.querySelectorAll('input')]
  const { left, width } = inputs[0]!.getBoundingClientRect()
  const share = ((event as MouseEvent).clientX - left) / width
  const { min, max } = inputs[0]!
  const value = +min + (box.matches(':dir(rtl)') ? 1 - share : share) * (+max - +min)
  const distance = (input: HTMLInputElement) => Math.abs(input.valueAsNumber - value)
  const [nearest] = inputs.sort((a, b) => distance(a) - distance(b))
  if (nearest!.matches(':disabled')) return
  nearest!.value = String(value)
  nearest!.focus()
  announce(nearest!)
})

// The controls get their initial values back only after the event.
document.addEventListener('reset', () => setTimeout(drawAll))

// Alpine sets the values of bound sliders when it starts.
document.addEventListener('alpine:initialized', drawAll)

drawAll()
new MutationObserver(drawAll).observe(document, {
  subtree: true,
  childList: true,
  characterData: true,
  attributeFilter: ['value', 'x1', 'x2', 'aria-valuetext'],
})
