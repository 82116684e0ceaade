import { toTagText, toWrittenName } from '../catalog/tag-text.ts'
import { toEntryUrl, toHostUrl } from '../catalog/urls.ts'
import { toComponentPath } from '../catalog/paths.ts'
import type { Catalog } from '../schema/catalog.ts'
import type { Entry } from '../schema/component.ts'
import { toDeprecationText } from '../tags/props/deprecation.ts'
import type { Prop } from '../tags/index.ts'
import { toAttributeName } from '../tags/props/prop.ts'

/** Finds the prop that an attribute sets, `:close-label` or `closeLabel`. */
export function findProp(entry: Entry, attribute: string): Prop | undefined {
  const key = attribute.replace(/^:/, '')
  return entry.props.find(({ name }) => name === key || toAttributeName(name) === key)
}

/** Describes a prop in Markdown. */
export function describeProp(prop: Prop, { tag }: Pick<Entry, 'tag'>): string {
  const { type, required, default: value, description, deprecated, examples = [] } = prop
  const facts = [
    ...(required ? ['Required.'] : []),
    ...(value === undefined ? [] : [`Default: \`${JSON.stringify(value)}\`.`]),
    ...(examples.length
      ? [`For example ${examples.map((one) => `\`${JSON.stringify(one)}\``).join(', ')}.`]
      : []),
  ]
  return [
    `\`${toWrittenName(prop, tag)}\`: \`${type.text}\``,
    ...(deprecated ? [`**Deprecated.** ${toDeprecationText(deprecated)}`] : []),
    description,
    ...(facts.length ? [facts.join(' ')] : []),
  ].join('\n\n')
}

/** Describes a component in Markdown: what it is for, its props and its slots. */
export function describeEntry({ library }: Pick<Catalog, 'library'>, entry: Entry): string {
  const { tag, description, deprecated, props, slots, rules, source, name } = entry
  const url = source ? null : toHostUrl(library, toComponentPath(name))
  return [
    `\`${toTagText(tag)}\``,
    ...(deprecated ? [`**Deprecated.** ${toDeprecationText(deprecated)}`] : []),
    description,
    ...(props.length
      ? [
          `**Props**\n${props.map((prop) => `- \`${toWrittenName(prop, tag)}\`: ${prop.description}`).join('\n')}`,
        ]
      : []),
    ...(slots.length
      ? [`**Slots**\n${slots.map((slot) => `- \`${slot.name}\`: ${slot.description}`).join('\n')}`]
      : []),
    ...(rules.length ? [`**Rules**\n${rules.map((rule) => `- ${rule}`).join('\n')}`] : []),
    url === null ? `\`${toEntryUrl(library, entry)}\`` : `[Documentation](${url})`,
  ].join('\n\n')
}
