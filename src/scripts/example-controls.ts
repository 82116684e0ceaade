/**
 * The controls below an example. They replace the example and its code with one of its templates.
 */
type Control = HTMLSelectElement | HTMLInputElement

for (const fieldset of document.querySelectorAll<HTMLFieldSetElement>('.example-controls')) {
  const controls = [...fieldset.querySelectorAll<Control>('select, input')]
  const figure = fieldset.closest<HTMLElement>('.example')!
  controls.forEach(reset)
  fieldset.addEventListener('change', () => choose(figure, controls.reduce(toIndex, 0)))
}

/**
 * Resets a control. When users return to a page, browsers restore its controls, but not the
 * example.
 */
function reset(control: Control): void {
  if (control instanceof HTMLInputElement) control.checked = control.defaultChecked
  else for (const option of control.options) option.selected = option.defaultSelected
}

/**
 * Adds a control to the index of a template. The templates are sorted like numbers with one digit
 * per control.
 */
function toIndex(index: number, control: Control): number {
  return control instanceof HTMLInputElement
    ? index * 2 + Number(control.checked)
    : index * control.length + control.selectedIndex
}

function choose(figure: HTMLElement, index: number): void {
  const templates = figure.querySelectorAll<HTMLTemplateElement>(':scope > template')
  const variant = templates[index]!.content.cloneNode(true) as DocumentFragment
  const [example, ...views] = variant.children
  figure.querySelector('.example-preview')!.replaceChildren(...example!.childNodes)
  for (const [place, code] of figure.querySelectorAll('.example-codes code').entries()) {
    code.replaceWith(views[place]!)
  }
  figure.dataset.choice = String(index)
  figure.dispatchEvent(new CustomEvent('example:choice', { bubbles: true }))
  void linkPlayground(figure)
}

/** Puts the chosen code into the link to the playground. */
async function linkPlayground(figure: HTMLElement): Promise<void> {
  const { choice } = figure.dataset
  const link = figure.querySelector<HTMLAnchorElement>('.example-tool[href*="/playground#"]')!
  const code = figure.querySelector('.example-codes code')!.textContent.trimEnd()
  const { toHash } = await import('./playground/shared-template.ts')
  const example = new URLSearchParams(link.hash.slice(1)).get('example')!
  const hash = await toHash({ code, example })
  // Another value may have been chosen in the meantime.
  if (figure.dataset.choice === choice) link.hash = hash
}
