/**
 * Returns code with words of an example replaced by words of a goal. Throws if the code lacks one
 * of them.
 */
export function swap(code: string, words: Record<string, string>): string {
  return Object.entries(words).reduce((text, [from, to]) => {
    if (!text.includes(from)) throw new Error(`The example does not have \`${from}\`.`)
    return text.replaceAll(from, to)
  }, code)
}
