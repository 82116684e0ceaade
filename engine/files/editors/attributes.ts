import { inlineCode } from '../../library/markdown/write.ts'
import type { Catalog } from '../../schema/catalog.ts'
import { findScriptPath } from '../../catalog/paths.ts'
import type { Prop } from '../../tags/index.ts'
import { toAttributeName } from '../../tags/props/prop.ts'

export { toAttributeName }

/** An attribute that a client-side script reads from any element. */
type GlobalAttribute = {
  name: string
  /** Markdown: what it does, and which script it needs */
  description: string
  /** Path of its documentation on the site */
  path: string
}

/**
 * Lists the `data-` attributes of all client-side scripts. One that several scripts read is listed
 * once, with what each of them does.
 */
export function listGlobalAttributes(catalog: Catalog): GlobalAttribute[] {
  const all = catalog.scripts.flatMap((script) => {
    const needs = `Needs ${inlineCode(`${catalog.library.package}/scripts/${script.name}`)}.`
    const path = findScriptPath(catalog, script.name) ?? ''
    return script.attributes
      .filter(({ name }) => name.startsWith('data-'))
      .map(({ name, description }) => ({ name, description: `${description} ${needs}`, path }))
  })
  return [...Map.groupBy(all, ({ name }) => name).values()].map((same) => ({
    ...same[0]!,
    description: same.map(({ description }) => description).join('\n\n'),
  }))
}

/** Returns the attribute that editors complete for a prop, bound if it accepts no text: `:rows`. */
export function toWrittenAttribute({
  name,
  type,
  inferred,
}: Pick<Prop, 'name' | 'type' | 'inferred'>): string {
  // Without `@props`, an attribute is a variable of the same name.
  if (inferred) return name
  return isWrittenAsText(type) ? toAttributeName(name) : `:${toAttributeName(name)}`
}

function isWrittenAsText({ kind, text }: Prop['type']): boolean {
  if (kind !== 'other') return kind !== 'array' && kind !== 'object'
  const withoutFunctions = text.replace(/\([^)]*\)\s*=>.*/, '')
  return /['"`\d]|\b(string|number|boolean|true|false|any|unknown)\b/.test(withoutFunctions)
}
