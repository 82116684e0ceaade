import { join } from 'node:path'
import { build } from 'esbuild'
import { readPeers } from './read-peers.ts'

/**
 * Writes modules with all that they import, in few files: each file that Node opens at a start takes
 * its time. What the host of the package brings is imported as it is. Returns the paths of the files
 * of other packages that are in them.
 *
 * What modules share is in `shared/`, one folder below the target as they are, so that what is named
 * by its path from a module stays there.
 * @param sources modules in `folder`, TypeScript
 */
export async function bundleModules(
  sources: string[],
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
    metafile: true,
    logLevel: 'warning',
  })
  const used = Object.values(metafile.outputs).flatMap(({ inputs }) =>
    Object.entries(inputs).flatMap(([file, { bytesInOutput }]) => (bytesInOutput ? [file] : [])),
  )
  return [...new Set(used)].filter((file) => file.includes('node_modules/')).sort()
}
