import type { Catalog } from '../schema/catalog.ts'
import { listConfigurable } from './list-configurable.ts'

/** The TypeScript type of the project's configuration, as text: what editors complete there. */
export function toConfigType(catalog: Catalog): string {
  const groups = listConfigurable(catalog).map(({ component, props }) => {
    const members = props.map(
      ({ key, prop }) =>
        `        /** ${prop.description.replaceAll('*/', '*\\/')} */\n        ${quote(key)}?: ${prop.type.text};\n`,
    )
    return `    ${quote(component)}?: {\n${members.join('')}    };\n`
  })
  return `/** Defaults of components that a project may set. */
export interface Config {
${groups.join('')}}
`
}

function quote(key: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(key) ? key : JSON.stringify(key)
}
