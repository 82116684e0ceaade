import * as z from 'zod'
import type { Prop } from '../tags/index.ts'
import { reference } from './library.ts'

/** Any JSON value, such as the default of a prop or the value of an example. */
const jsonValueSchema = z.json()

const text = z.string().min(1)
const url = z.url()

const typeSchema = z.strictObject({
  text: text.describe('Type, in TypeScript syntax'),
  kind: z.enum(['string', 'number', 'boolean', 'array', 'object', 'enum', 'other']),
  values: z.array(jsonValueSchema).optional().describe('Accepted values of an enum'),
  min: z.number().optional().describe('Smallest accepted number'),
  max: z.number().optional().describe('Largest accepted number'),
  integer: z.literal(true).optional().describe('Whether only whole numbers are accepted'),
})

const deprecatedSchema = z.strictObject({
  message: text,
  replacement: text.optional().describe('Name of the prop or component to use instead'),
})

/** One declared prop of a component. */
export const propSchema = z.strictObject({
  name: text,
  required: z.boolean(),
  type: typeSchema,
  default: jsonValueSchema.optional().describe('Default value; omitted if the prop has none'),
  defaultFrom: z
    .strictObject({
      config: text.describe('Configuration key that overrides the default'),
      file: text.optional().describe('Project file that sets this key; omitted if none does'),
    })
    .optional(),
  description: text,
  examples: z.array(jsonValueSchema).optional(),
  deprecated: deprecatedSchema.optional(),
  deprecatedValues: z
    .record(text, text)
    .optional()
    .describe('Former values, each with the value to use instead'),
  inferred: z
    .literal(true)
    .optional()
    .describe('The template does not declare the prop, but reads it'),
}) satisfies z.ZodType<Prop>

const slotSchema = z.strictObject({ name: text, required: z.boolean(), description: text })

const partSchema = z.strictObject({
  name: text.describe('Value of the `data-…-part` attribute, for CSS selectors'),
  description: text,
})

const eventSchema = z.strictObject({
  name: text,
  detail: text.optional().describe('Type of `event.detail`, in TypeScript syntax'),
  description: text,
})

const keySchema = z.strictObject({ keys: text, action: text })

const sourceSchema = z
  .strictObject({
    file: text.describe('Path of the template from the folder of the project'),
    package: text.optional().describe('Package with the template; omitted for the application'),
    inferred: z
      .literal(true)
      .optional()
      .describe('Props and slots were found in the template, and there may be others'),
  })
  .describe('Only for components of the application and of other packages')

const entryShape = {
  name: text.describe('Name with dots, such as `card.header`'),
  tag: text.describe('Tag name in templates, without angle brackets'),
  title: text,
  summary: text.max(100),
  description: text,
  keywords: z.array(text).describe('Search keywords'),
  kind: z.enum(['anonymous', 'class']),
  since: text.optional(),
  deprecated: deprecatedSchema.optional(),
  props: z.array(propSchema),
  slots: z.array(slotSchema),
  parts: z.array(partSchema).describe('Elements inside the component that applications can style'),
  attributes: z.strictObject({
    passThrough: z.boolean(),
    to: text
      .nullable()
      .describe('Element that receives attributes which are not props; `null` if none does'),
  }),
  rules: z.array(text),
  idProps: z.array(text).optional().describe('Props whose value is the id of another element'),
  internalAttributes: z
    .array(text)
    .optional()
    .describe('Attributes that only the template of another component of the library may set'),
  labelledBy: z
    .array(text)
    .optional()
    .describe('Props and slots that name the form control; omitted for everything else'),
  labelsControls: z
    .array(text)
    .optional()
    .describe('It names the controls in its slot, if it has one of these attributes or needs none'),
  source: sourceSchema.optional(),
}

const subComponentSchema = z.strictObject({
  ...entryShape,
  parentRequired: z.boolean(),
  parentUnless: z
    .array(text)
    .optional()
    .describe(
      'Attributes that replace the parent: with one of them, the tag can be used on its own',
    ),
  counterpart: z
    .strictObject({ name: text, prop: text })
    .optional()
    .describe('Sub-component that each one needs, with the same value of this prop'),
})

const exampleReferenceSchema = z.strictObject({ id: text, title: text })

const componentShape = {
  ...entryShape,
  category: text,
  docsUrl: reference,
  markdownUrl: reference,
  events: z.array(eventSchema),
  script: text.nullable().describe('Name of the client-side script that the component needs'),
  accessibility: z.strictObject({ pattern: url.nullable(), keys: z.array(keySchema) }),
  subComponents: z.array(subComponentSchema),
}

/** One live example from the documentation. */
export const exampleSchema = z.strictObject({
  id: text,
  title: text,
  description: z.string(),
  code: text,
  language: z.literal('edge'),
  uses: z.array(text).describe('Names of the components and sub-components in the code'),
})

/** A component in the catalog: without URLs, and with its full examples. */
export const componentSchema = z
  .strictObject({ ...componentShape, examples: z.array(exampleSchema) })
  .omit({ docsUrl: true, markdownUrl: true })

/** A component in `/components.json`. */
export const componentEntrySchema = z.strictObject({
  ...componentShape,
  examples: z.array(exampleReferenceSchema),
})

/** A component in `/components/<name>.json`. */
export const componentDetailSchema = z.strictObject({
  ...componentShape,
  examples: z.array(exampleSchema),
})

/** A component in the catalog. */
export type Component = z.infer<typeof componentSchema>
/** A component in `/components.json`. */
export type ComponentEntry = z.infer<typeof componentEntrySchema>
/** A sub-component, such as `card.header`. */
export type SubComponent = z.infer<typeof subComponentSchema>
/** A component or a sub-component. */
export type Entry = Component | SubComponent
/** A live example with its code. */
export type Example = z.infer<typeof exampleSchema>
