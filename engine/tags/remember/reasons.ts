/**
 * Why the output of a tag is not remembered, as `UI_DEBUG=render` prints it. `…` stands for a name.
 * The guide on rendering speed explains each of them.
 */
export const reasons = {
  attribute: 'an attribute is an object, or very long',
  longSlot: 'the slot "…" is long',
  severalSlots: 'reads the text of several slots',
  innerSlot: 'reads the text of the slot "…" in an inner tag',
  slotUses: 'does not print the slot "…" exactly once',
  slotOrder: 'does not print each slot once, in order',
  slotInClass: 'uses a slot in its class',
  inject: 'passes on values with `@inject`',
  lateInject: 'uses a slot before `@inject`',
  read: 'reads `…`',
  readObject: 'reads an object in its class',
  readState: 'reads all props, globals or shared values at once',
  caller: 'uses `$caller`',
  edgeTag: 'uses `@…`',
  templateMethod: 'uses `template.…`',
  error: 'throws an error',
} as const

/** Returns the text of a reason. */
export function toReason(reason: keyof typeof reasons, name = ''): string {
  return reasons[reason].replace('…', () => name)
}
