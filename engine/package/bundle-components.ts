import { join, relative, sep } from 'node:path'
import { build } from 'esbuild'
import { writeModules } from './bundle-modules.ts'
import { listFiles, listImported } from './list-files.ts'
import type { Manifest } from './manifest.ts'
import { namePackages } from './name-packages.ts'

/**
 * Copies the code of packages into the compiled modules of components that import them, if they are
 * `devDependencies` of the library, so that nobody has to install them with it. Returns the
 * folders of these packages. Imports of other modules of the library stay as they are.
 * @param staged path of the library, whose packages are in its `node_modules`
 */
export async function bundleComponents(
  staged: string,
  target: string,
  { devDependencies = {} }: Manifest,
): Promise<string[]> {
  const isCopied = (name: string) => Object.hasOwn(devDependencies, name)
  const modules = listFiles(join(target, 'components'), '.js').filter((file) =>
    listImported([file]).some(isCopied),
  )
  if (!modules.length) return []
  const packages = namePackages(staged)
  const { metafile, outputFiles } = await build({
    absWorkingDir: staged,
    tsconfigRaw: {},
    entryPoints: modules.map((file) => relative(staged, file)),
    outdir: relative(staged, target),
    outbase: relative(staged, target),
    allowOverwrite: true,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node24',
    mainFields: ['module', 'main'],
    plugins: [
      {
        name: 'others',
        setup({ onResolve }) {
          onResolve({ filter: /./ }, ({ path, kind, importer }) => {
            const isOwn = !importer.startsWith(join(staged, 'node_modules') + sep)
            if (kind === 'entry-point' || !isOwn) return undefined
            const [name] = /^(@[^/]+\/)?[^/]+/.exec(path)!
            return isCopied(name) ? undefined : { path, external: true }
          })
        },
      },
      packages.plugin,
    ],
    metafile: true,
    write: false,
    logLevel: 'warning',
  })
  await writeModules(outputFiles)
  return packages.listFolders(metafile)
}
