/**
 * Raises and lowers a number with buttons and arrow keys.
 *
 * Listeners on the document handle every number field, including those added later. Without
 * JavaScript, the browser shows its own buttons, which change the number by its `step`.
 *
 * @attribute data-kit-step - On a button with the same parent as the `<input>`: how many times it adds the `step`, or subtracts it if negative. On an `<input>` without such buttons: how many times the arrow keys do.
 */
const buttons = 'button[data-kit-step]'

document.addEventListener('click', (event) => {
  const button = (event.composedPath()[0] as Element).closest?.<HTMLElement>(buttons)
  const input = button?.parentElement!.querySelector('input')
  if (input) change(input, Number(button!.dataset.kitStep))
})

document.addEventListener('keydown', (event) => {
  const [input] = event.composedPath() as [HTMLInputElement]
  const isUp = event.key === 'ArrowUp'
  if (input.tagName !== 'INPUT' || !(isUp || event.key === 'ArrowDown')) return
  const both = input.parentElement!.querySelectorAll<HTMLElement>(`:scope > ${buttons}`)
  const steps = Number(input.dataset.kitStep)
  if (both.length) both[Number(isUp)]!.click()
  else if (steps) change(input, isUp ? steps : -steps)
  else return
  event.preventDefault()
})

function change(input: HTMLInputElement, steps: number): void {
  if (input.disabled || input.readOnly) return
  input.stepUp(steps)
  for (const type of ['input', 'change']) input.dispatchEvent(new Event(type, { bubbles: true }))
}
