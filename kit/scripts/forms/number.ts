/**
 * Raises and lowers a number with buttons and arrow keys.
 *
 * Listeners on the document handle every number field, including those added later. Without
 * JavaScript, the browser shows its own buttons, which change the number by its `step`.
 *
 * @attribute data-kit-step - On a button beside the `<input>`, with the same parent: number of steps that a press adds, such as `5`, or `-5` to subtract them. On an `<input>` without such buttons: number of steps that an arrow key adds or subtracts.
 * @attribute data-kit-decimals - On an `<input>`: how many decimals it shows, such as those of a currency.
 */
import { announce } from './announce.ts'
import { closest, member } from '../member.ts'
const buttons = 'button[data-kit-step]'

document.addEventListener('click', (event) => {
  const button = closest(event.composedPath()[0], buttons)
  const input = button?.parentElement!.querySelector('input')
  if (input) change(input, Number(button!.dataset.kitStep))
})

document.addEventListener('keydown', (event) => {
  const [input] = event.composedPath() as [HTMLInputElement]
  const isUp = event.key === 'ArrowUp'
  if (input.tagName !== 'INPUT' || !(isUp || event.key === 'ArrowDown')) return
  const both = member(input.parentElement!, 'querySelectorAll')<HTMLElement>(`:scope > ${buttons}`)
  const steps = Number(input.dataset.kitStep)
  if (both.length) both[Number(isUp)]!.click()
  else if (steps) change(input, isUp ? steps : -steps)
  else return
  event.preventDefault()
})

function change(input: HTMLInputElement, steps: number): void {
  if (input.matches(':disabled') || input.readOnly) return
  input.stepUp(steps)
  announce(input)
}

// Capturing, so that other listeners get the same text as the form.
document.addEventListener(
  'change',
  ({ target }) => {
    const { dataset, value, validity, valueAsNumber } = target as HTMLInputElement
    // An empty field stays empty, and what is no number or has more decimals stays for its message.
    if (dataset?.kitDecimals && value && validity.valid) {
      ;(target as HTMLInputElement).value = valueAsNumber.toFixed(+dataset.kitDecimals)
    }
  },
  true,
)
