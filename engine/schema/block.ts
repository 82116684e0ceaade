import * as z from 'zod'
import { reference } from './library.ts'

const text = z.string().min(1)

const facts = {
  name: text.describe('Path of its page, such as `blocks/sign-in`'),
  title: text,
  category: text,
  description: text,
  keywords: z.array(text),
  uses: z.array(text).describe('Components and sub-components in its templates'),
}

/** A block: the templates, controllers and routes of a whole page, to copy into an application. */
export const blockSchema = z.strictObject({
  ...facts,
  files: z.array(
    z.strictObject({
      path: text.describe('Path in an application'),
      language: text,
      code: text,
      calls: z
        .array(
          z.strictObject({
            tag: text.describe('Its tag without `@`, such as `layout`'),
            title: text.describe('Title of the section that shows its code'),
            url: text.describe('Path of that section in the documentation'),
            by: text.optional().describe('Tag of the component that calls it, not the template'),
          }),
        )
        .optional()
        .describe('Components of the application that the first template calls'),
    }),
  ),
})

/** A block in `/components.json`: without the code of its files. */
export const blockEntrySchema = z.strictObject({
  ...facts,
  docsUrl: reference,
  markdownUrl: reference,
  files: z.array(text).describe('Paths in an application'),
})

/** A block with its files. */
export type Block = z.infer<typeof blockSchema>
/** A block in `/components.json`. */
export type BlockEntry = z.infer<typeof blockEntrySchema>
