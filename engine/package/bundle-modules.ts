import { chmod, readdir } from 'node:fs/promises'
import { join, relative, resolve } from 'node:path'
import { build, type Metafile, type OutputFile, type Plugin } from 'esbuild'
import { readText } from '../io/read-file.ts'
import { writeFileAtomically } from '../io/write-files.ts'

/**
 * Bundles modules and their imports into few files, because Node needs time for each file that it
 * opens at startup. Peer dependencies of the package are not bundled. Returns the paths of the
 * bundled files of other packages.
 *
 * Shared code goes to `shared/`. It is one folder below the target, like the modules, so that paths
 * relative to a module stay correct.
 * @param sources modules below `folder`, by their path in the output; both without an extension
 * @param others modules that another call writes; they are imported from there
 */
export async function bundleModules(
  sources: Record<string, string>,
  others: Record<string, string>,
  folder: string,
  target: string,
): Promise<string[]> {
  const { metafile, outputFiles } = await build({
    // Makes the file names in comments the same for every library, wherever it is.
    absWorkingDir: resolve(folder),
    entryPoints: Object.entries(sources).map(([out, source]) => ({ in: `${source}.ts`, out })),
    outdir: relative(folder, target),
    chunkNames: 'shared/[hash]',
    // Packages in CommonJS require modules of Node.
    banner: {
      js: `import { createRequire as toRequire } from 'node:module'; const require = toRequire(import.meta.url);`,
    },
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
    plugins: [toOthers(others, folder), preferModules],
    metafile: true,
    write: false,
    logLevel: 'warning',
  })
  await writeModules(outputFiles)
  return listCopied(metafile, folder)
}

/** Writes bundled modules. */
export async function writeModules(files: OutputFile[]): Promise<void> {
  for (const { path, text } of files) {
    // Removes the location of `node_modules` from comments, because it depends on the checkout.
    const named = text.replaceAll(/^\/\/ (\.\.\/.*)?node_modules\//gm, '// node_modules/')
    await writeFileAtomically(path, named)
    if (named.startsWith('#!')) await chmod(path, 0o755)
  }
}

/** Returns the paths of the files of other packages whose code is part of a bundle. */
export function listCopied(metafile: Metafile, folder: string): string[] {
  const used = Object.values(metafile.outputs).flatMap(({ inputs }) =>
    Object.entries(inputs).flatMap(([file, { bytesInOutput }]) => (bytesInOutput ? [file] : [])),
  )
  const files = used.filter((file) => file.includes('node_modules/'))
  return [...new Set(files)].map((file) => join(folder, file)).sort()
}

/** Leaves out modules that another call writes. */
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

/** Bundles the ES modules of a package that CommonJS requires, because its other modules are UMD. */
const preferModules: Plugin = {
  name: 'prefer-modules',
  setup({ onResolve, resolve }) {
    onResolve({ filter: /^vscode-languageserver-types$/ }, ({ path, resolveDir, pluginData }) =>
      pluginData === preferModules
        ? undefined
        : resolve(path, { kind: 'import-statement', resolveDir, pluginData: preferModules }),
    )
  },
}

/** Reads the names of the peer dependencies of the package in a folder. */
async function readPeers(folder: string): Promise<string[]> {
  const { peerDependencies = {} } = JSON.parse(readText(join(folder, 'package.json')))
  return Object.keys(peerDependencies)
}

/**
 * Collects the licences of the packages that some files belong to, as Markdown with a section for
 * each. Throws an Error if a package has no licence text.
 * @param files paths with `node_modules/` in them
 */
export async function readNotices(files: string[]): Promise<string> {
  const folders = files.map((file) => /^.*node_modules\/(@[^/]+\/)?[^/]+/.exec(file)![0])
  const sections = await Promise.all([...new Set(folders)].map(readNotice))
  return ['# Code of others in this package\n', ...sections.toSorted()].join('\n')
}

async function readNotice(folder: string): Promise<string> {
  const { name, version } = JSON.parse(readText(join(folder, 'package.json')))
  const file = (await readdir(folder)).find((entry) => /^licen[cs]e/i.test(entry))
  if (!file) throw new Error(`Cannot find the licence of \`${name}\` in \`${folder}\`.`)
  const text = readText(join(folder, file)).trim().replaceAll('\r\n', '\n')
  return `## ${name} ${version}\n\n${text.replaceAll(/^(?=.)/gm, '    ')}\n`
}
