import type { Library } from '../../schema/library.ts'
import type { Change } from '../change.ts'
import { toLayeredCss, toLayeredCssRemoval } from './layered-css.ts'
import {
  hasLines,
  listHeads,
  listLayouts,
  listLinkedStyles,
  type Templates,
  toAssetLines,
  toHeadLines,
  toHeadLinesRemoval,
} from './page-heads.ts'
import { toScriptImports, toScriptImportsRemoval } from './script-imports.ts'
import { type Bundler, findBundler, toViteTarget, toViteTargetRemoval } from './vite.ts'

/** The input of the plan. */
export type WiringRequest = Templates & {
  library: Pick<Library, 'namespace' | 'package'>
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
