import { toShortLine } from './problem.ts'
import { toSuggestion } from './suggestion.ts'
import { UserError } from './user-error.ts'

/** Maximum length of the listed names in a message, in characters. The others are only counted. */
const maxListed = 400

/** Thrown when a requested name does not exist. The message is one line. */
export class LookupError extends UserError {
  override readonly name = 'LookupError'
  /** The kind of thing that was requested */
  readonly kind: string

  /**
   * Lists all choices in the message if `nearest` is empty and there are at most 30, or with
   * `listAll`. `advice` is a sentence on what to do instead.
   * @param choices all existing names
   * @param nearest the names that were most likely meant, best first
   */
  constructor(
    kind: string,
    asked: string,
    choices: readonly string[],
    nearest: readonly string[],
    {
      advice = '',
      listAll = !advice && !nearest.length && choices.length <= 30,
    }: { advice?: string; listAll?: boolean } = {},
  ) {
    const expected = listAll && choices.length ? `, expected ${join(choices)}` : ''
    const meant = nearest.length ? ` ${toSuggestion(join(nearest))}` : advice && ` ${advice}`
    super(`Cannot find ${kind} \`${toShortLine(asked)}\`${expected}.${meant}`)
    this.kind = kind
  }
}

function join(names: readonly string[]): string {
  let left = maxListed
  const end = names.findIndex((name) => (left -= name.length + 4) < 0)
  const shown = (end < 0 ? names : names.slice(0, Math.max(end, 1))).map((name) => `\`${name}\``)
  if (shown.length < names.length) shown.push(`${names.length - shown.length} others`)
  return shown.length > 1 ? `${shown.slice(0, -1).join(', ')} or ${shown.at(-1)}` : shown[0]!
}
