/**
 * Keeps what people did when a library updates the page in place.
 *
 * Open dialogs and sections stay open, and typed text, ticked boxes and selected options stay as they
 * are, as does what Kit's own scripts changed. It connects itself to Turbo, htmx, Livewire, Alpine's morph plugin and Datastar, whichever are on
 * the page. For idiomorph and morphdom, pass `keep` as the callback that runs before an element is
 * updated. No component knows these libraries, and no library needs to know a component:
 *
 * - What people changed stays while the server sends the same as before.
 * - If the server sends something else than before, such as another value, the server wins.
 * - After a form was submitted, its values are the server's.
 *
 * @attribute data-kit-owns - On an element: names of attributes, separated by spaces, that belong to the page and not to the server. `hidden` stays only while the text is the same; `children` keeps what scripts added.
 * @attribute data-kit-opened - On a dialog or `<details>` that the server renders open.
 * @attribute data-kit-close - On an open dialog or `<details>` in the HTML of the server: closes it.
 * @method keep(from, to) - Copies what people did from an element to the one that replaces it.
 */
type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** Controls of submitted forms, until the answer of the server or the next change. */
const submitted = new WeakSet<EventTarget>()

/** The last value that the server sent; some libraries write others into the attributes. */
const defaults = new WeakMap<Control, string | boolean>()

/**
 * Copies what people did from an element to the one from the server that it becomes.
 *
 * @param from the element in the page
 * @param to the element from the server, of which the library copies attributes and children
 */
export function keep(from: Node, to: Node | null | undefined): void {
  if (!(from instanceof Element && to instanceof Element) || from.tagName !== to.tagName) return
  if (from.matches('dialog, details')) keepOpen(from as HTMLDialogElement, to)
  if (from.matches('input:not([type="file"]), textarea, select')) {
    keepValue(from as Control, to as Control)
  }
  for (const name of to.getAttribute('data-kit-owns')?.split(' ') ?? []) keepOwned(name, from, to)
}

function keepOpen(from: HTMLDialogElement, to: Element) {
  const [was, is] = [from, to].map((element) => element.hasAttribute('data-kit-opened'))
  if (was === is && !to.hasAttribute('data-kit-close')) to.toggleAttribute('open', from.open)
  // Without its attribute alone, a modal dialog would still block the page.
  else if (!is && from.open) from.close?.()
}

function keepValue(from: Control, to: Control) {
  const sent = toDefault(to)
  const isNew = (defaults.get(from) ?? toDefault(from)) !== sent && from !== document.activeElement
  defaults.set(from, sent)
  // An answer counts once: after a failed request, the text must survive the next update.
  if (submitted.delete(from) || isNew) copyValue(to, from)
  else copyValue(from, to)
}

/** The value that the server sent. */
function toDefault(control: Control): string | boolean {
  if (control instanceof HTMLSelectElement) {
    return [...control.options]
      .filter((option) => option.defaultSelected)
      .map(toValue)
      .join('\n')
  }
  return isTicked(control) ? control.defaultChecked : control.defaultValue
}

const toValue = ({ value }: HTMLOptionElement) => value

function isTicked(control: Control): control is HTMLInputElement {
  return control.matches('[type="checkbox"], [type="radio"]')
}

function copyValue(from: Control, to: Control) {
  if (from instanceof HTMLSelectElement) {
    const chosen = new Set([...from.selectedOptions].map(toValue))
    const { options } = to as HTMLSelectElement
    if (![...options].some(({ value }) => chosen.has(value))) return
    for (const option of options) option.selected = chosen.has(option.value)
  } else if (isTicked(from)) {
    ;(to as HTMLInputElement).checked = from.checked
  } else if (from.value !== to.value) {
    if (to.matches('input:not([value])') && from.isConnected) {
      // Some libraries empty a control without this attribute.
      to.setAttribute('value', from.value)
      queueMicrotask(() => from.removeAttribute('value'))
    }
    to.value = from.value
  }
}

function keepOwned(name: string, from: Element, to: Element) {
  const value = from.getAttribute(name)
  if (name === 'hidden' && from.textContent !== to.textContent) return
  if (value === null) to.removeAttribute(name)
  else to.setAttribute(name, value)
}

document.addEventListener('submit', ({ target }) => {
  for (const control of (target as HTMLFormElement).elements) submitted.add(control)
})
document.addEventListener('input', ({ target }) => submitted.delete(target!))

// Turbo
document.addEventListener('turbo:before-morph-element', (event) => {
  keep(event.target as Element, (event as CustomEvent<{ newElement?: Element }>).detail.newElement)
})

type Nodes = { oldNode: Node; newNode: Node; el: Node; toEl: Node }
type Morph = (from: Element, to: string | Element, options?: { updating?: typeof keep }) => Element

declare global {
  interface Window {
    htmx?: { registerExtension?: (name: string, methods: object) => void }
    Livewire?: { hook: (name: string, run: (nodes: Nodes) => void) => void }
  }
}

// Livewire, which uses Alpine
document.addEventListener('livewire:init', () => {
  window.Livewire?.hook('morph.updating', ({ el, toEl }) => keep(el, toEl))
})

// Alpine's morph plugin
document.addEventListener('alpine:init', () => {
  const { Alpine } = window as { Alpine?: { morph?: Morph } }
  const morph = Alpine?.morph
  if (!morph) return
  Alpine.morph = (from, to, options) =>
    morph(from, to, {
      ...options,
      updating(...nodes) {
        keep(...nodes)
        return options?.updating?.(...nodes)
      },
    })
})

// htmx
window.htmx?.registerExtension?.('kit', {
  htmx_before_morph_node: (_: Element, { oldNode, newNode }: Nodes) => keep(oldNode, newNode),
})
