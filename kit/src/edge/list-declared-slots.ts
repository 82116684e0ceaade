/**
 * Lists the slots that a component's template documents after `@slot` or prints; null when that
 * does not tell all: it hands its slots on as a whole, or names none.
 */
export function listDeclaredSlots(template: string): string[] | null {
  const header = /^\s*\{\{--([^]*?)--\}\}/.exec(template)?.[1] ?? ''
  const body = template.slice(template.indexOf(header) + header.length)
  if (/\$slots(?!\.[A-Za-z])/.test(body)) return null
  const documented = header.matchAll(/^[ \t]*\*?[ \t]*@slot[ \t]+\[?(\w+)/gm)
  const names = [...documented, ...body.matchAll(/\$slots\.(\w+)/g)].map(([, name]) => name!)
  return names.length > 0 ? [...new Set(names)] : null
}
