import { inlineCode } from '../markdown/inline-code.ts'
import type { Catalog } from '../schema/catalog.ts'
import type { Component, Prop, SubComponent } from '../schema/component.ts'
import { listParts } from './list-parts.ts'
import { toAttributeName } from './to-attribute-name.ts'
import { toComponentPath } from './to-component-path.ts'

/** The tags of a library as custom data 1.1 of VS Code, which completes them in templates. */
export function toHtmlCustomData(catalog: Catalog) {
  return {
    version: 1.1,
    tags: listParts(catalog).map((part) => ({
      name: part.tag,
      description: { kind: 'markdown', value: toDescription(part) },
      attributes: part.props.map(toAttribute),
      references: [
        {
          name: `${catalog.library.name} documentation`,
          url: `${catalog.library.docsUrl}${toComponentPath(part.name)}`,
        },
      ],
    })),
  }
}

function toDescription({ summary, slots, deprecated }: Component | SubComponent): string {
  return [
    ...(deprecated ? [`**Deprecated.** ${deprecated.message}`] : []),
    summary,
    ...(slots.length ? [`Slots: ${slots.map(({ name }) => inlineCode(name)).join(', ')}.`] : []),
  ].join('\n\n')
}

function toAttribute({ name, type, required, default: value, description, deprecated }: Prop) {
  const values = (type.values ?? []).map((item) => ({ name: String(item) }))
  const text = [
    ...(deprecated ? [`**Deprecated.** ${deprecated.message}`] : []),
    inlineCode(type.text),
    description,
    ...(required ? ['Required.'] : []),
    ...(value === undefined ? [] : [`Default: ${inlineCode(JSON.stringify(value))}.`]),
  ]
  return {
    name: toAttributeName(name),
    description: { kind: 'markdown', value: text.join(' ') },
    // VS Code writes an attribute of the set `v` without a value.
    ...(type.kind === 'boolean' && { valueSet: 'v' }),
    ...(values.length && { values }),
  }
}
