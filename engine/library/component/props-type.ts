import { findPropsArgument, parseProps, type Prop } from '../../tags/index.ts'
import { toKeyText } from '../config/config-file.ts'
import type { ComponentSource } from './parse-component.ts'

/** Name of the file with the text of `toPropsType`, in the library's folder of components. */
export const PROPS_TYPE_FILE = 'props.d.ts'

/** The TypeScript types for the types of props that are not TypeScript. */
const TYPES: Record<string, string> = {
  array: 'unknown[]',
  object: 'Record<string, unknown>',
  string: 'Text',
}

/**
 * Generates the TypeScript types of the props of class-based components, as text, from the `@props`
 * of their templates. A prop without a default is optional, even if it is required, because in
 * production a page renders without it.
 */
export function toPropsType(sources: readonly ComponentSource[]): string {
  const members = sources
    .filter(({ hasClass }) => hasClass)
    .map((source) => `  ${toKeyText(source.name)}: ${toMembers(parseSource(source))}\n`)
  return `// Generated from the \`@props\` of the templates by \`engine types\`.

/** A text, also one that Edge prints without escaping. */
export type Text = string | { value: string }

interface Props {
${members.join('')}}

/** The props of a component, as its template declares them. */
export type PropsOf<Name extends keyof Props> = Props[Name]
`
}

function parseSource({ file, text }: ComponentSource): Prop[] {
  const argument = findPropsArgument(text)
  if (!argument) return []
  const { jsArg, line, col } = argument
  return parseProps(jsArg, { filename: file, line, col })
}

function toMembers(props: Prop[]): string {
  if (!props.length) return '{}'
  const lines = props.map((prop) => {
    const name = prop.default === undefined ? `${prop.name}?` : prop.name
    return `    ${name}: ${toTypeText(prop.type)}\n`
  })
  return `{\n${lines.join('')}  }`
}

function toTypeText({ kind, text }: Prop['type']): string {
  if (kind === 'enum') return text
  return text.replace(/(?<=^|\|)\s*(\w+)\s*(?=\||$)/g, (part, name: string) =>
    Object.hasOwn(TYPES, name) ? part.replace(name, TYPES[name]!) : part,
  )
}
