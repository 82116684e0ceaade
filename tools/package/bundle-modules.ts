import { join, relative, resolve } from 'node:path'
import { build, type Plugin } from 'esbuild'
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
  const { metafile } = await build({
    entryPoints: sources,
    outbase: folder,
    outdir: target,
    chunkNames: 'shared/[hash]',
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node24',
    mainFields: ['module', 'main'],
    external: (await readPeers(folder)).flatMap((name) => [name, `${name}/*`]),
    alias: {
      '@modelcontextprotocol/server/_shims': `./${join(folder, 'mcp/sdk-shims.ts')}`,
    },
    plugins: [toOthers(others, folder)],
    metafile: true,
    logLevel: 'warning',
  })
  const used = Object.values(metafile.outputs).flatMap(({ inputs }) =>
    Object.entries(inputs).flatMap(([file, { bytesInOutput }]) => (bytesInOutput ? [file] : [])),
  )
  return [...new Set(used)].filter((file) => file.includes('node_modules/')).sort()
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
