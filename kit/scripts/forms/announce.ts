/**
 * Tells other listeners what a script has changed for people.
 *
 * The events are those of real input.
 */
export function announce(control: Element): void {
  for (const name of ['input', 'change']) control.dispatchEvent(new Event(name, { bubbles: true }))
}
