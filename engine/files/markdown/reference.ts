import * as z from 'zod'
import { listConfigKeys } from '../../library/config/config-file.ts'
import { inlineCode, markdownTable } from '../../library/markdown/write.ts'
import { toolSchemas, type ToolName } from '../../schema/answers.ts'
import type { Catalog } from '../../schema/catalog.ts'
import { toolNotes, toolTexts } from '../../schema/tools.ts'
import { toLiteralText } from '../../tags/props/prop.ts'
import { toPropDescription } from './api.ts'

/** Writes the keys of the configuration file as a Markdown table, each with its default. */
export function toConfigurationMarkdown(catalog: Catalog): string {
  return markdownTable(
    ['Key', 'Type', 'Default', 'Description'],
    listConfigKeys(catalog).map(({ key, prop }) => [
      inlineCode(key),
      inlineCode(prop.type.text),
      prop.default === undefined ? '–' : inlineCode(toLiteralText(prop.default)),
      toPropDescription(prop),
    ]),
  )
}

/** Writes the tools of the MCP server as Markdown: a heading of level 2, the input, the result. */
export function toToolsMarkdown(): string {
  return (Object.keys(toolTexts) as ToolName[])
    .map((name) => {
      const { input, output } = toolSchemas[name]
      return [
        `## ${name}`,
        toolTexts[name].description,
        toolNotes[name],
        markdownTable(['Input', 'Type', 'Default', 'Description'], toInputRows(input)),
        `\`\`\`ts\n${listTypes(z.toJSONSchema(output)).join('\n\n')}\n\`\`\``,
      ].join('\n\n')
    })
    .join('\n\n')
}

function toInputRows(schema: z.ZodObject): string[][] {
  const { properties = {}, required = [] } = z.toJSONSchema(schema, { io: 'input' })
  return Object.entries(properties).map(([name, property]) => {
    const { default: value, description } = toSchema(property)
    return [
      inlineCode(name),
      inlineCode(toTypeText(toSchema(property))),
      required.includes(name) ? 'required' : value === undefined ? '–' : inlineCode(String(value)),
      [description, toLimit(toSchema(property))].filter(Boolean).join('. ') || '–',
    ]
  })
}

/** Returns the limit of an input as text, or undefined if it has none. */
function toLimit({ minItems, maxItems, maxLength, maximum }: Schema): string | undefined {
  if (maxItems !== undefined) return `${minItems ?? 0} to ${maxItems} of them`
  if (maxLength !== undefined) return `At most ${maxLength} characters`
  return maximum === undefined ? undefined : `At most ${maximum}`
}

type Schema = z.core.JSONSchema.BaseSchema

function toSchema(schema: z.core.JSONSchema._JSONSchema | undefined): Schema {
  return typeof schema === 'object' ? schema : {}
}

/** Writes a JSON Schema as TypeScript types: the result first, then those that it shares. */
function listTypes(schema: Schema): string[] {
  const shared = Object.entries(schema.$defs ?? {})
  return [['result', schema] as const, ...shared].map(
    ([name, type]) => `type ${toTypeName(name)} = ${toTypeText(toSchema(type))}`,
  )
}

function toTypeName(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1)
}

/** Writes a JSON Schema as a TypeScript type. */
function toTypeText(schema: Schema, indent = ''): string {
  const write = (inner: Parameters<typeof toSchema>[0], deeper = indent) =>
    toTypeText(toSchema(inner), deeper)
  if (schema.$ref) return toTypeName(schema.$ref.split('/').at(-1)!)
  if (schema.enum) return schema.enum.map((value) => `'${value}'`).join(' | ')
  if (schema.anyOf) return schema.anyOf.map((one) => write(one)).join(' | ')
  switch (schema.type) {
    case 'integer':
      return 'number'
    case 'array': {
      const items = Array.isArray(schema.items) ? undefined : schema.items
      const text = write(items)
      return text.includes(' | ') && !text.startsWith('{') ? `(${text})[]` : `${text}[]`
    }
    case 'object': {
      if (!schema.properties) return 'Record<string, unknown>'
      const inner = `${indent}  `
      const members = Object.entries(schema.properties).map(([name, property]) => {
        const { description } = toSchema(property)
        const mark = schema.required?.includes(name) ? '' : '?'
        const note = description ? ` // ${description}` : ''
        return `${inner}${name}${mark}: ${write(property, inner)}${note}\n`
      })
      return `{\n${members.join('')}${indent}}`
    }
    default:
      return typeof schema.type === 'string' ? schema.type : 'unknown'
  }
}
