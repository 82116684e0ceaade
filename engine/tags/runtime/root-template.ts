import type { Page } from './page.ts'

/** Key of the path on a page. By its text, because compiled templates look it up. */
const ROOT = Symbol.for('edge-tags-root')

/** Adds a statement to a compiled template: the first one that a page runs is its root. */
export function recordRoot(compiled: string, path: string): string {
  return `template[Symbol.for('${ROOT.description}')] ??= ${JSON.stringify(path)};\n${compiled}`
}

/** Returns the path of the template that is being rendered as a whole, such as a page. */
export function rootOf(page: Page & { [ROOT]?: string }): string {
  return page[ROOT] ?? ''
}

/**
 * Whether a template is a partial, judging by the folders in its path: other templates include it,
 * or the server renders it alone.
 * @param file path relative to the application or its views
 */
export function isPartial(file: string): boolean {
  return /(^|\/)_?(partials?|components?|includes?)\//.test(file)
}

/**
 * Whether a template is one of Edge's own components, judging by the folders in its path.
 * @param file path relative to the application or its views
 */
export function isComponentFile(file: string): boolean {
  return /(^|\/)components\//.test(file)
}
