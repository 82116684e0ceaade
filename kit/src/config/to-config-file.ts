import { toLiteralText } from '../component/to-literal-text.ts'
import type { Catalog } from '../schema/catalog.ts'
import { listConfigurable } from './list-configurable.ts'

/** The configuration file of a new project: every default that it may set, as a comment. */
export function toConfigFile(catalog: Catalog): string {
  const lines = listConfigurable(catalog).map(({ component, props }) => {
    const entries = props.map(({ key, prop }) => `${key}: ${toLiteralText(prop.default ?? null)}`)
    return `  // ${component}: { ${entries.join(', ')} },\n`
  })
  return `import { defineConfig } from '${catalog.library.package}'

/** Defaults of components. What is left out keeps the default of the package, which is shown. */
export default defineConfig({
${lines.join('')}})
`
}
