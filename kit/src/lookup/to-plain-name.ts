/**
 * The dotted name in whatever way a component is written: `button`, `Button`, `acme::button`,
 * `<x-acme::card.header>`, `card/header`, `CardHeader` stays one word.
 */
export function toPlainName(written: string): string {
  return written
    .trim()
    .replace(/^<?\/?/, '')
    .replace(/[\s/]*>.*$/s, '')
    .replace(/^@?(?:x-)?[\w-]+::/i, '')
    .replaceAll('/', '.')
    .replace(/(?<=[a-z0-9])(?=[A-Z])/g, '-')
    .toLowerCase()
}
