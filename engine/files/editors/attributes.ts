import { inlineCode } from '../../library/markdown/write.ts'
import type { Catalog } from '../../schema/catalog.ts'
import { findScriptPath } from '../paths.ts'
import type { Prop } from '../../tags/index.ts'

/** An attribute that a client-side script looks for on any element. */
type GlobalAttribute = {
  name: string
  /** Markdown: what it does, and the script that is needed */
  description: string
  /** Where it is documented, below the documentation host */
  path: string
}

/** The attributes of all client-side scripts; those that HTML has itself are left out. */
export function listGlobalAttributes(catalog: Catalog): GlobalAttribute[] {
  return catalog.scripts.flatMap((script) => {
    const needs = `Needs ${inlineCode(`${catalog.library.package}/scripts/${script.name}`)}.`
    const path = findScriptPath(catalog, script.name) ?? ''
    return script.attributes
      .filter(({ name }) => name.startsWith('data-'))
      .map(({ name, description }) => ({ name, description: `${description} ${needs}`, path }))
  })
}

/**
 * How a prop is written in a tag where an editor completes it: bound, `:rows`, if no text can be
 * its value.
 */
export function toWrittenAttribute({ name, type }: Pick<Prop, 'name' | 'type'>): string {
  return isWrittenAsText(type) ? toAttributeName(name) : `:${toAttributeName(name)}`
}

function isWrittenAsText({ kind, text }: Prop['type']): boolean {
  if (kind !== 'other') return kind !== 'array' && kind !== 'object'
  const withoutFunctions = text.replace(/\([^)]*\)\s*=>.*/, '')
  return /['"`\d]|\b(string|number|boolean|true|false|any|unknown)\b/.test(withoutFunctions)
}

/** How a prop is written in a tag: `closeLabel` is `close-label`. */
export function toAttributeName(prop: string): string {
  return prop.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}
