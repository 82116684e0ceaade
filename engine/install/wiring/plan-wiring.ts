import type { Library } from '../../schema/library.ts'
import type { Change } from '../change.ts'
import { findBundler, type Bundler } from './bundler.ts'
import { toAssetLines, toHeadLines } from './head-lines.ts'
import { toLayeredCss } from './layered-css.ts'
import { toScriptImports } from './script-imports.ts'
import { toViteTarget } from './vite-target.ts'

/** What the plan is made from. */
export type WiringRequest = {
  library: Pick<Library, 'namespace' | 'package'>
  /** Paths of the project's templates */
  templates: readonly string[]
  read: (file: string) => string | null
}

/** How a project loads the library, and what becomes of each of its own files for that. */
type Wiring = { bundler: Bundler; changes: Change[] }

/** Plans how the pages of a project load stylesheet and scripts, without a change to any file. */
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
      ? `names ${missing.join(', ')}, which ${missing.length > 1 ? 'are' : 'is'} not there; create the file, then run this again`
      : `has no list of entry points that can be read; import \`${modules.styles}\` and \`${modules.scripts}\` in yours`
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
      ? listLayouts(request.templates, read).map((file) =>
          toHeadLines(file, read(file)!, [toAssetLines(namespace).scripts]),
        )
      : [toScriptImports(script, read(script)!, imports)]),
    toViteTarget(config, read(config)!),
  ]
}

function planLinks({ library, templates, read }: WiringRequest): Change[] {
  const { namespace } = library
  const lines = toAssetLines(namespace)
  const layouts = listLayouts(templates, read)
  const linked = layouts.flatMap((file) =>
    [...read(file)!.matchAll(/<link\b[^>]*\bhref="\/([\w./-]+\.css)"/g)].map(
      ([, path]) => `public/${path}`,
    ),
  )
  const own = [...new Set(linked)].filter((file) => read(file) !== null)
  return [
    ...layouts.map((file) => toHeadLines(file, read(file)!, [lines.styles, lines.scripts])),
    ...own.map((file) => toLayeredCss(file, read(file)!, { namespace, module: null })),
  ]
}

/** The templates with a `<head>` of a page: the layouts, or else all but those of messages. */
export function listLayouts(
  templates: readonly string[],
  read: (file: string) => string | null,
): string[] {
  const heads = templates.filter((file) => /<\/head>/i.test(read(file) ?? ''))
  const layouts = heads.filter((file) => /layout/i.test(file))
  return (layouts.length ? layouts : heads).filter((file) => !/(^|\/)e?mails?\//i.test(file))
}
