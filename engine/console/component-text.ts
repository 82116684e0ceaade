import { listDeprecatedValues } from '../tags/props/deprecation.ts'
import type { ComponentAnswer } from '../answers/component.ts'
import type { ToolAnswer } from '../schema/answers.ts'
import type { ExamplesAnswer } from '../answers/examples.ts'
import { toTagText } from '../catalog/tag-text.ts'
import { toLiteralText } from '../tags/props/prop.ts'

type Shown = ComponentAnswer
type ShownEntry = Pick<
  Shown,
  'props' | 'slots' | 'parts' | 'attributes' | 'rules' | 'deprecated' | 'inferred'
>

/** Writes one component for a terminal. `usage` is the code of its first example. */
export function toComponentText(component: Shown, usage: string | undefined): string {
  const { tag, category, parent, description } = component
  const { subComponents = [], keys = [], events = [] } = component
  const parts = [
    `${toTagText(tag)}  ${category}${parent ? `, part of ${parent}` : ''}`,
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
      `${toTagText(sub.tag)}${sub.parentRequired ? `  inside ${toTagText(tag)}` : ''}`,
      sub.description,
      ...toEntryText(sub),
    ]),
    ...(usage ? [`Usage\n\n${usage.replace(/[ \t]+$/gm, '').trimEnd()}`] : []),
    toPlace(component),
  ]
  return `${parts.join('\n\n')}\n`
}

/** Writes the files of a block for a terminal. Their first lines are comments with their paths. */
export function toBlockText({ examples }: ExamplesAnswer): string {
  return `${examples.map(({ code }) => code.trimEnd()).join('\n\n')}\n`
}

/** Writes what people need to know about the files of a block. */
export function toBlockNotes(block: ExamplesAnswer): string {
  const { examples } = block
  return [
    ...examples.flatMap(({ description }) => description.replaceAll('`', '') || []),
    ...(examples.some(({ id }) => id === 'start/routes.ts')
      ? ['Add the routes to your own start/routes.ts.']
      : []),
    toPlace(block),
  ].join('\n')
}

function toPlace({ docsUrl }: { docsUrl: string }): string {
  return `Documentation: ${docsUrl}`
}

function toEntryText({
  props,
  slots,
  parts = [],
  attributes,
  rules = [],
  deprecated,
  inferred,
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
    ...(inferred
      ? ['These props and slots were found in the template, which may use others too.']
      : []),
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
      ...listDeprecatedValues(prop),
      ...(examples.length ? [`For example ${examples.map(toLiteralText).join(', ')}.`] : []),
      ...(defaultFrom ? [`(${defaultFrom})`] : []),
    ].join(' '),
  ]
}

function section(title: string, rows: string[][]): string[] {
  return rows.length ? [`${title}\n${toColumns(rows)}`] : []
}

/** A wider cell gets a line of its own. */
const maxWidth = 34

/** Aligns rows in columns, indented by two spaces. Omits empty columns, and padding at the end. */
export function toColumns(rows: string[][]): string {
  const cells = rows.map((row) => row.map((text) => text.trim().replace(/\s*\n\s*/g, ' ')))
  const columns = (cells[0] ?? []).slice(0, -1).map((_, index) => index)
  const widths = columns.map((index) =>
    Math.max(...cells.map((row) => row[index]!.length).filter((width) => width <= maxWidth), 0),
  )
  const toStart = (index: number) =>
    widths.slice(0, index).reduce((sum, width) => sum + (width && width + 2), 2)
  return cells
    .map((row) => {
      let line = '  '
      for (const index of columns) {
        const text = row[index]!
        if (text.length > widths[index]!) line += `${text}\n${' '.repeat(toStart(index + 1))}`
        else if (widths[index]) line += `${text.padEnd(widths[index]!)}  `
      }
      return `${line}${row.at(-1)}`.trimEnd()
    })
    .join('\n')
}

/** Writes all components by category: name, summary, sub-components below. */
export function toListText({ categories }: ToolAnswer<'list_components'>): string {
  const width = Math.max(
    ...categories.flatMap(({ components }) => components.map(({ name }) => name.length)),
  )
  return categories
    .map(({ name, components }) => {
      const lines = components.flatMap(({ name, summary, subComponents = [] }) => [
        `  ${name.padEnd(width)}  ${summary}`,
        ...(subComponents.length
          ? [`  ${' '.repeat(width)}  with ${subComponents.join(', ')}`]
          : []),
      ])
      return `${name}\n${lines.join('\n')}\n`
    })
    .join('\n')
}
