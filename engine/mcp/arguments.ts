import type * as z from 'zod'
import { findNearest, toSuggestion } from '../problem/suggestion.ts'
import { toGivenArguments } from './given-arguments.ts'
import { UserError } from '../problem/user-error.ts'

/** Maximum number of problems in a message. The others are only counted. */
const MOST = 3

/**
 * Validates the arguments of a tool call. Throws an ArgumentsError, with similar names, if one is
 * invalid. The message never repeats values, because they may be long.
 */
export function parseArguments<T extends z.ZodObject>(
  tool: string,
  schema: T,
  args: Record<string, unknown>,
): z.output<T> {
  const given = toGivenArguments(schema, args)
  const result = schema.safeParse(given)
  if (result.success) return result.data
  const names = Object.keys(schema.shape)
  const found = result.error.issues.flatMap(toParts)
  const problems = found.slice(0, MOST).map((part) => toProblem(part, given, names))
  const others = found.length > MOST ? `; and ${found.length - MOST} more` : ''
  const taken = names.map((name) => `\`${name}\``).join(', ')
  throw new ArgumentsError(
    `Cannot call ${tool}: ${problems.join('; ')}${others}. Call ${tool} again, it takes ${taken}.`,
  )
}

/** A problem of one argument: the name of an unknown one, or the issue of another. */
type Part = { unknown: string } | { issue: z.core.$ZodIssue }

function toParts(issue: z.core.$ZodIssue): Part[] {
  return issue.code === 'unrecognized_keys'
    ? issue.keys.map((unknown) => ({ unknown }))
    : [{ issue }]
}

function toProblem(part: Part, args: Record<string, unknown>, names: string[]): string {
  if ('unknown' in part) return toUnknown(part.unknown, names)
  const { path, message } = part.issue
  const name = String(path[0])
  if (!Object.hasOwn(args, name)) return `argument \`${name}\` is missing`
  const expected = message.replace(/^(Invalid input|Too \w+): /, '').replace(/, received .*/, '')
  return `argument \`${name}\` is invalid, ${expected}`
}

function toUnknown(key: string, names: string[]): string {
  const shown = key.replace(/[\s\p{Cc}`]+/gu, ' ').slice(0, 60)
  const nearest = findNearest(key, names)
  return `argument \`${shown}\` is unknown${nearest ? ` (${toSuggestion(`\`${nearest}\``, 'did')})` : ''}`
}

/** Thrown when a tool is called with invalid arguments. The message is one line. */
export class ArgumentsError extends UserError {
  override readonly name = 'ArgumentsError'
}
