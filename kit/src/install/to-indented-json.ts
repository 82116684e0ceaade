import type { Indent } from './to-indent.ts'

/** A value as JSON whose lines after the first are indented; lists are on one line. */
export function toIndentedJson(value: unknown, { indent, unit }: Indent): string {
  return JSON.stringify(value, null, unit)
    .replace(/\[\s+([^[\]{}]*?)\s+\]/g, (_, items: string) => `[${items.replace(/,\s+/g, ', ')}]`)
    .replaceAll('\n', `\n${indent}`)
}
