import { z } from 'zod'
import { findNearest, toSuggestion } from '@kit-edge/engine/problem/suggestion.ts'
import type { AgentDocsOptions, FullOptions } from './agent-docs-options.ts'

const text = z.string().min(1, 'expected some text')

const optionsSchema = z.strictObject({
  name: text.optional(),
  summary: z
    .string()
    .regex(/^\S[^\n]*$/, 'expected one line')
    .optional(),
  introduction: text.optional(),
  exclude: z.array(z.string().regex(/^\//, 'expected paths such as `/drafts/**`')).default([]),
  strict: z.boolean().default(false),
})

/**
 * Validates the options and adds defaults. Throws an Error with each invalid option and the
 * expected value.
 */
export function parseOptions(options: AgentDocsOptions = {}): FullOptions {
  const result = optionsSchema.safeParse(options)
  if (result.success) return result.data
  throw new Error(result.error.issues.flatMap(toLines).join('\n'))
}

function toLines(issue: z.core.$ZodIssue): string[] {
  if (issue.code === 'unrecognized_keys') return issue.keys.map(toUnknown)
  const expected = issue.message.replace(/^Invalid input: expected |^expected /, '')
  const name = issue.path.join('.')
  const cannot = name ? `use option \`${name}\`` : 'read the options'
  return [`Cannot ${cannot} of agentDocs, expected ${expected}.`]
}

function toUnknown(key: string): string {
  const known = Object.keys(optionsSchema.shape)
  const nearest = findNearest(key, known)
  const fix = nearest ? ` ${toSuggestion(`\`${nearest}\``)}` : ''
  return `Cannot use option \`${key}\` of agentDocs, expected ${known.join(', ')}.${fix}`
}
