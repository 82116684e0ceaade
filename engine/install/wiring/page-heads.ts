import { type Change, toChange } from '../change.ts'

/** The templates of a project, and a function that reads one. */
export type Templates = {
  /** Paths of the project's templates */
  templates: readonly string[]
  read: (file: string) => string | null
}

/** Lists the templates with the `<head>` of a page, except e-mails. */
export function listHeads({ templates, read }: Templates): string[] {
  return templates.filter(
    (file) => /<\/head>/i.test(read(file) ?? '') && !/(^|\/)e?mails?\//i.test(file),
  )
}

/** Lists the layouts, or else all templates with a `<head>`. */
export function listLayouts(templates: Templates): string[] {
  const heads = listHeads(templates)
  const layouts = heads.filter((file) => /layout/i.test(file))
  return layouts.length ? layouts : heads
}

/** Returns the text of a template with the texts of those that it includes. */
function readWhole(file: string, from: Templates, known = new Set([file])): string {
  const text = from.read(file) ?? ''
  const names = text.matchAll(/@include(?:If)?\([^\n]*?['"`]([\w./-]+)['"`]\s*\)/g)
  const included = Array.from(names, ([, name]) => {
    const one = from.templates.find((path) => path.endsWith(`/${name}.edge`))
    return one && !known.has(one) ? readWhole(one, from, known.add(one)) : ''
  })
  return [text, ...included].join('')
}

/** Whether a template has the lines, or includes one that has them. */
export function hasLines(file: string, templates: Templates, lines: readonly string[]): boolean {
  const whole = readWhole(file, templates)
  return lines.every((line) => whole.includes(line))
}

/** Lists the stylesheets in `public/` that layouts link to. */
export function listLinkedStyles(layouts: readonly string[], templates: Templates): string[] {
  const linked = layouts.flatMap((file) =>
    Array.from(
      readWhole(file, templates).matchAll(/<link\b[^>]*\bhref="\/([\w./-]+\.css)"/g),
      ([, path]) => `public/${path}`,
    ),
  )
  return [...new Set(linked)]
}

/** Adds missing lines at the end of a layout's `<head>`, or a note if there is no `</head>`. */
export function toHeadLines(file: string, templates: Templates, lines: readonly string[]): Change {
  const before = templates.read(file)!
  const text = before.replaceAll('\r\n', '\n')
  const missing = lines.filter((line) => !hasLines(file, templates, [line]))
  if (!missing.length) return { file, action: 'unchanged' }
  const at = text.search(/<\/head>/i)
  if (at < 0) return { file, action: 'keep', note: `has no \`</head>\`; add ${lines.join(' ')}` }
  const start = text.lastIndexOf('\n', at) + 1
  const indent = text.slice(start, at)
  const added = indent.trim()
    ? { at, text: missing.join('') }
    : { at: start, text: missing.map((line) => `${indent}  ${line}\n`).join('') }
  return toChange(file, before, text.slice(0, added.at) + added.text + text.slice(added.at))
}

/** Removes the lines that `toHeadLines` added to a layout. */
export function toHeadLinesRemoval(
  file: string,
  before: string | null,
  lines: readonly string[],
): Change {
  if (before === null) return { file, action: 'unchanged' }
  const rest = lines.reduce((text, line) => {
    const whole = new RegExp(`^[ \\t]*${RegExp.escape(line)}\\r?\\n`, 'm')
    return whole.test(text) ? text.replace(whole, '') : text.replace(line, '')
  }, before)
  return toChange(file, before, rest)
}

/** The lines for the head of a layout without a bundler. They load files served by the provider. */
export function toAssetLines(namespace: string) {
  return {
    styles: `<link rel="stylesheet" href="/${namespace}/styles.css">`,
    scripts: `<script type="module" src="/${namespace}/scripts.js"></script>`,
  }
}
