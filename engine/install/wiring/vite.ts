import { type Change, toChange } from '../change.ts'
import { blankComments } from './script-imports.ts'

/** How a project bundles its stylesheets and scripts. */
export type Bundler =
  | { kind: 'none' }
  | {
      kind: 'vite'
      /** Its configuration file */
      config: string
      /** Whether a stylesheet or the configuration mentions Tailwind */
      tailwind: boolean
      /** Existing entry points, from the project's folder */
      styles: string[]
      scripts: string[]
      /** Configured entry points that do not exist */
      missing: string[]
    }

const configs = ['ts', 'js', 'mts', 'mjs'].map((ending) => `vite.config.${ending}`)
const isStyle = (file: string) => /\.(css|scss|sass|less|styl)$/.test(file)

/** Detects whether a project uses Vite with AdonisJS, and its entry points. */
export function findBundler(read: (file: string) => string | null): Bundler {
  const config = configs.find((file) => read(file)?.includes('@adonisjs/vite'))
  if (!config) return { kind: 'none' }
  const code = blankComments(read(config)!)
  const [, list = ''] = /\bentry[pP]oints\s*:\s*\[([^\]]*)\]/.exec(code) ?? []
  const entries = [...list.matchAll(/(['"`])(.+?)\1/g)].map(([, , file]) =>
    file!.replace(/^\.?\//, ''),
  )
  const there = entries.filter((file) => read(file) !== null)
  const scripts = there.filter((file) => !isStyle(file))
  const imported = scripts.flatMap((file) => listStyleImports(file, read(file)!))
  const styles = [...there.filter(isStyle), ...imported.filter((file) => read(file) !== null)]
  const isTailwind = (text: string | null) => /\btailwindcss\b/.test(text ?? '')
  return {
    kind: 'vite',
    config,
    tailwind: isTailwind(code) || styles.some((file) => isTailwind(read(file))),
    styles: toFirst(styles),
    scripts: toFirst(scripts),
    missing: entries.filter((file) => !there.includes(file)),
  }
}

/** Lists the stylesheets that a script imports by a relative path. */
function listStyleImports(file: string, text: string): string[] {
  const folder = file.split('/').slice(0, -1)
  return [...blankComments(text).matchAll(/^import\s+(['"])(\.{1,2}\/.+?)\1/gm)]
    .map(([, , path]) => path!.replace(/\?.*$/, ''))
    .filter(isStyle)
    .map((path) =>
      path.split('/').reduce((parts, part) => {
        if (part === '..') return parts.slice(0, -1)
        return part === '.' ? parts : [...parts, part]
      }, folder),
    )
    .map((parts) => parts.join('/'))
}

/** Removes duplicates and puts `app.css` or `app.js`, the names in a new application, first. */
function toFirst(files: string[]): string[] {
  const isApp = (file: string) => Number(/(^|\/)app\.\w+$/.test(file))
  return [...new Set(files)].sort((a, b) => isApp(b) - isApp(a))
}

/** Returns the display name of a project's bundler. */
export function toBundlerName(bundler: Bundler): string {
  if (bundler.kind === 'none') return 'No bundler'
  return bundler.tailwind ? 'Vite with Tailwind' : 'Vite'
}

/**
 * Makes builds of Vite keep `light-dark()`. Vite would replace it, and `data-theme` would then only
 * work on the whole page. A configuration that sets a target is unchanged; one with an unusual form
 * is kept, with a note.
 */
export function toViteTarget(file: string, before: string): Change {
  const text = before.replaceAll('\r\n', '\n')
  const code = blankComments(text)
  if (/\bcssTarget\b/.test(code)) return { file, action: 'unchanged' }
  const build = /^([ \t]*)build:[ \t]*\{[ \t]*\n/m.exec(code)
  const config = /\bdefineConfig\(\{[ \t]*\n/.exec(code)
  const isOnce = code.match(/\bbuild\s*:/g)?.length === 1
  const line = build && isOnce ? `${build[1]}  ${cssTarget},\n` : `  build: { ${cssTarget} },\n`
  const found = build && isOnce ? build : /\bbuild\s*:/.test(code) ? null : config
  if (!found) {
    const note = `add \`build: { ${cssTarget} }\` by hand, so that \`data-theme\` works on a part of a page`
    return { file, action: 'keep', note }
  }
  const at = found.index + found[0].length
  return toChange(file, before, text.slice(0, at) + line + text.slice(at))
}

/** Removes the line that `toViteTarget` added to a configuration of Vite, if it is unchanged. */
export function toViteTargetRemoval(file: string, before: string | null): Change {
  if (before === null) return { file, action: 'unchanged' }
  const target = RegExp.escape(cssTarget)
  const line = new RegExp(`^[ \\t]*(?:build: \\{ ${target} \\}|${target}),\\r?\\n`, 'm')
  return toChange(file, before, before.replace(line, ''))
}

/** Browsers that support `light-dark()`, by Vite's names for them. */
const cssTarget = "cssTarget: ['chrome123', 'edge123', 'firefox125', 'safari17.5']"
