import { inlineCode } from '../markdown/inline-code.ts'
import type { Catalog } from '../schema/catalog.ts'
import { findScriptPath } from './find-script-path.ts'

/** An attribute that a client-side script looks for on any element. */
export type GlobalAttribute = {
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
