import { globSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build, transform } from 'esbuild'
import type { Catalog } from '@kit-edge/engine/schema/catalog.ts'
import { type Memory, toKey } from '../cache/open-cache.ts'

/** How many bytes a component adds to a page, minified and compressed with gzip; 0 for nothing. */
export type ComponentSize = { css: number; script: number }

/** Sizes that this process has measured, by the text of the files. */
const measured = new Map<string, Promise<number>>()

/**
 * Measures the stylesheet and the client-side script of each component, by its name. A stylesheet
 * beside a shared module counts for each component that imports the module.
 * @param known sizes from earlier builds
 * @param digest of everything that a size may depend on
 */
export async function measureComponents(
  folder: string,
  { components }: Pick<Catalog, 'components'>,
  { known, digest = '' }: { known?: Memory<number> | undefined; digest?: string } = {},
): Promise<Record<string, ComponentSize>> {
  const measure = async (key: string, make: () => Promise<string>) => {
    const place = toKey(digest, key)
    const size = known?.get(place) ?? (await withCache(key, make))
    known?.set(place, size)
    return size
  }
  const sizes = components.map(async ({ name, script }) => {
    const own = join(folder, 'components', name)
    const shared = [...new Set(readFolder(own, '.ts').match(/(?<=\/shared\/)[a-z-]+(?=\.ts')/g))]
    const css = [
      readFolder(own, '.css'),
      ...shared.sort().map((file) => readFolder(join(folder, 'components/shared'), `${file}.css`)),
    ]
      .filter(Boolean)
      .join('\n')
    const scripts = join(folder, 'scripts')
    return [
      name,
      {
        css: css ? await measure(css, () => minifyCss(css)) : 0,
        script: script
          ? await measure(`${script} ${readFolder(scripts, '.ts')}`, () =>
              bundle(join(scripts, globSync(`**/${script}.ts`, { cwd: scripts })[0]!)),
            )
          : 0,
      },
    ] as const
  })
  return Object.fromEntries(await Promise.all(sizes))
}

function withCache(key: string, make: () => Promise<string>): Promise<number> {
  const size = measured.get(key) ?? make().then((text) => gzipSync(text).length)
  measured.set(key, size)
  return size
}

/** Joins the files of a folder with an ending; returns an empty text if it does not exist. */
function readFolder(folder: string, ending: string): string {
  try {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith(ending))
      .sort()
      .map((file) => readFileSync(join(folder, file), 'utf8'))
      .join('\n')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return ''
    throw error
  }
}

async function minifyCss(css: string): Promise<string> {
  return (await transform(css, { loader: 'css', minify: true, logLevel: 'silent' })).code
}

/** Bundles a script with what it imports. */
async function bundle(file: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [file],
    bundle: true,
    minify: true,
    format: 'esm',
    write: false,
    logLevel: 'silent',
  })
  return outputFiles[0]!.text
}
