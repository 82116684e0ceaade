/** Does everything in these examples that people can do without leaving the page. */
export async function act(root: Element): Promise<void> {
  for (const button of list<HTMLButtonElement>(root, 'button[type="button"]')) {
    if (!opens(button) && !button.disabled) button.click()
  }
  // Scripts handle some links; none of them leaves the page.
  for (const link of list<HTMLElement>(root, 'a[href]:not([role="tab"])')) {
    addEventListener('click', (event) => event.preventDefault(), { once: true })
    link.click()
  }
  for (const separator of list(root, '[role="separator"][tabindex]')) press(separator, 'ArrowRight')
  for (const tabs of list(root, '[role="tablist"]')) {
    list<HTMLElement>(tabs, '[role="tab"]:not([aria-disabled="true"])').at(-1)?.click()
  }
  for (const summary of list<HTMLElement>(root, 'summary')) summary.click()
  for (const control of list<Control>(root, 'input, textarea, select')) change(control)
  for (const toolbar of list(root, '[role="toolbar"]')) {
    list<HTMLElement>(toolbar, 'button, a').at(-1)?.focus({ preventScroll: true })
  }
  for (const element of list(root, '*')) scroll(element)
  for (const dialog of list<HTMLDialogElement>(root, 'dialog')) {
    const opener = document.querySelector<HTMLElement>(
      `button[commandfor="${dialog.id}"][command="show-modal"]`,
    )
    if (opener) opener.click()
    if (!dialog.open) dialog.showModal()
    for (const element of list(dialog, '*')) scroll(element)
  }
  ;(document.activeElement as HTMLElement).blur()
  await settle()
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const list = <Part extends Element = Element>(root: Element, selector: string) => [
  ...root.querySelectorAll<Part>(selector),
]

/** Whether a button only opens or closes something, which is done later. */
function opens(button: HTMLButtonElement): boolean {
  return button.matches('[popovertarget], [command="show-modal"], [command="close"]')
}

function press(element: Element, key: string): void {
  element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
}

function scroll(element: Element): void {
  const { overflowX, overflowY } = getComputedStyle(element)
  if (/auto|scroll/.test(overflowY)) element.scrollTop = 7
  if (/auto|scroll/.test(overflowX)) element.scrollLeft = 7
}

/** Types, ticks or chooses something else, with the events of real input. */
export function change(control: Control): void {
  if (control.disabled || ('readOnly' in control && control.readOnly)) return
  if (control.matches('[type="checkbox"], [type="radio"]')) return control.click()
  if (control.matches('[type="hidden"], [type="file"], [type="submit"]')) return
  if (control instanceof HTMLSelectElement) {
    const other = [...control.options].findLast(({ selected, disabled }) => !selected && !disabled)
    if (!other) return
    other.selected = true
  } else control.value = toOther(control)
  for (const name of ['input', 'change']) control.dispatchEvent(new Event(name, { bubbles: true }))
}

/** A value that a control accepts, and that it does not have yet. */
function toOther({
  type,
  value,
  min,
}: HTMLInputElement | (HTMLTextAreaElement & { min?: string })): string {
  const values: Record<string, string> = {
    number: String(Number(value || min) + 1),
    range: value === '60' ? '40' : '60',
    color: '#123456',
    date: '2031-03-04',
    time: '11:11',
    month: '2031-03',
    week: '2031-W09',
    'datetime-local': '2031-03-04T11:11',
  }
  return values[type] ?? `${value} typed`
}

/** Waits until scripts have seen what happened, such as a scroll. */
export async function settle(): Promise<void> {
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
}
