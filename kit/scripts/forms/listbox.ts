/**
 * Moves through a list of options while the focus stays in a text field, and fills such a list.
 *
 * `combobox` and `command` share it. Enter clicks the option, so keys, mouse and touch do the same.
 *
 * @attribute data-active - On the option that Enter chooses.
 */

/** Text to compare: without case and accents, which people leave out when they search. */
export const toKey = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim()

/** Highlights an option of the list that the field controls, or none. */
export function activate(input: Element, list: Element, option?: Element | null): void {
  list.querySelector('[data-active]')?.removeAttribute('data-active')
  if (!option) return input.removeAttribute('aria-activedescendant')
  // From its place, so that an update in place finds the same id.
  option.id ||= `${list.id}-${[...list.querySelectorAll('[role=option]')].indexOf(option)}`
  option.setAttribute('data-active', '')
  input.setAttribute('aria-activedescendant', option.id)
  option.scrollIntoView({ block: 'nearest' })
}

/** Handles a key in the field of an open list. */
export function move(input: Element, list: Element, event: KeyboardEvent): void {
  const options = [
    ...list.querySelectorAll<HTMLElement>('[role=option]:not([aria-disabled=true], [hidden])'),
  ]
  const index = options.findIndex((option) => option.matches('[data-active]'))
  const last = options.length - 1
  const next = {
    ArrowDown: index < last ? index + 1 : 0,
    ArrowUp: index > 0 ? index - 1 : last,
    PageDown: Math.min(index + 10, last),
    PageUp: Math.max(index - 10, 0),
  }[event.key]
  // Enter never submits the form while the list is open.
  if (event.key === 'Enter') options[index]?.click()
  else if (next === undefined) return
  else activate(input, list, options[next])
  event.preventDefault()
}

/** The option that each element of a list stands for. */
export const shown = new WeakMap<Element, HTMLOptionElement>()

/**
 * Adds the next hundred options to a list, in the groups that they have. Thousands at once would be
 * slow.
 * @param chosen options that are selected
 */
export function fill(
  list: Element,
  options: HTMLOptionElement[],
  chosen: Iterable<HTMLOptionElement>,
  tag = 'div',
): void {
  const values = Array.from(chosen, ({ value }) => value)
  const start = list.querySelectorAll('[role=option]').length
  for (const option of options.slice(start, start + 100)) {
    const { label } = (option.parentElement ?? {}) as HTMLOptGroupElement
    let group = list
    if (label) {
      group = list.lastElementChild!
      if (group?.ariaLabel !== label) {
        group = add(list, 'div', { role: 'group', ariaLabel: label })
        const heading = { className: 'kit-dropdown-heading', textContent: label }
        add(group, 'div', { ...heading, ariaHidden: 'true' })
      }
    }
    const item = add(group, tag, {
      role: 'option',
      className: 'kit-dropdown-item',
      textContent: option.label,
      ariaSelected: `${values.includes(option.value)}`,
      ariaDisabled: option.disabled ? 'true' : null,
    })
    item.dataset.color = 'neutral'
    shown.set(item, option)
  }
}

/** The options that contain a text. Empty ones are placeholders. */
export function findMatches(
  options: Iterable<HTMLOptionElement>,
  text: string,
): HTMLOptionElement[] {
  const key = toKey(text)
  return [...options].filter((one) => one.value && (!key || toKey(one.text).includes(key)))
}

/** The option that has exactly this text. */
export const findSame = (
  options: Iterable<HTMLOptionElement>,
  text: string,
): HTMLOptionElement | undefined =>
  findMatches(options, text).find((one) => !one.disabled && toKey(one.text) === toKey(text))

function add(parent: Element, tag: string, properties: object) {
  return parent.appendChild(Object.assign(document.createElement(tag), properties))
}
