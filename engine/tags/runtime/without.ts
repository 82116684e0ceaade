import type { Slots } from './page.ts'

/** Key under which a tag passes the names of the slots whose condition is false. */
export const WITHOUT = Symbol('without')

/** Removes the slots whose condition is false, so that the component does not leave room for them. */
export function removeEmpty(props: object, slots: Slots | undefined): void {
  const { [WITHOUT]: names } = props as { [WITHOUT]?: string[] }
  if (slots) for (const name of names ?? []) delete slots[name]
}
