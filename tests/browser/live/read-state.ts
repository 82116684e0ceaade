/** What people can do, and what follows from it: the rows of the table. */
export const kinds = {
  dialog: 'Open modals and drawers',
  section: 'Open sections (`<details>`)',
  popover: 'Open menus and popovers',
  text: 'Typed text',
  tick: 'Ticked boxes and radio buttons',
  option: 'Selected options',
  value: 'Sliders, colours and dates',
  tab: 'Selected tabs',
  hidden: 'Dismissed messages',
  script: 'Other changes by scripts',
  scroll: 'Scroll positions',
  focus: 'Focus',
  selection: 'Cursor and selected text',
  composition: 'Half-typed characters (IME)',
} as const

export type Kind = keyof typeof kinds

/** The state of elements, by their path and the kind of state. */
export type State = Map<string, string>

const textual =
  'textarea, [type="text"], [type="search"], [type="email"], [type="password"], [type="url"], [type="tel"], [type="number"], input:not([type])'

/** Attributes that are read in another way. Some libraries write the values themselves. */
const others = ['open', 'hidden', 'class', 'style', 'value', 'checked', 'selected', 'data-render']

/** Returns everything that an update could change. The path of an element tells it from others. */
export function readState(root: Element): State {
  const state: State = new Map()
  const visit = (element: Element, path: string) => {
    for (const [kind, value] of listStates(element)) state.set(`${path} ${kind}`, value)
    const { children } = element
    for (let index = 0; index < children.length; index++) {
      visit(children[index]!, `${path}/${index}${children[index]!.localName}`)
    }
  }
  visit(root, root.id)
  return state
}

function* listStates(element: Element): Iterable<[Kind, string]> {
  if (element === document.activeElement) {
    yield ['focus', 'true']
    const { selectionStart, selectionEnd } = element as HTMLInputElement
    if (typeof selectionStart === 'number') {
      yield ['selection', `${selectionStart} ${selectionEnd}`]
    }
  }
  if (element instanceof HTMLDialogElement) {
    yield ['dialog', `${element.open} ${element.matches(':modal')}`]
  }
  if (element instanceof HTMLDetailsElement) yield ['section', String(element.open)]
  if (element instanceof HTMLElement && element.popover) {
    yield ['popover', String(element.matches(':popover-open'))]
  }
  if (element instanceof HTMLSelectElement) {
    yield ['option', [...element.options].map(({ selected }) => Number(selected)).join('')]
  }
  if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) {
    if (element.matches('[type="checkbox"], [type="radio"]')) {
      const { checked, indeterminate } = element as HTMLInputElement
      yield ['tick', `${checked} ${indeterminate}`]
    } else yield [element.matches(textual) ? 'text' : 'value', element.value]
  }
  const { scrollLeft, scrollTop } = element
  if (scrollLeft || scrollTop) yield ['scroll', `${scrollLeft} ${scrollTop}`]
  const role = element.getAttribute('role') ?? ''
  const parts = listAttributes(element)
  // Texts of a status are only announced, and those of a control are its default value.
  if (!/^(status|alert)$/.test(role) && !(element instanceof HTMLTextAreaElement)) {
    for (const node of element.childNodes) {
      if (node.nodeType === Node.TEXT_NODE) parts.push(node.nodeValue!.trim())
    }
  }
  const isTab = /^tab(panel)?$/.test(role)
  if (isTab) parts.push(element.getAttribute('hidden') ?? '')
  else if (element.hasAttribute('hidden')) yield ['hidden', 'true']
  yield [isTab ? 'tab' : 'script', parts.join('\n')]
}

/** Lists attributes, classes and styles of an element in a fixed order, without the marks of libraries. */
function listAttributes(element: Element): string[] {
  const names = element.getAttributeNames()
  const parts = names
    .filter((name) => !others.includes(name) && !name.startsWith('up-'))
    .sort()
    .map((name) => `${name}=${element.getAttribute(name)}`)
  if (names.includes('class')) {
    const classes = [...element.classList].filter((name) => !/^(htmx|up)-/.test(name))
    if (classes.length) parts.push(classes.sort().join(' '))
  }
  const { cssText } = names.includes('style') ? (element as HTMLElement).style : { cssText: '' }
  return cssText ? [...parts, cssText] : parts
}

/** Returns what differs. */
export function listChanges(before: State, after: State): string[] {
  const keys = new Set([...before.keys(), ...after.keys()])
  return [...keys].filter((key) => before.get(key) !== after.get(key))
}

export const toKind = (key: string) => key.slice(key.lastIndexOf(' ') + 1) as Kind
