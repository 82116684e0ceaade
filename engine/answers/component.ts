import type { Prop } from '../tags/index.ts'
import { findEntry } from '../search/entry.ts'
import { toWrittenName } from '../catalog/tag-text.ts'
import { toEntryUrl } from '../catalog/urls.ts'
import type { ToolAnswer } from '../schema/answers.ts'
import type { Catalog } from '../schema/catalog.ts'
import type { Component, SubComponent } from '../schema/component.ts'
import { toDeprecationText } from '../tags/props/deprecation.ts'

/** The facts about a component or sub-component. */
export type ComponentAnswer = ToolAnswer<'get_component'>['components'][number] & {
  category: string
  docsUrl: string
}

/**
 * Returns all facts about a component or sub-component, without empty fields. Throws a LookupError
 * if it does not exist.
 */
export function toComponentAnswer(catalog: Catalog, written: string): ComponentAnswer {
  const { component, subComponent } = findEntry(catalog, written)
  const entry = subComponent ?? component
  const { script, events, accessibility, subComponents, examples, category } = component
  return {
    ...toEntryAnswer(entry),
    ...(subComponent && { parent: component.name }),
    category,
    docsUrl: toEntryUrl(catalog.library, entry),
    ...(entry.since && { since: entry.since }),
    ...(!subComponent && {
      ...(script && { script }),
      ...(events.length && { events }),
      ...(accessibility.keys.length && { keys: accessibility.keys }),
      ...(subComponents.length && {
        subComponents: subComponents.map((sub) => ({
          ...toEntryAnswer(sub),
          ...(sub.parentRequired && { parentRequired: true }),
        })),
      }),
    }),
    // Asking for a title returns all examples below that heading.
    examples: [...new Set(examples.map(({ title }) => title))],
  }
}

function toEntryAnswer({
  name,
  tag,
  kind,
  description,
  deprecated,
  props,
  slots,
  attributes,
  parts,
  rules,
  source,
}: Component | SubComponent) {
  return {
    name,
    tag,
    kind,
    description,
    ...(deprecated && { deprecated: toDeprecationText(deprecated) }),
    props: props.map((prop) => toProp(prop, tag)),
    slots: slots.map(({ name, required, description }) => ({
      name,
      ...(required && { required }),
      description,
    })),
    ...(attributes.passThrough && attributes.to && { attributes: attributes.to }),
    ...(parts.length && { parts }),
    ...(rules.length && { rules }),
    ...(source?.inferred && { inferred: true }),
  }
}

function toProp(prop: Prop, tag: string) {
  const { type, required, default: value, defaultFrom, description } = prop
  const { examples, deprecated, deprecatedValues } = prop
  return {
    name: toWrittenName(prop, tag),
    type: type.text,
    ...(required && { required }),
    ...(value !== undefined && { default: value }),
    ...(defaultFrom && {
      defaultFrom: defaultFrom.file
        ? `${defaultFrom.config} in ${defaultFrom.file}`
        : defaultFrom.config,
    }),
    description,
    ...(examples?.length && { examples }),
    ...(deprecated && { deprecated: toDeprecationText(deprecated) }),
    ...(deprecatedValues && { deprecatedValues }),
  }
}
