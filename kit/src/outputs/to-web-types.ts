import type { Catalog } from '../schema/catalog.ts'
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
    'description-markup': 'markdown',
    contributions: {
      html: {
        elements: listParts(catalog).map((part) => ({
          name: part.tag,
          description: part.summary,
          'doc-url': `${docsUrl}${toComponentPath(part.name)}`,
          ...(part.deprecated && { deprecated: true }),
          attributes: part.props.map(({ name, type, default: value, description, required }) => ({
            name: toAttributeName(name),
            description,
            ...(required && { required }),
            ...(value !== undefined && { default: JSON.stringify(value) }),
            value: {
              kind: 'plain',
              type:
                type.kind === 'enum' ? type.values!.map((item) => JSON.stringify(item)) : type.text,
            },
          })),
          slots: part.slots.map(({ name, description }) => ({ name, description })),
        })),
      },
    },
  }
}
