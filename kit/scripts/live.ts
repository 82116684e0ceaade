/**
 * Keeps what people did when a library updates the page in place.
 *
 * Dialogs and sections stay open, and typed text, ticked boxes and selected options stay, as does what
 * Kit's own scripts changed. It connects itself to Turbo, htmx, Unpoly, Alpine's morph plugin and
 * Datastar, whichever are on the page. Load it after htmx and Unpoly, and before Alpine starts. For
 * idiomorph and morphdom, call `keep` before an element is updated. The rule is the same for all:
 *
 * - What people changed stays while the server sends the same as before.
 * - If the server sends something else than before, such as another value, the server wins.
 * - After a form was submitted, its values are the server's.
 *
 * @attribute data-kit-owns - On an element: names of attributes, separated by spaces, that belong to the page and not to the server. What the page has hidden stays hidden only while its text is the same.
 * @attribute data-kit-opened - On a dialog or `<details>` that the server renders open.
 * @attribute data-kit-close - On an open dialog or `<details>` in the HTML of the server: closes it.
 * @method keep - Takes an element and the one that replaces it, and copies what people did. Import it from this script.
 */
import { listControls, member } from './member.ts'

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
type Morph = CustomEvent<{ newElement?: Element }>
type Nodes = { oldNode: Node; newNode: Node }

declare const Alpine: { cloneNode: (from: Element, to: Element) => void }

declare global {
  interface Window {
    htmx?: { registerExtension?: (name: string, methods: object) => void }
    up?: { compiler?: (selector: string, compile: (element: Element) => () => void) => void }
  }
}

const controls = 'input, textarea, select'
const stateful = `dialog, details, ${controls}, [data-kit-owns]`

/** What was submitted from each control, until the answer of the server. */
const submitted = new WeakMap<Control, string[]>()

/** The last value that the server sent; some libraries write others into the attributes. */
const defaults = new WeakMap<Control, string>()

/**
 * Copies what people did from an element to the one from the server that it becomes.
 *
 * @param from the element in the page
 * @param to the element from the server, of which the library copies attributes and children
 */
export function keep(from: Node | undefined, to: Node | null | undefined): void {
  if (!(from instanceof HTMLElement && to instanceof HTMLElement)) return
  if (member(from, 'nodeName') !== member(to, 'nodeName')) return
  if (is(from, 'dialog, details')) keepOpen(from as HTMLDialogElement, to as HTMLDialogElement)
  if (is(from, controls)) keepValue(from as Control, to as Control)
  member(to, 'dataset')
    .kitOwns?.split(' ')
    .forEach((name) => keepOwned(name, from, to))
}

const is = (element: Element, selector: string) => member(element, 'matches')(selector)

function keepOpen(from: HTMLDialogElement, to: HTMLDialogElement) {
  const { kitOpened, kitClose = 'false' } = to.dataset
  if (from.dataset.kitOpened === kitOpened && kitClose === 'false') {
    to.open = from.open
  }
}

function keepValue(from: Control, to: Control) {
  if (toBox(from) !== toBox(to)) return
  const sent = toDefault(to)
  const states = submitted.get(from) ?? []
  const place = states.lastIndexOf(toState(to)) + 1
  // While people type, the answer to an earlier submission may come after a later one was sent.
  const isEarly = place && place < states.length
  // Datastar's element in the page is the second one.
  const isNew =
    from !== document.activeElement &&
    to !== document.activeElement &&
    (defaults.get(from) ?? toDefault(from)) !== sent
  defaults.set(from, sent)
  // An answer counts once: after a failed request, the text must survive the next update.
  if (!isEarly) submitted.delete(from)
  const isAnswer = states.at(-1) === toState(from)
  if (!isEarly && (isNew || isAnswer)) copyValue(to, from)
  else copyValue(from, to)
}

/** What people may have changed since they submitted a control. */
const toState = (control: Control) => (control as HTMLInputElement).checked + control.value

/** What makes a checkbox, a radio button or a chosen file another one; nothing for other controls. */
const toBox = ({ type, value }: Control) => /box|radio|file/.test(type) && type + value

/** The values that the server sent. */
function toDefault(control: Control): string {
  const input = control as HTMLInputElement
  return [
    input.defaultValue,
    input.defaultChecked,
    listValues(input.querySelectorAll('[selected]')),
  ].join()
}

const listValues = (options: Iterable<HTMLOptionElement>) => [...options].map(({ value }) => value)

function copyValue(from: Control, to: Control) {
  if ('options' in from) {
    const chosen = listValues(from.selectedOptions)
    const isChosen = ({ value }: HTMLOptionElement) => chosen.includes(value)
    const options = [...(to as HTMLSelectElement)] as HTMLOptionElement[]
    if (options.some(isChosen)) options.forEach((option) => (option.selected = isChosen(option)))
  } else if (toBox(from)) {
    ;(to as HTMLInputElement).checked = (from as HTMLInputElement).checked
  } else if (from.value !== to.value) {
    if (to.matches('input:not([value])') && from.isConnected) {
      // Some libraries empty a control without this attribute.
      to.setAttribute('value', from.value)
      queueMicrotask(() => from.removeAttribute('value'))
    }
    to.value = from.value
  }
}

function keepOwned(name: string, from: HTMLElement, to: HTMLElement) {
  const value = member(from, 'getAttribute')(name)
  if (value === null) member(to, 'removeAttribute')(name)
  // A strict policy forbids the attribute.
  else if (name === 'style') to.style.cssText = value
  else if (!(name === 'hidden' && from.textContent !== to.textContent))
    member(to, 'setAttribute')(name, value)
}

// Turbo keeps this event from those who listen after it.
addEventListener(
  'submit',
  ({ target }) => {
    for (const control of listControls(target) as Control[]) {
      // Alpine knows the values of the others.
      if ('_x_model' in control) continue
      submitted.set(control, [...(submitted.get(control) ?? []), toState(control)].slice(-9))
      // htmx leaves out elements that are equal to those of the server.
      control.dataset.kitSent = ''
    }
  },
  true,
)

// Turbo
addEventListener('turbo:before-morph-element', (({ target, detail }: Morph) =>
  keep(target as Element, detail.newElement)) as EventListener)

// Alpine's morph plugin, which calls this function before it updates an element
addEventListener('alpine:init', () => {
  const { cloneNode } = Alpine
  Alpine.cloneNode = (from, to) => {
    keep(from, to)
    cloneNode(from, to)
  }
})

// htmx, which moves the focus to an element with `autofocus`, even if it was there before
let known: NodeListOf<HTMLElement> | undefined
window.htmx?.registerExtension?.('kit', {
  htmx_before_swap: () => (known = document.querySelectorAll('[autofocus]')),
  htmx_before_morph_node: (_: Element, nodes: Nodes) => keep(nodes.oldNode, nodes.newNode),
  htmx_after_settle: () =>
    known?.forEach((element) => {
      if (!element.autofocus) return
      element.autofocus = false
      queueMicrotask(() => (element.autofocus = true))
    }),
})

// Datastar changes elements without asking, so they get back what they had.
addEventListener(
  'datastar-fetch',
  () => {
    for (const element of document.querySelectorAll(stateful)) {
      const before = member(element, 'cloneNode')(is(element, 'textarea, [data-kit-owns=hidden]'))
      queueMicrotask(() => keep(before as Element, element))
    }
  },
  true,
)

// Unpoly replaces elements, so the new ones with the same id or text get what the others had.
const removed: Record<string, Element> = {}
window.up?.compiler?.(stateful, (element) => {
  const key =
    location.pathname + (member(element, 'id') || member(element, 'textContent') || Math.random())
  keep(removed[key], element)
  return () => {
    removed[key] = element
    queueMicrotask(() => delete removed[key])
  }
})
