import { toLiteralText } from '../component/to-literal-text.ts'
import type { Component, Prop, SubComponent } from '../schema/component.ts'
import type { Script } from '../schema/script.ts'
import { inlineCode } from '../markdown/inline-code.ts'
import { markdownTable } from '../markdown/markdown-table.ts'

/** The API of a component and its sub-components as Markdown: headings from depth 2, tables. */
export function toApiMarkdown(component: Component, scripts: Script[]): string {
  const script = scripts.find(({ name }) => name === component.script)
  return [
    '## API',
    ...toPart(component),
    ...toTable('Events', ['Event', 'Detail', 'Description'], component.events, (event) => [
      inlineCode(event.name),
      event.detail ? inlineCode(event.detail) : '–',
      event.description,
    ]),
    ...component.subComponents.flatMap(toPart),
    ...toAccessibility(component),
    ...(script ? ['### Script', toScript(script)] : []),
  ].join('\n\n')
}

function toPart(part: Component | SubComponent): string[] {
  return [
    `### ${part.title}`,
    `${inlineCode(`<${part.tag}>`)} ${part.summary}`,
    ...toTable('Props', ['Prop', 'Type', 'Default', 'Description'], part.props, (prop) => [
      inlineCode(prop.name),
      inlineCode(prop.type.text),
      toDefault(prop),
      toPropDescription(prop),
    ]),
    ...toTable('Slots', ['Slot', 'Required', 'Description'], part.slots, (slot) => [
      inlineCode(slot.name),
      slot.required ? 'yes' : 'no',
      slot.description,
    ]),
    ...(part.attributes.passThrough
      ? [`Any other attribute goes to the ${part.attributes.to}.`]
      : []),
  ]
}

function toTable<T>(
  heading: string,
  headers: string[],
  items: T[],
  toRow: (item: T) => string[],
): string[] {
  return items.length ? [`#### ${heading}`, markdownTable(headers, items.map(toRow))] : []
}

function toDefault({ required, default: value, defaultFrom }: Prop): string {
  if (required) return 'required'
  const text = value === undefined ? '–' : inlineCode(toLiteralText(value))
  return defaultFrom ? `${text}, or ${inlineCode(defaultFrom.config)} of the configuration` : text
}

function toPropDescription({ description, deprecated }: Prop): string {
  return deprecated ? `**Deprecated.** ${deprecated.message} ${description}` : description
}

function toAccessibility({ accessibility: { pattern, keys } }: Component): string[] {
  if (!pattern && !keys.length) return []
  return [
    '### Accessibility',
    ...(pattern ? [`Follows the [ARIA authoring pattern](${pattern}).`] : []),
    ...(keys.length
      ? [
          markdownTable(
            ['Keys', 'Action'],
            keys.map((key) => [inlineCode(key.keys), key.action]),
          ),
        ]
      : []),
  ]
}

function toScript({ name, summary, attributes }: Script): string {
  const list = attributes.map(({ name, description }) => `- ${inlineCode(name)}: ${description}`)
  return [`Needs the client-side script ${inlineCode(name)}. ${summary}`, list.join('\n')]
    .filter(Boolean)
    .join('\n\n')
}
