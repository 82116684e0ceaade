/** Thrown when something asked for by name does not exist; the message is one line. */
export class LookupError extends Error {
  override readonly name = 'LookupError'
  /** What kind of thing was asked for */
  readonly kind: string

  /**
   * @param choices all that exist, named in the message when `nearest` is empty
   * @param nearest what was most likely meant, best first
   */
  constructor(kind: string, asked: string, choices: readonly string[], nearest: readonly string[]) {
    super(`Cannot find ${kind} \`${shorten(asked)}\`${toHint(choices, nearest)}`)
    this.kind = kind
  }
}

function toHint(choices: readonly string[], nearest: readonly string[]): string {
  if (nearest.length) return `. Did you mean ${join(nearest)}?`
  return choices.length && choices.length <= 30 ? `, expected ${join(choices)}.` : '.'
}

function join(names: readonly string[]): string {
  const quoted = names.map((name) => `\`${name}\``)
  return quoted.length > 1 ? `${quoted.slice(0, -1).join(', ')} or ${quoted.at(-1)}` : quoted[0]!
}

function shorten(text: string): string {
  const line = text.replace(/[\s\p{Cc}`]+/gu, ' ').trim()
  return line.length > 60 ? `${line.slice(0, 59)}…` : line
}
