import type { Change } from '../change.ts'
import { findBundler } from './bundler.ts'
import { listLayouts, type WiringRequest } from './plan-wiring.ts'
import { toAssetLines, toHeadLinesRemoval } from './head-lines.ts'
import { toLayeredCssRemoval } from './layered-css.ts'
import { toScriptImportsRemoval } from './script-imports.ts'
import { toViteTargetRemoval } from './vite-target.ts'

/** Plans how the pages of a project no longer load stylesheet and scripts: the reverse of `planWiring`. */
export function planUnwiring({ library, templates, read }: WiringRequest): Change[] {
  const { namespace, package: packageName } = library
  const bundler = findBundler(read)
  const layouts = listLayouts(templates, read)
  const linked = layouts.flatMap((file) =>
    [...read(file)!.matchAll(/<link\b[^>]*\bhref="\/([\w./-]+\.css)"/g)].map(
      ([, path]) => `public/${path}`,
    ),
  )
  const { styles = [], scripts = [], config = null } = bundler.kind === 'vite' ? bundler : {}
  const modules = [`${packageName}/styles.css`, `${packageName}/scripts`]
  return [
    ...[...new Set([...styles, ...linked])].map((file) =>
      toLayeredCssRemoval(file, read(file), namespace, packageName),
    ),
    ...scripts.map((file) => toScriptImportsRemoval(file, read(file), modules, packageName)),
    ...(config === null ? [] : [toViteTargetRemoval(config, read(config))]),
    ...layouts.map((file) =>
      toHeadLinesRemoval(file, read(file), Object.values(toAssetLines(namespace))),
    ),
  ]
}
