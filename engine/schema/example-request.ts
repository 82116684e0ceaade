import * as z from 'zod'

/** What an example's fence says about the request that its page answers, as a session keeps it. */
export const exampleRequestSchema = z.strictObject({
  errors: z
    .record(z.string(), z.union([z.string(), z.array(z.string())]))
    .optional()
    .describe('Messages of the validator by the path of their control'),
  old: z.record(z.string(), z.json()).optional().describe('What was sent, by path'),
  flash: z.record(z.string(), z.json()).optional().describe('Other messages for the next page'),
})

/** A made-up request that an example answers. */
export type ExampleRequest = z.infer<typeof exampleRequestSchema>
