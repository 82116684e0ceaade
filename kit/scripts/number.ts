/**
 * Raises and lowers a number with buttons and arrow keys.
 *
 * Listeners on the document handle every number field, including those added later. Without
 * JavaScript, the browser shows its own buttons.
 *
 * @attribute data-kit-step - On a button beside the field: how many steps it adds to the number.
 */
const buttons = '[data-kit-step]'

document.addEventListener('click', (event) => {
  const button = (event.composedPath()[0] as Element).closest?.<HTMLElement>(buttons)
  const input = button?.parentElement!.querySelector('input')
  if (!input || input.disabled || input.readOnly) return
  input.stepUp(Number(button!.dataset.kitStep))
  for (const type of ['input', 'change']) input.dispatchEvent(new Event(type, { bubbles: true }))
})

document.addEventListener('keydown', (event) => {
  const [target] = event.composedPath() as HTMLElement[]
  const isUp = event.key === 'ArrowUp'
  if (target!.tagName !== 'INPUT' || !(isUp || event.key === 'ArrowDown')) return
  const both = target!.parentElement!.querySelectorAll<HTMLElement>(`:scope > ${buttons}`)
  if (!both.length) return
  event.preventDefault()
  both[Number(isUp)]!.click()
})
