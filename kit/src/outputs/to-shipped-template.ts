/**
 * A template as the package has it: its header comment names the file with the API. No line moves,
 * so that errors name the lines of the source.
 * @param name dotted name of the component, `card.header`
 */
export function toShippedTemplate(text: string, name: string): string {
  if (!text.trimStart().startsWith('{{--')) return text
  const [component, ...parts] = name.split('.')
  const root = '../'.repeat(2 + parts.length)
  return text.replace('--}}', () => `API: ${root}ai/components/${component}.md --}}`)
}
