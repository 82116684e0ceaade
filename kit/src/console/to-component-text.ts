import { toLiteralText } from '../edge/to-literal-text.ts'
import type { ToolAnswer } from '../schema/answers.ts'
import { toColumns } from './to-columns.ts'

type Shown = ToolAnswer<'get_component'>
type ShownEntry = Pick<Shown, 'props' | 'slots' | 'parts' | 'attributes' | 'rules' | 'deprecated'>

/** One component as a person reads it in a terminal; `usage` is the code of its first example. */
export function toComponentText(component: Shown, usage: string | undefined): string {
  const { tag, category, parent, description } = component
  const { subComponents = [], keys = [], events = [] } = component
  const parts = [
    `<${tag}>  ${category}${parent ? `, part of ${parent}` : ''}`,
    description,
    ...toEntryText(component),
    ...section(
      'Events',
      events.map(({ name, detail, description }) => [name, detail ?? '', description]),
    ),
    ...section(
      'Keys',
      keys.map(({ keys, action }) => [keys, action]),
    ),
    ...subComponents.flatMap((sub) => [
      `<${sub.tag}>${sub.parentRequired ? `  inside <${tag}>` : ''}`,
      sub.description,
      ...toEntryText(sub),
    ]),
    ...(usage ? [`Usage\n${indent(usage)}`] : []),
    component.docsUrl,
  ]
  return `${parts.join('\n\n')}\n`
}

function toEntryText({
  props,
  slots,
  parts = [],
  attributes,
  rules = [],
  deprecated,
}: ShownEntry): string[] {
  return [
    ...(deprecated ? [`Deprecated: ${deprecated}`] : []),
    ...section('Props', props.map(toPropRow)),
    ...section(
      'Slots',
      slots.map(({ name, required, description }) => [
        name,
        required ? 'required' : '',
        description,
      ]),
    ),
    ...section(
      'Parts',
      parts.map(({ name, description }) => [name, description]),
    ),
    ...(attributes ? [`Any other attribute goes to the ${attributes}.`] : []),
    ...(rules.length ? [`Rules\n${rules.map((rule) => `  - ${rule}`).join('\n')}`] : []),
  ]
}

function toPropRow(prop: ShownEntry['props'][number]): string[] {
  const { name, type, required, defaultFrom, description, examples = [], deprecated } = prop
  const value = prop.default === undefined ? '' : toLiteralText(prop.default)
  return [
    name,
    type,
    required ? 'required' : value,
    [
      ...(deprecated ? [`Deprecated: ${deprecated}`] : []),
      description,
      ...(examples.length ? [`For example ${examples.map(toLiteralText).join(', ')}.`] : []),
      ...(defaultFrom ? [`(${defaultFrom})`] : []),
    ].join(' '),
  ]
}

function section(title: string, rows: string[][]): string[] {
  return rows.length ? [`${title}\n${toColumns(rows)}`] : []
}

function indent(text: string): string {
  return text
    .trimEnd()
    .split('\n')
    .map((line) => `  ${line}`.trimEnd())
    .join('\n')
}
