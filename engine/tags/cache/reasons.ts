/**
 * Why the output of a tag is not cached, as `UI_DEBUG=render` prints it. `…` stands for a name. The
 * guide on rendering speed explains each of them.
 */
export const reasons = {
  attribute: 'an attribute is an object, or very long',
  longSlot: 'the slot "…" is long',
  severalSlots: 'reads the text of several slots',
  innerSlot: 'reads the text of the slot "…" in an inner tag',
  slotUses: 'does not just print the slot "…"',
  slots: 'uses all slots at once',
  class: 'has a class that is not declared as pure',
  inject: 'passes on values with `@inject`',
  lateInject: 'uses `@inject` in a block or after a slot',
  read: 'reads `…`',
  shared: 'reads globals in its class',
  call: 'calls `…`',
  change: 'changes a value that is not its own',
  code: 'contains code that cannot be analysed: `…`',
  error: 'throws an error',
} as const

/** Returns the text of a reason. */
export function toReason(reason: keyof typeof reasons, name = ''): string {
  return reasons[reason].replace('…', () => name)
}

/** Ends an analysis or a recorded render with the reason why the output cannot be cached. */
export class Refusal extends Error {}

export function refuse(...reason: Parameters<typeof toReason>): never {
  throw new Refusal(toReason(...reason))
}
