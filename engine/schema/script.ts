import * as z from 'zod'

const text = z.string().min(1)
const member = z.strictObject({ name: text, type: text.optional(), description: text })

/** One client-side script, described by the comment at the head of its source. */
export const scriptSchema = z.strictObject({
  name: text,
  summary: text.max(100),
  description: text,
  attributes: z.array(member),
  events: z.array(member),
  methods: z.array(member),
  options: z.array(member),
})

/** A client-side script. */
export type Script = z.infer<typeof scriptSchema>
