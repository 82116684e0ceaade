import type { Library } from '../../schema/library.ts'
import { type Change, toChange } from '../change.ts'
import { toLayeredCss, toLayeredCssRemoval } from './layered-css.ts'
import { toScriptImports, toScriptImportsRemoval } from './script-imports.ts'
import { type Bundler, findBundler, toViteTarget, toViteTargetRemoval } from './vite.ts'

/** The input of the plan. */
export type WiringRequest = {
  library: Pick<Library, 'namespace' | 'package'>
  /** Paths of the project's templates */
  templates: readonly string[]
  read: (file: string) => string | null
  /** Names of the scripts of components; others, such as for a framework, only add to them */
  scripts: readonly string[]
}

/** How a project loads the library, and the changes to its own files. */
type Wiring = { bundler: Bundler; changes: Change[] }

/** Plans how the pages of a project load stylesheet and scripts, without writing any file. */
export function planWiring(request: WiringRequest): Wiring {
  const bundler = findBundler(request.read)
  return {
    bundler,
    changes: bundler.kind === 'vite' ? planVite(bundler, request) : planLinks(request),
  }
}

function planVite(
  { config, styles, scripts, missing }: Extract<Bundler, { kind: 'vite' }>,
  request: WiringRequest,
): Change[] {
  const { library, read } = request
  const { namespace, package: packageName } = library
  const modules = { styles: `${packageName}/styles.css`, scripts: `${packageName}/scripts` }
  if (!styles.length && !scripts.length) {
    const note = missing.length
      ? `names ${missing.join(', ')}, which ${missing.length > 1 ? 'do' : 'does'} not exist; create the file, then run the command again`
      : `has no entry points that this command can read; import \`${modules.styles}\` and \`${modules.scripts}\` in yours`
    return [{ file: config, action: 'keep', note }]
  }
  const [style = null] = styles.filter((file) => file.endsWith('.css'))
  const [script = null] = scripts
  const hasImport = styles
    .concat(scripts)
    .some((file) => file !== style && read(file)!.includes(modules.styles))
  const imports = [...(style === null && !hasImport ? [modules.styles] : []), modules.scripts]
  return [
    ...(style === null || hasImport
      ? []
      : [toLayeredCss(style, read(style)!, { namespace, module: modules.styles })]),
    ...(script === null
      ? listLayouts(request).map((file) =>
          toHeadLines(file, request, [toAssetLines(namespace).scripts]),
        )
      : [toScriptImports(script, read(script)!, imports, request.scripts)]),
    toViteTarget(config, read(config)!),
  ]
}

function planLinks(request: WiringRequest): Change[] {
  const { library, read } = request
  const { namespace } = library
  const lines = Object.values(toAssetLines(namespace))
  const layouts = listLayouts(request)
  const linked = listLinkedStyles(layouts, request).filter((file) => read(file) !== null)
  const others = listHeads(request).filter(
    (file) => !layouts.includes(file) && !hasLines(file, request, lines),
  )
  return [
    ...layouts.map((file) => toHeadLines(file, request, lines)),
    ...linked.map((file) => toLayeredCss(file, read(file)!, { namespace, module: null })),
    ...others.map((file) => ({
      file,
      action: 'keep' as const,
      note: `has a \`<head>\` of its own; if its pages use components, add ${lines.join(' ')}`,
    })),
  ]
}

/** The templates of a project, and a function that reads one. */
type Templates = Pick<WiringRequest, 'templates' | 'read'>

/** Lists the templates with the `<head>` of a page, except e-mails. */
function listHeads({ templates, read }: Templates): string[] {
  return templates.filter(
    (file) => /<\/head>/i.test(read(file) ?? '') && !/(^|\/)e?mails?\//i.test(file),
  )
}

/** Lists the layouts, or else all templates with a `<head>`. */
function listLayouts(templates: Templates): string[] {
  const heads = listHeads(templates)
  const layouts = heads.filter((file) => /layout/i.test(file))
  return layouts.length ? layouts : heads
}

/** Returns the text of a template with the texts of those that it includes. */
function readWhole(file: string, from: Templates, known = new Set([file])): string {
  const text = from.read(file) ?? ''
  const names = text.matchAll(/@include(?:If)?\([^\n]*?['"`]([\w./-]+)['"`]\s*\)/g)
  const included = Array.from(names, ([, name]) =>
    from.templates.find((one) => one.endsWith(`/${name}.edge`) && !known.has(one)),
  )
  return [text, ...included.map((one) => (one ? readWhole(one, from, known.add(one)) : ''))].join(
    '',
  )
}

/** Whether a template has the lines, or includes one that has them. */
function hasLines(file: string, templates: Templates, lines: readonly string[]): boolean {
  const whole = readWhole(file, templates)
  return lines.every((line) => whole.includes(line))
}

/** Plans the reverse of `planWiring`: pages no longer load stylesheet and scripts. */
export function planUnwiring({
  library,
  templates,
  read,
}: Omit<WiringRequest, 'scripts'>): Change[] {
  const { namespace, package: packageName } = library
  const bundler = findBundler(read)
  const layouts = listLayouts({ templates, read })
  const { styles = [], scripts = [], config = null } = bundler.kind === 'vite' ? bundler : {}
  const modules = [`${packageName}/styles.css`, `${packageName}/scripts`]
  return [
    ...[...new Set([...styles, ...listLinkedStyles(layouts, { templates, read })])].map((file) =>
      toLayeredCssRemoval(file, read(file), namespace, packageName),
    ),
    ...scripts.map((file) => toScriptImportsRemoval(file, read(file), modules, packageName)),
    ...(config === null ? [] : [toViteTargetRemoval(config, read(config))]),
    ...layouts.map((file) =>
      toHeadLinesRemoval(file, read(file), Object.values(toAssetLines(namespace))),
    ),
  ]
}

/** Lists the stylesheets in `public/` that layouts link to. */
function listLinkedStyles(layouts: readonly string[], templates: Templates): string[] {
  const linked = layouts.flatMap((file) =>
    Array.from(
      readWhole(file, templates).matchAll(/<link\b[^>]*\bhref="\/([\w./-]+\.css)"/g),
      ([, path]) => `public/${path}`,
    ),
  )
  return [...new Set(linked)]
}

/** Adds missing lines at the end of a layout's `<head>`, or a note if there is no `</head>`. */
function toHeadLines(file: string, templates: Templates, lines: readonly string[]): Change {
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
function toHeadLinesRemoval(file: string, before: string | null, lines: readonly string[]): Change {
  if (before === null) return { file, action: 'unchanged' }
  const rest = lines.reduce((text, line) => {
    const whole = new RegExp(`^[ \\t]*${RegExp.escape(line)}\\r?\\n`, 'm')
    return whole.test(text) ? text.replace(whole, '') : text.replace(line, '')
  }, before)
  return toChange(file, before, rest)
}

/** The lines for the head of a layout without a bundler. They load files served by the provider. */
function toAssetLines(namespace: string) {
  return {
    styles: `<link rel="stylesheet" href="/${namespace}/styles.css">`,
    scripts: `<script type="module" src="/${namespace}/scripts.js"></script>`,
  }
}
