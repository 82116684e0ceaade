import * as z from 'zod'

/** Words, phrases or names with commas between them. */
const words = z.string().min(1)

const screenSchema = z.strictObject({
  words: words.describe('What a screen is described with'),
  pieces: words.describe('Components that such a screen needs, the most typical first'),
})

/** What people and other libraries call the things of a library. */
export const vocabularySchema = z.strictObject({
  screens: z.array(screenSchema).optional(),
})

/** The vocabulary as a library declares it. */
export type Vocabulary = z.infer<typeof vocabularySchema>
