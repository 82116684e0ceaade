import type { CssStatement } from './list-css-statements.ts'

/** The cascade layers that the statements of a stylesheet name, in the order that browsers give them. */
export function listLayerNames(statements: readonly CssStatement[]): string[] {
  const names = statements.flatMap(({ code, atRule }) => {
    if (atRule === 'layer') {
      const [, list = ''] = /^@layer\s+([^{;]*)/i.exec(code) ?? []
      return list.split(',').map((name) => name.trim())
    }
    const [, layer] = (atRule === 'import' && /\blayer\(\s*([^)]+?)\s*\)/i.exec(code)) || []
    return layer ? [layer] : []
  })
  // `theme.dark` is a part of `theme`.
  return [...new Set(names.map((name) => name.split('.')[0]!).filter(Boolean))]
}
