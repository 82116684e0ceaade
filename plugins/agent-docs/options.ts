import { z } from 'zod'
import { findNearest, toSuggestion } from '@kit-edge/engine/problem/suggestion.ts'
import type { MarkdownTwin } from '@kit-edge/engine/library/markdown/index.ts'

const optionsSchema = z.strictObject({
  name: z.string().min(1, 'expected some text').describe('Title of `llms.txt`'),
  summary: z
    .string()
    .regex(/^\S[^\n]*$/, 'expected one line')
    .describe('One line on what the documentation is about'),
  introduction: z
    .string()
    .min(1, 'expected some text')
    .optional()
    .describe('Markdown that follows the summary in `llms.txt`, without headings'),
  content: z
    .string()
    .min(1, 'expected some text')
    .default('src/content/docs')
    .describe('Folder of the pages, from the root of the project'),
  prefix: z
    .string()
    .regex(/^(?:\/[^/]+)*$/, 'expected a path such as `/docs`, or nothing')
    .default('')
    .describe('Path that stands before those of the pages of the folder'),
  sections: z
    .array(z.string().min(1, 'expected some text'))
    .default([])
    .describe('Names of folders in the order of `llms.txt`; others follow by name'),
  twins: z
    .record(
      z.string(),
      z.custom<MarkdownTwin>((value) => typeof value === 'function', 'expected functions'),
    )
    .default({})
    .describe(
      'For each component of MDX pages the function that writes it as Markdown, from its attributes as text and `children`',
    ),
})

/** Options of `agentDocs`, as they are written. */
export type AgentDocsOptions = z.input<typeof optionsSchema>
/** Options of `agentDocs` with what is left out. */
export type FullOptions = z.output<typeof optionsSchema>

/** The options, complete; an Error names each that does not fit, and what was expected. */
export function parseOptions(options: AgentDocsOptions): FullOptions {
  const result = optionsSchema.safeParse(options)
  if (result.success) return result.data
  throw new Error(result.error.issues.flatMap(toLines).join('\n'))
}

function toLines(issue: z.core.$ZodIssue): string[] {
  if (issue.code === 'unrecognized_keys') {
    const known = Object.keys(optionsSchema.shape)
    return issue.keys.map((key) => {
      const nearest = findNearest(key, known)
      const meant = nearest ? ` ${toSuggestion(`\`${nearest}\``)}` : ''
      return `Cannot use option \`${key}\` of agentDocs, expected ${known.join(', ')}.${meant}`
    })
  }
  const expected = issue.message.replace(/^Invalid input: expected |^expected /, '')
  const name = issue.path.join('.')
  return [
    name
      ? `Cannot use option \`${name}\` of agentDocs, expected ${expected}.`
      : `Cannot read the options of agentDocs, expected ${expected}.`,
  ]
}
