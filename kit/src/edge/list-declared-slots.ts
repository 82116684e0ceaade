/**
 * Lists the slots that a component's template documents after `@slot` or prints. Null when it
 * documents none and something else may print them: it hands its slots on as a whole, or has no
 * header comment and a class or another template.
 */
export function listDeclaredSlots(template: string, hasClass: boolean): string[] | null {
  const header = /^\s*\{\{--([^]*?)--\}\}/.exec(template)?.[1] ?? ''
  const body = template.slice(template.indexOf(header) + header.length)
  const documented = [...header.matchAll(/^[ \t]*\*?[ \t]*@slot[ \t]+\[?(\w+)/gm)]
  if (documented.length === 0) {
    if (/\$slots(?!\.[A-Za-z])/.test(body)) return null
    const isPrinted = body.includes('$slots.')
    if (header === '' && !isPrinted && (hasClass || /@!?include/.test(body))) return null
  }
  const names = [...documented, ...body.matchAll(/\$slots\.(\w+)/g)].map(([, name]) => name!)
  return [...new Set(names)]
}
