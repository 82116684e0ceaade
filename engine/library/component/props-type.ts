import { findPropsArgument, parseProps, type Prop } from '../../tags/index.ts'
import { toKeyText } from '../config/config-file.ts'
import type { ComponentSource } from './parse-component.ts'

/** The file of a library, in its folder of components, that has the text of `toPropsType`. */
export const PROPS_TYPE_FILE = 'props.d.ts'

/** For each type that a prop is converted to, what a class reads. Other text is TypeScript already. */
const TYPES: Record<string, string> = {
  array: 'unknown[]',
  object: 'Record<string, unknown>',
  string: 'Text',
}

/**
 * The TypeScript types of the props that component classes read, as text, from the `@props` of their
 * templates. A prop is optional if it has no default: also a required one, because a page renders in
 * production without it.
 */
export function toPropsType(sources: readonly ComponentSource[]): string {
  const members = sources
    .filter(({ hasClass }) => hasClass)
    .map((source) => `  ${toKeyText(source.name)}: ${toMembers(parseSource(source))}\n`)
  return `// Generated from the \`@props\` of the templates by \`npm run types:update\`.

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
