import { chmod, readFile } from 'node:fs/promises'
import { join, relative, resolve } from 'node:path'
import { build, type Plugin } from 'esbuild'
import { writeFileAtomically } from '../io/write-files.ts'

/**
 * Writes modules with all that they import, in few files: each file that Node opens at a start takes
 * its time. What the host of the package brings is imported as it is. Returns the paths of the files
 * of other packages that are in them.
 *
 * What modules share is in `shared/`, one folder below the target as they are, so that what is named
 * by its path from a module stays there.
 * @param sources modules below `folder` by what they become, both by their path without an ending
 * @param others modules that are written by another call, and imported from there
 */
export async function bundleModules(
  sources: Record<string, string>,
  others: Record<string, string>,
  folder: string,
  target: string,
): Promise<string[]> {
  const { metafile, outputFiles } = await build({
    // Names of files in comments are then the same for every library, wherever it is.
    absWorkingDir: resolve(folder),
    entryPoints: Object.entries(sources).map(([out, source]) => ({ in: `${source}.ts`, out })),
    outdir: relative(folder, target),
    chunkNames: 'shared/[hash]',
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node24',
    mainFields: ['module', 'main'],
    external: (await readPeers(folder)).flatMap((name) => [name, `${name}/*`]),
    alias: {
      '@modelcontextprotocol/server/_shims': './engine/mcp/sdk-shims.ts',
    },
    plugins: [toOthers(others, folder)],
    metafile: true,
    write: false,
    logLevel: 'warning',
  })
  for (const { path, text } of outputFiles) {
    // A comment names each file; where this checkout has the packages of others is its own business.
    const named = text.replaceAll(/^\/\/ (\.\.\/.*)?node_modules\//gm, '// node_modules/')
    await writeFileAtomically(path, named)
    if (named.startsWith('#!')) await chmod(path, 0o755)
  }
  const used = Object.values(metafile.outputs).flatMap(({ inputs }) =>
    Object.entries(inputs).flatMap(([file, { bytesInOutput }]) => (bytesInOutput ? [file] : [])),
  )
  const files = used.filter((file) => file.includes('node_modules/'))
  return [...new Set(files)].map((file) => join(folder, file)).sort()
}

/** Leaves modules that are written by another call where they are. */
function toOthers(others: Record<string, string>, folder: string): Plugin {
  const written = new Map(
    Object.entries(others).map(([out, source]) => [resolve(folder, `${source}.ts`), out]),
  )
  return {
    name: 'others',
    setup({ onResolve }) {
      onResolve({ filter: /^\./ }, ({ path, resolveDir }) => {
        const out = written.get(resolve(resolveDir, path))
        return out === undefined ? undefined : { path: `../${out}.js`, external: true }
      })
    },
  }
}

/** Names of the packages that the host of the package in a folder brings. */
async function readPeers(folder: string): Promise<string[]> {
  const { peerDependencies = {} } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'))
  return Object.keys(peerDependencies)
}
