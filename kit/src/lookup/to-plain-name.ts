/** More than any name has: what follows it in a pasted tag may go on without end. */
const maxLength = 200

/**
 * The dotted name in whatever way a component is written: `button`, `Button`, `acme::button`,
 * `<x-acme::card.header title="a" />`, `card/header`. `CardHeader` becomes `card-header`, and
 * `@acme.card()` keeps its namespace.
 */
export function toPlainName(written: string): string {
  const text = written.trimStart().slice(0, maxLength)
  // Attributes follow the name of a tag, arguments that of a function.
  const [head] = text.split(/^<|::/.test(text) ? /[\s>]/ : '(')
  return head!
    .replace(/^.*::/, '')
    .replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')
    .replaceAll('/', '.')
    .replace(/(?<=[a-z0-9])(?=[A-Z])/g, '-')
    .toLowerCase()
}
