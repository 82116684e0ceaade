import { toShortLine } from './problem.ts'
import { toSuggestion } from './suggestion.ts'

/** Characters of names that a message lists; how many others there are follows. */
const maxListed = 400

/** Thrown when something asked for by name does not exist; the message is one line. */
export class LookupError extends Error {
  override readonly name = 'LookupError'
  /** What kind of thing was asked for */
  readonly kind: string

  /**
   * @param choices all that exist, named in the message when `nearest` is empty or with `listAll`
   * @param nearest what was most likely meant, best first
   */
  constructor(
    kind: string,
    asked: string,
    choices: readonly string[],
    nearest: readonly string[],
    { listAll = !nearest.length && choices.length <= 30 } = {},
  ) {
    const expected = listAll && choices.length ? `, expected ${join(choices)}` : ''
    const meant = nearest.length ? ` ${toSuggestion(join(nearest))}` : ''
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
