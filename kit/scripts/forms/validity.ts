/**
 * Adds to what browsers check in number fields and dates.
 *
 * Browsers show a message for a disabled day, for one that does not exist, and for a range that ends
 * before it starts. A form with a half-typed number or date is not submitted, even with `novalidate`,
 * because browsers would submit nothing in its place. Listeners on the document handle every form.
 */
import { closest, listControls } from '../member.ts'
const dates = '[data-kit="date"]'

/** Why a date is invalid; empty if it is valid, or if browsers find the reason themselves. */
function findProblem(date: HTMLElement, inputs: HTMLInputElement[], index: number): string {
  const { disabledDays, disabledMessage, impossibleMessage, orderMessage } = date.dataset
  const { value } = inputs[index]!
  if (impossibleMessage) {
    const [day, month, year] = ['day', 'month', 'year'].map(
      (name) => inputs.find(({ dataset }) => dataset.field === name)!.value,
    )
    if (index || !day || !month || !year) return ''
    const found = new Date(Date.UTC(+year, +month - 1, +day))
    const isReal = found.getUTCMonth() === +month - 1 && found.getUTCDate() === +day
    return isReal ? '' : impossibleMessage
  }
  if (!value) return ''
  const weekday = String(new Date(value).getUTCDay() || 7)
  const disabled = disabledDays?.split(' ') ?? []
  if (disabled.includes(value) || disabled.includes(weekday)) return disabledMessage ?? ''
  return orderMessage && value < inputs[0]!.value ? orderMessage : ''
}

function check(date: HTMLElement): void {
  const inputs = [...date.querySelectorAll('input')]
  inputs.forEach((input, index) => input.setCustomValidity(findProblem(date, inputs, index)))
}

const checkAll = () => document.querySelectorAll<HTMLElement>(dates).forEach(check)

document.addEventListener('input', (event) => {
  const date = closest(event.composedPath()[0], dates)
  if (date) check(date)
})
// The controls get their initial values back only after the event.
document.addEventListener('reset', () => setTimeout(checkAll))
// The browser restores the values of a page that people return to.
addEventListener('pageshow', checkAll)
// An update of the page brings other values, and other disabled days.
new MutationObserver(checkAll).observe(document, {
  subtree: true,
  childList: true,
  attributeFilter: ['value', 'data-disabled-days'],
})
checkAll()

document.addEventListener(
  'submit',
  (event) => {
    const bad = listControls(event.target).find(
      (control) => control.validity.badInput && control.closest(`${dates}, [data-kit="number"]`),
    )
    if (!bad) return
    event.preventDefault()
    event.stopPropagation()
    bad.reportValidity()
  },
  true,
)
