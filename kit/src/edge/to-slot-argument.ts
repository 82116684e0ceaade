import { isUsableName } from './is-usable-name.ts'
import type { ScannedTag } from './scan-template.ts'

/** Turns the attributes of an `<x-slot>` into the argument of Edge's `@slot`. */
export function toSlotArgument(
  tag: ScannedTag,
  fail: (message: string, offset: number) => never,
): string {
  let name = tag.name.startsWith('slot:') ? tag.name.slice('slot:'.length) : ''
  let row = ''
  for (const { key, value, name: written, from } of tag.attributes) {
    if (key === 'name' && !name && typeof value === 'string') name = value
    else if (key === 'let' && !row && typeof value === 'string') {
      row = value.trim()
      if (!isUsableName(row)) fail(`"${row}" cannot name the data of a slot: let="row"`, from)
    } else fail(`<x-slot> takes name="…" and let="…" once each, not "${written}"`, from)
  }
  if (name in Object.prototype) fail(`"${name}" cannot name a slot: every object has it`, tag.from)
  if (!/^[A-Za-z]\w*$/.test(name)) {
    const example = '<x-slot name="footer"> (letters, digits, underscore)'
    fail(`A slot needs a literal name: ${example}`, tag.from)
  }
  return JSON.stringify(name) + (row && `, ${row}`)
}
