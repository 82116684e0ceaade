import { CLASS_COUNT } from './classes.ts'
import { writeStatements } from './statements.ts'
import type { TagSource } from './tags.ts'
import type { Writer } from './writer.ts'

/** A component of the imaginary library. */
export interface RandomComponent {
  name: string
  template: string
  /** The attributes that it reads. */
  attributes: string[]
  /** Its class, as a number of `toClass`; null without one. */
  classNumber: number | null
}

/** Props, with their declarations. Without one, an attribute is in `$attrs`. */
const PROPS: Record<string, string> = {
  value: "{ type: 'unknown' }",
  other: "{ type: 'unknown' }",
  label: "{ type: 'string', default: 'label' }",
  items: "{ type: 'array', default: [] }",
  data: "{ type: 'object' }",
  count: "{ type: 'number' }",
  open: 'false',
  size: "{ type: 'string', values: ['s', 'm'], default: 's' }",
  theme: "{ type: 'unknown' }",
  depth: "{ type: 'number', default: 0 }",
}

/** Writes a component that may use those in the source. */
export function writeComponent(writer: Writer, name: string, source: TagSource): RandomComponent {
  const { choices } = writer
  const isDeclared = !choices.chance(20)
  const names = Object.keys(PROPS).filter((prop) => prop === 'value' || choices.chance(30))
  const entries = names.map((prop) => `  ${prop}: ${PROPS[prop]},`)
  const declaration = isDeclared ? ['@props({', ...entries, '})', ''].join('\n') : ''
  const hasClass = writer.has('classes') && choices.chance(30)
  const classNumber = hasClass ? choices.below(CLASS_COUNT) : null
  const place = { scope: isDeclared ? names : [], depth: 3, source }
  const lines = writeStatements(writer, place, 1 + choices.below(4))
  if (hasClass) lines.push('<i>{{ self.text }}</i>{{{ await self.body?.() }}}')
  if (writer.has('recursion') && declaration.includes('depth') && choices.chance(50)) {
    lines.push('@if(depth < 2)', ...writeRecursion(writer, name), '@end')
  }
  const template = declaration + toText(writer, lines)
  return { name, template, attributes: [...names, 'title'], classNumber }
}

function writeRecursion({ choices }: Writer, name: string): string[] {
  const inside = choices.pick([
    '',
    '{{{ await $slots.main() }}}',
    '<x-slot:head>{{ depth }}</x-slot:head>',
    '<x-slot:head>{{{ await $slots.main() }}}</x-slot:head>{{ depth }}',
  ])
  return [`<x-own::${name} :depth="depth + 1" :value="value">${inside}</x-own::${name}>`]
}

/** Joins lines, with white space and comments where they do no harm. */
function toText(writer: Writer, lines: string[]): string {
  const { choices } = writer
  if (!writer.has('whiteSpace') || choices.chance(50)) return lines.join('\n')
  const before = ['', '', '\n', '{{-- note --}}\n', '  ', '\t']
  const written = lines.map((line) => choices.pick(before) + line)
  return written.join(choices.pick(['\n', '\r\n'])) + choices.pick(['', '\n', '\n\n', '  \n'])
}
