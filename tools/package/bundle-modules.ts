import { chmod } from 'node:fs/promises'
import { join, relative, resolve } from 'node:path'
import { build, type Plugin } from 'esbuild'
import { writeFileAtomically } from '../../engine/io/write-files.ts'
import { readPeers } from './read-peers.ts'

/**
 * Writes modules with all that they import, in few files: each file that Node opens at a start takes
 * its time. What the host of the package brings is imported as it is. Returns the paths of the files
 * of other packages that are in them.
 *
 * What modules share is in `shared/`, one folder below the target as they are, so that what is named
 * by its path from a module stays there.
 * @param sources modules below `folder`, TypeScript
 * @param others modules that are written by another call, and imported from there
 */
export async function bundleModules(
  sources: string[],
  others: string[],
  folder: string,
  target: string,
): Promise<string[]> {
  const { metafile, outputFiles } = await build({
    // Names of files in comments are then the same for every library, wherever it is.
    absWorkingDir: resolve(folder),
    entryPoints: sources.map((file) => relative(folder, file)),
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
      '@modelcontextprotocol/server/_shims': './mcp/sdk-shims.ts',
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
function toOthers(others: string[], folder: string): Plugin {
  const paths = others.map((file) => resolve(file))
  return {
    name: 'others',
    setup({ onResolve }) {
      onResolve({ filter: /^\./ }, ({ path, resolveDir }) => {
        const file = resolve(resolveDir, path)
        if (!paths.includes(file)) return undefined
        const written = relative(folder, file).replaceAll('\\', '/').replace(/\.ts$/, '.js')
        return { path: `../${written}`, external: true }
      })
    },
  }
}
