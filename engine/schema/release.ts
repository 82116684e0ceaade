import * as z from 'zod'

/** What changed in one version of the library. */
export const releaseSchema = z.strictObject({
  version: z.string().min(1),
  date: z.iso.date().nullable().describe('Day of the release; null before it'),
  markdown: z.string().min(1).describe('What changed'),
})

/** A version of the library with what changed in it. */
export type Release = z.infer<typeof releaseSchema>
