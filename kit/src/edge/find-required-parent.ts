/** Returns the component that the header comment of a template names after `@parent`, or null. */
export function findRequiredParent(template: string): string | null {
  const header = /^\s*\{\{--([^]*?)--\}\}/.exec(template)?.[1]
  return /^[ \t]*\*?[ \t]*@parent[ \t]+(\S+)/m.exec(header ?? '')?.[1] ?? null
}
