import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { toDisplayPath } from '../io/paths.ts'
import { readText } from '../io/read-file.ts'
import { writeFileAtomically } from '../io/write-files.ts'
import type { ComponentSource } from '../library/component/parse-component.ts'
import { toKeyText } from '../tags/props/prop.ts'
import type { LibrarySource } from '../site/sources.ts'
import { ProblemError } from '../problem/problem.ts'
import { findPropsArgument, parseProps, type Prop } from '../tags/index.ts'

/** Name of the file with the text of `toPropsType`, in the library's folder of components. */
export const PROPS_TYPE_FILE = 'props.d.ts'

type Source = Pick<LibrarySource, 'components'>

/** Writes the types of the props for a library's classes. Returns the path of the file. */
export async function writePropsType(folder: string, { components }: Source): Promise<string> {
  const path = toPath(folder)
  await writeFileAtomically(path, toPropsType(components))
  return path
}

/** Writes the types if the file does not exist. Throws a ProblemError if it is out of date. */
export async function checkPropsType(folder: string, source: Source): Promise<void> {
  const path = toPath(folder)
  if (!existsSync(path)) {
    await writePropsType(folder, source)
    return
  }
  if (readText(path) === toPropsType(source.components)) return
  throw new ProblemError({
    file: toDisplayPath(path),
    line: 1,
    cannot: 'use the types of the props',
    expected: ['types that match the templates'],
    fix: 'Run `engine types`.',
  })
}

function toPath(folder: string): string {
  return join(folder, 'components', PROPS_TYPE_FILE)
}

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
