import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeFilesAtomically } from '@kit-edge/engine/io/write-files.ts'
import { toTokensCss } from '@kit-edge/engine/library/tokens/tokens-css.ts'
import type { DocSite } from './doc-site.ts'
import { toSiteCss } from './to-site-css.ts'

/**
 * Writes the modules through which pages load what a browser gets of the library: `styles.js` with
 * its style sheets, the tokens first, and `scripts.js` with its client-side scripts. Returns the
 * paths of those whose text is new.
 */
export async function writeStyles(
  folder: string,
  { catalog, folders: { library } }: DocSite,
): Promise<string[]> {
  const { scripts, tokens } = catalog
  const texts = {
    'tokens.css': `${toTokensCss(catalog.library, tokens)}\n${toSiteCss(catalog)}`,
    'styles.js': toImports(['./tokens.css', join(library, 'styles/index.css')]),
    'scripts.js': toImports(scripts.map(({ name }) => join(library, `scripts/${name}.ts`))),
  }
  const files = Object.entries(texts)
    .map(([name, content]) => ({ path: join(folder, name), content }))
    .filter(({ path, content }) => !existsSync(path) || readFileSync(path, 'utf8') !== content)
  await writeFilesAtomically(files)
  return files.map(({ path }) => path)
}

function toImports(modules: string[]): string {
  return modules.map((module) => `import ${JSON.stringify(module)}\n`).join('')
}
