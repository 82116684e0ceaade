import * as z from 'zod'

const text = z.string().min(1)

/** One console command, as its class declares it. */
export const commandSchema = z.strictObject({
  name: text.describe('As typed after `node ace`, `acme:list`'),
  description: text,
  help: z.array(text).describe('Paragraphs of Markdown'),
  arguments: z.array(z.strictObject({ name: text, required: z.boolean(), description: text })),
  options: z.array(
    z.strictObject({
      name: text.describe('With its dashes, `--category`'),
      type: z.enum(['boolean', 'string', 'array']),
      description: text,
    }),
  ),
  readOnly: z.boolean().describe('It writes no file'),
})

/** A console command. */
export type Command = z.infer<typeof commandSchema>
