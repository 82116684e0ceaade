import type { Prop } from '../../tags/index.ts'
import type { Catalog } from '../../schema/catalog.ts'
import { listGlobalAttributes, toWrittenAttribute } from './attributes.ts'
import { listTagEntries } from '../../catalog/groups.ts'
import { listDeprecatedValues } from '../../tags/props/deprecation.ts'
import { toComponentPath } from '../../catalog/paths.ts'
import { toHostUrl } from '../../catalog/urls.ts'

/** Generates web-types, from which JetBrains editors complete a library's tags in templates. */
export function toWebTypes(catalog: Catalog) {
  const { library } = catalog
  // Editors open this URL in a browser.
  const toDocUrl = (path: string) => {
    const url = toHostUrl(library, path)
    return url === null ? {} : { 'doc-url': url }
  }
  return {
    $schema: 'https://raw.githubusercontent.com/JetBrains/web-types/master/schema/web-types.json',
    name: library.package,
    version: library.version,
    'js-types-syntax': 'typescript',
    'description-markup': 'markdown',
    contributions: {
      html: {
        elements: listTagEntries(catalog).map((entry) => {
          const docUrl = entry.source ? {} : toDocUrl(toComponentPath(entry.name))
          return {
            name: entry.tag,
            description: entry.summary,
            ...docUrl,
            ...(entry.deprecated && { deprecated: true }),
            attributes: entry.props.map((prop) => ({ ...toAttribute(prop), ...docUrl })),
            slots: entry.slots.map(({ name, description }) => ({ name, description })),
          }
        }),
        attributes: listGlobalAttributes(catalog).map(({ name, description, path }) => ({
          name,
          description,
          ...toDocUrl(path),
          value: { kind: 'plain', type: 'string', required: false },
        })),
      },
    },
  }
}

function toAttribute(prop: Prop) {
  const { type, default: value, description, required, deprecated } = prop
  const name = toWrittenAttribute(prop)
  return {
    name,
    description: [description, ...listDeprecatedValues(prop)].join(' '),
    ...(required && { required }),
    ...(value !== undefined && { default: JSON.stringify(value) }),
    ...(deprecated && { deprecated: true }),
    value: {
      kind: name.startsWith(':') ? 'expression' : 'plain',
      type: type.values?.map((item) => JSON.stringify(item)) ?? type.text,
      // An attribute without a value is true.
      ...(type.kind === 'boolean' && { required: false }),
    },
  }
}
