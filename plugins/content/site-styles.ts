import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeFilesAtomically } from '@kit-edge/engine/io/write-files.ts'
import { toTokenCss, toTokensCss } from '@kit-edge/engine/library/tokens/tokens-css.ts'
import type { Catalog } from '@kit-edge/engine/schema/catalog.ts'
import type { DocSite } from './doc-site.ts'

/**
 * Writes the modules that load the library in the browser: `styles.js` with its stylesheets, the
 * tokens first, and `scripts.js` with its client scripts. Returns the paths of the files whose
 * content has changed.
 */
export async function writeStyles(folder: string, site: DocSite): Promise<string[]> {
  const { catalog, folders } = site
  const texts = {
    'tokens.css': `${toTokensCss(catalog.library, catalog.tokens)}\n${toSiteCss(catalog)}`,
    'styles.js': toImports(['./tokens.css', join(folders.library, 'styles/index.css')]),
    'scripts.js': toImports(listScriptFiles(site)),
  }
  const files = Object.entries(texts)
    .map(([name, content]) => ({ path: join(folder, name), content }))
    .filter(({ path, content }) => !existsSync(path) || readFileSync(path, 'utf8') !== content)
  await writeFilesAtomically(files)
  return files.map(({ path }) => path)
}

/** Lists the modules that load the client scripts of a library. */
export function listScriptFiles({ folders: { library } }: Pick<DocSite, 'folders'>): string[] {
  // Loads some scripts only on pages that need them.
  const all = join(library, 'scripts.ts')
  if (existsSync(all)) return [all]
  return globSync('scripts/**/*.ts', { cwd: library })
    .map((file) => join(library, file))
    .sort()
}

function toImports(modules: string[]): string {
  return modules.map((module) => `import ${JSON.stringify(module)}\n`).join('')
}

/**
 * The design tokens of the documentation itself, with a fallback for each. A token of the library
 * with the same name takes precedence.
 */
const siteFallbacks: Record<string, string> = {
  'color-background': 'light-dark(oklch(0.99 0 0), oklch(0.18 0 0))',
  'color-foreground': 'light-dark(oklch(0.2 0 0), oklch(0.95 0 0))',
  'color-surface': 'light-dark(oklch(1 0 0), oklch(0.21 0 0))',
  'color-muted': 'light-dark(oklch(0.965 0 0), oklch(0.255 0 0))',
  'color-muted-foreground': 'light-dark(oklch(0.47 0 0), oklch(0.75 0 0))',
  'color-accent': 'light-dark(oklch(0.945 0 0), oklch(0.3 0 0))',
  'color-border': 'light-dark(oklch(0.9 0 0), oklch(0.32 0 0))',
  'color-border-control': 'light-dark(oklch(0.6 0 0), oklch(0.57 0 0))',
  'color-ring': 'light-dark(oklch(0.5 0 0), oklch(0.75 0 0))',
  'color-primary': 'light-dark(oklch(0.3 0 0), oklch(0.9 0 0))',
  'color-primary-foreground': 'light-dark(oklch(0.99 0 0), oklch(0.2 0 0))',
  'color-primary-soft': 'light-dark(oklch(0.94 0 0), oklch(0.3 0 0))',
  'color-primary-soft-foreground': 'light-dark(oklch(0.3 0 0), oklch(0.9 0 0))',
  'radius-md': '0.4375rem',
  'size-control-lg': '3rem',
  'space-5': '1.25rem',
  'font-sans': 'ui-sans-serif, system-ui, sans-serif',
  'font-mono': 'ui-monospace, monospace',
}

/** Generates the custom properties of the documentation, such as `--site-color-background`. */
export function toSiteCss({ library, tokens }: Catalog): string {
  const names = new Set(
    tokens.flatMap((group) => group.tokens.map((token) => `${group.name}-${token.name}`)),
  )
  const declarations = Object.entries(siteFallbacks).map(([name, fallback]) => {
    const value = names.has(name) ? `var(--${library.namespace}-${name})` : fallback
    return `    --site-${name}: ${value};`
  })
  return `@layer theme {\n  :root {\n${declarations.join('\n')}\n  }\n}\n`
}

/**
 * Returns the background colour of pages in each colour scheme as CSS, for the browser's toolbar.
 */
export function toThemeColors({ tokens }: Pick<Catalog, 'tokens'>): {
  light: string
  dark: string
} {
  const group = tokens.find(({ name }) => name === 'color')
  const index = group?.tokens.findIndex(({ name }) => name === 'background') ?? -1
  const css = group && index >= 0 ? toTokenCss(group)[index]! : siteFallbacks['color-background']!
  const [, light, dark] = /^light-dark\((.*\)), (.*)\)$/.exec(css)!
  return { light: light!, dark: dark! }
}
