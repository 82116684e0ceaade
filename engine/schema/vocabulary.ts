import * as z from 'zod'

/** Words, phrases or names with commas between them. */
const words = z.string().min(1)

const meaningSchema = z.strictObject({
  words: words.describe('Names in other libraries'),
  means: words.describe('What this library has instead, the best first'),
})

/** What people and other libraries call the things of a library. */
export const vocabularySchema = z.strictObject({
  components: z
    .array(meaningSchema)
    .optional()
    .describe('Means `name`, `name[prop]`, `name[prop=value]` or `name#slot`'),
  parts: z
    .array(meaningSchema)
    .optional()
    .describe('Parts of any component: `.part`, `[prop]`, `#slot`, or one of another component'),
  props: z
    .array(meaningSchema)
    .optional()
    .describe('Names of props; `-` stops: the word has no equivalent'),
  values: z.array(meaningSchema).optional().describe('Values of props'),
})

/** The vocabulary as a library declares it. */
export type Vocabulary = z.infer<typeof vocabularySchema>
