/**
 * Chooses a day or a range in the calendar of a date, or with a preset.
 *
 * Listeners on the document handle every date, including those added later. It writes the days of other
 * months into the table of the server, in the language of the page. Without JavaScript, the browser's
 * own picker is there instead.
 */
import { announce } from './announce.ts'
import { closest } from '../member.ts'
const fields = '[data-kit="date"]'

const parse = (day: string) => new Date(day)

const toToday = () => new Date().toLocaleDateString('sv')

/** Returns a text that is a day, or another day instead. */
const toDay = (text: string, otherwise = toToday()) => (isNaN(+parse(text)) ? otherwise : text)

/**
 * A day later or earlier, from today if there is none. The last day of a month replaces one that it
 * does not have.
 */
function add(day: string, days: number, months = 0): string {
  const date = parse(toDay(day))
  const number = date.getUTCDate()
  date.setUTCMonth(date.getUTCMonth() + months)
  if (date.getUTCDate() !== number) date.setUTCDate(0)
  date.setUTCDate(date.getUTCDate() + days)
  const text = date.toISOString().slice(0, 10)
  // Forms have no years before 0000 and after 9999.
  return toDay(text, day)
}

const listInputs = (field: Element) => [...field.querySelectorAll('input')]

/** The day, or the nearest one between `min` and `max`. */
function toAllowed(field: Element, day: string): string {
  const [{ min, max }] = listInputs(field) as [HTMLInputElement]
  return [max || '9999', min, day].sort()[1]!
}

function isDisabled(field: HTMLElement, day: string): boolean {
  const disabled = field.dataset.disabledDays?.split(' ') ?? []
  const weekday = String(parse(day).getUTCDay() || 7)
  return toAllowed(field, day) !== day || disabled.includes(day) || disabled.includes(weekday)
}

/** Sets an attribute or, without a name, the text; unless it is the same, so that observers rest. */
function set(element: Element, name: string, value: string | false): void {
  if ((name ? element.getAttribute(name) : element.textContent) === value) return
  if (!value) element.removeAttribute(name)
  else if (name) element.setAttribute(name, value)
  else element.textContent = value
}

/** Shows the month of an allowed day in a calendar, and makes the day the stop of the Tab key. */
function draw(popover: HTMLElement, given: string): void {
  const field = popover.closest<HTMLElement>(fields)!
  const day = toAllowed(field, given)
  const calendar = popover.querySelector('div')!
  const { locale, weekStart } = calendar.dataset
  // Creating a format takes a hundred times as long as using it.
  const toFormat = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { calendar: 'gregory', timeZone: 'UTC', ...options }).format
  const toName = toFormat({ dateStyle: 'full' })
  const toNumber = toFormat({ day: 'numeric' })
  const [first = '', last = first] = popover.dataset.start
    ? [popover.dataset.start]
    : listInputs(field).map(({ value }) => value)
  popover.dataset.day = day
  const month = day.slice(0, 8)
  const title = toFormat({ month: 'long', year: 'numeric' })(parse(day))
  set(calendar.querySelector('h2')!, '', title)
  set(calendar.querySelector('table')!, 'aria-label', title)
  for (const button of calendar.querySelectorAll<HTMLButtonElement>('div > button')) {
    const other = toAllowed(field, add(day, 0, +button.value))
    set(button, 'aria-disabled', other.startsWith(month) && 'true')
  }
  let current = `${month}01`
  current = add(current, -((parse(current).getUTCDay() - +weekStart! + 7) % 7))
  for (const button of calendar.querySelectorAll('td > button')) {
    const cell = button.closest('td')!
    set(button, '', toNumber(parse(current)))
    set(button, 'value', current)
    set(button, 'aria-label', toName(parse(current)))
    set(button, 'tabindex', current === day ? '0' : '-1')
    set(button, 'aria-current', current === toToday() && 'date')
    set(button, 'aria-disabled', isDisabled(field, current) && 'true')
    set(cell, 'aria-selected', String(current === first || current === last))
    set(cell, 'data-between', first < current && current < last && 'true')
    set(cell, 'data-outside', !current.startsWith(month) && 'true')
    current = add(current, 1)
  }
}

function focus(popover: HTMLElement, day: string): void {
  draw(popover, day)
  popover.querySelector<HTMLElement>('[tabindex="0"]')!.focus()
}

/** Dispatches the events of real input, so that other listeners notice, and closes the calendar. */
function fill(field: Element, days: string[]): void {
  listInputs(field).forEach((input, index) => {
    if (!days[index]) return
    input.value = days[index]
    announce(input)
  })
  field.querySelector<HTMLElement>('[popover]')?.hidePopover()
}

function choose(popover: HTMLElement, day: string): void {
  const field = popover.closest<HTMLElement>(fields)!
  if (isDisabled(field, day)) return
  const { start } = popover.dataset
  if ('range' in field.dataset && !start) {
    popover.dataset.start = day
    return focus(popover, day)
  }
  fill(field, [start || day, day].sort())
}

document.addEventListener('click', (event) => {
  const [target] = event.composedPath()
  const button = closest<HTMLButtonElement>(target, 'button')
  const field = button?.closest<HTMLElement>(fields)
  if (!field) {
    // Firefox would open its own calendar, too.
    if (closest(target, `${fields} :has(~ [popovertarget])`)) event.preventDefault()
    return
  }
  const popover = field.querySelector<HTMLElement>('[popover]')
  const { value, dataset } = button!
  if (dataset.kitPart === 'preset') fill(field, value.split(' '))
  else if (dataset.kitPart === 'day') choose(popover!, value)
  else if (value) draw(popover!, add(popover!.dataset.day!, 0, +value))
})

document.addEventListener('keydown', (event) => {
  const button = event.composedPath()[0] as HTMLButtonElement
  const cell = button.closest<HTMLTableCellElement>(`${fields} td`)
  if (!cell) return
  const popover = cell.closest<HTMLElement>('[popover]')!
  const { key, shiftKey } = event
  const forward = popover.matches(':dir(rtl)') ? -1 : 1
  const { cellIndex } = cell
  const step = (
    {
      ArrowUp: [-7],
      ArrowDown: [7],
      ArrowLeft: [-forward],
      ArrowRight: [forward],
      Home: [-cellIndex],
      End: [6 - cellIndex],
      PageUp: [0, -1],
      PageDown: [0, 1],
    } as Record<string, [days: number, months?: number]>
  )[key]
  if (!step) return
  const [days, months = 0] = step
  event.preventDefault()
  focus(popover, add(button.value, days, shiftKey ? 12 * months : months))
})

document.addEventListener(
  'toggle',
  ({ target, newState }) => {
    const popover = target as HTMLElement
    const field = popover.closest<HTMLElement>(fields)
    if (!field) return
    popover.dataset.start = ''
    if (newState === 'open') focus(popover, toDay(listInputs(field)[0]!.value))
  },
  true,
)

// Inside another popover, the browser does not give the focus back to the button.
document.addEventListener(
  'beforetoggle',
  ({ target }) => {
    const popover = target as Element
    if (!popover.matches(`${fields} :focus-within`)) return
    popover.closest(fields)!.querySelector<HTMLElement>('[popovertarget]')!.focus()
  },
  true,
)

// An update in place brings the days of the server back.
new MutationObserver(() => {
  for (const popover of document.querySelectorAll<HTMLElement>(`${fields} [data-day]`)) {
    draw(popover, popover.dataset.day!)
  }
}).observe(document, { subtree: true, childList: true, attributeFilter: ['value', 'tabindex'] })
