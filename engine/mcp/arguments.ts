import type * as z from 'zod'
import { findNearest, toSuggestion } from '../problem/suggestion.ts'

/**
 * Validates the arguments of a tool call. Throws an ArgumentsError, with similar names, if one is
 * invalid. The message never repeats values, because they may be long.
 */
export function parseArguments<T extends z.ZodObject>(
  tool: string,
  schema: T,
  args: Record<string, unknown>,
): z.output<T> {
  const result = schema.safeParse(args)
  if (result.success) return result.data
  const names = Object.keys(schema.shape)
  const problems = result.error.issues.flatMap((issue) => toProblems(issue, args, names))
  const taken = names.map((name) => `\`${name}\``).join(', ')
  throw new ArgumentsError(
    `Cannot call ${tool}: ${problems.slice(0, 3).join('; ')}. Call ${tool} again, it takes ${taken}.`,
  )
}

function toProblems(
  issue: z.core.$ZodIssue,
  args: Record<string, unknown>,
  names: string[],
): string[] {
  if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => toUnknown(key, names))
  const name = String(issue.path[0])
  if (!Object.hasOwn(args, name)) return [`argument \`${name}\` is missing`]
  const expected = issue.message
    .replace(/^(Invalid input|Too \w+): /, '')
    .replace(/, received .*/, '')
  return [`argument \`${name}\` is invalid, ${expected}`]
}

function toUnknown(key: string, names: string[]): string {
  const shown = key.replace(/[\s\p{Cc}`]+/gu, ' ').slice(0, 60)
  const nearest = findNearest(key, names)
  return `argument \`${shown}\` is unknown${nearest ? ` (${toSuggestion(`\`${nearest}\``, 'did')})` : ''}`
}

/** Thrown when a tool is called with invalid arguments. The message is one line. */
export class ArgumentsError extends Error {
  override readonly name = 'ArgumentsError'
}
