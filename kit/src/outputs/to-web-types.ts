import type { Catalog } from '../schema/catalog.ts'
import type { Prop } from '../schema/component.ts'
import { listParts } from './list-parts.ts'
import { toAttributeName } from './to-attribute-name.ts'
import { toComponentPath } from './to-component-path.ts'

/** The tags of a library as web-types, which editors of JetBrains complete in templates. */
export function toWebTypes(catalog: Catalog) {
  const { package: packageName, version, docsUrl } = catalog.library
  return {
    $schema: 'https://raw.githubusercontent.com/JetBrains/web-types/master/schema/web-types.json',
    name: packageName,
    version,
    'js-types-syntax': 'typescript',
    'description-markup': 'markdown',
    contributions: {
      html: {
        elements: listParts(catalog).map((part) => ({
          name: part.tag,
          description: part.summary,
          'doc-url': `${docsUrl}${toComponentPath(part.name)}`,
          ...(part.deprecated && { deprecated: true }),
          attributes: part.props.map(toAttribute),
          slots: part.slots.map(({ name, description }) => ({ name, description })),
        })),
      },
    },
  }
}

function toAttribute({ name, type, default: value, description, required, deprecated }: Prop) {
  const values = type.values?.map((item) => JSON.stringify(item))
  return {
    name: toAttributeName(name),
    description,
    ...(required && { required }),
    ...(value !== undefined && { default: JSON.stringify(value) }),
    ...(deprecated && { deprecated: true }),
    value: { kind: 'plain', type: values ?? type.text },
  }
}
