import type { Prop } from '../../tags/index.ts'
import { inlineCode } from '../../library/markdown/write.ts'
import type { Catalog } from '../../schema/catalog.ts'
import type { Component, SubComponent } from '../../schema/component.ts'
import { listGlobalAttributes, toWrittenAttribute } from './attributes.ts'
import { listTagEntries } from '../../catalog/groups.ts'
import { toComponentPath } from '../../catalog/paths.ts'
import { toHostUrl } from '../../catalog/urls.ts'
import { listDeprecatedValues, toDeprecationText } from '../../tags/props/deprecation.ts'

/**
 * Generates custom data 1.1 for VS Code, which completes the tags of a library in templates, and
 * the attributes that its client-side scripts read.
 */
export function toHtmlCustomData(catalog: Catalog) {
  const { library } = catalog
  // Editors open these URLs in a browser.
  const toReferences = (path: string) => {
    const url = toHostUrl(library, path)
    return url === null ? {} : { references: [{ name: `${library.name} documentation`, url }] }
  }
  return {
    version: 1.1,
    tags: listTagEntries(catalog).map((entry) => {
      const references = entry.source ? {} : toReferences(toComponentPath(entry.name))
      return {
        name: entry.tag,
        description: { kind: 'markdown', value: toDescription(entry) },
        attributes: entry.props.map((prop) => ({ ...toAttribute(prop), ...references })),
        ...references,
      }
    }),
    globalAttributes: listGlobalAttributes(catalog).map(({ name, description, path }) => ({
      name,
      description: { kind: 'markdown', value: description },
      ...toReferences(path),
    })),
  }
}

function toDescription({ summary, slots, deprecated }: Component | SubComponent): string {
  return [
    ...(deprecated ? [`**Deprecated.** ${toDeprecationText(deprecated)}`] : []),
    summary,
    ...(slots.length ? [`Slots: ${slots.map(({ name }) => inlineCode(name)).join(', ')}.`] : []),
  ].join('\n\n')
}

function toAttribute(prop: Prop) {
  const { type, required, default: value, description, deprecated } = prop
  const values = (type.values ?? []).map((item) => ({ name: String(item) }))
  const text = [
    ...(deprecated ? [`**Deprecated.** ${toDeprecationText(deprecated)}`] : []),
    inlineCode(type.text),
    description,
    ...listDeprecatedValues(prop),
    ...(required ? ['Required.'] : []),
    ...(value === undefined ? [] : [`Default: ${inlineCode(JSON.stringify(value))}.`]),
  ]
  return {
    name: toWrittenAttribute(prop),
    description: { kind: 'markdown', value: text.join(' ') },
    // VS Code completes an attribute of the set `v` without a value.
    ...(type.kind === 'boolean' && { valueSet: 'v' }),
    ...(values.length && { values }),
  }
}
