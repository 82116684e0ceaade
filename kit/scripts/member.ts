/**
 * Reads members of forms as HTML defines them.
 *
 * A field hides the member of its form that has its name: in a form with a field `target` or
 * `closest`, `form.target` and `form.closest` are that field.
 */
const { prototype } = HTMLFormElement

/** A member of an element, even if it is a form with a field of the same name. */
export function member<Name extends keyof HTMLFormElement>(
  element: Element,
  name: Name,
): HTMLFormElement[Name] {
  const value: unknown = Reflect.get(prototype, name, element)
  return (typeof value === 'function' ? value.bind(element) : value) as HTMLFormElement[Name]
}

/** The controls that a form submits: also those with its id in `form`, which are elsewhere. */
export const listControls = (form: EventTarget | null): HTMLInputElement[] =>
  form instanceof HTMLFormElement ? ([...member(form, 'elements')] as HTMLInputElement[]) : []

/** The nearest element around the target of an event, or itself, that matches a selector. */
export const closest = <Found extends Element = HTMLElement>(
  target: EventTarget | null | undefined,
  selector: string,
): Found | null => (target instanceof Element ? member(target, 'closest')<Found>(selector) : null)
