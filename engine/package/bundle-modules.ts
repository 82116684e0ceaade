import { chmod, readdir } from 'node:fs/promises'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { build, type OutputFile, type Plugin } from 'esbuild'
import { readText } from '../io/read-file.ts'
import { writeFileAtomically } from '../io/write-files.ts'
import { namePackages } from './name-packages.ts'
import { UserError } from '../problem/user-error.ts'

/**
 * Bundles modules and their imports into few files, because Node needs time for each file that it
 * opens at startup. Peer dependencies of the package are not bundled. Returns the folders of the
 * bundled packages.
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
  const packages = namePackages(folder)
  const { metafile, outputFiles } = await build({
    // Makes the file names in comments the same for every library, wherever it is.
    absWorkingDir: folder,
    // Ignores the `tsconfig.json` of the project and of all folders above it.
    tsconfigRaw: {},
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
    plugins: [toOthers(others, folder), preferModules, packages.plugin],
    metafile: true,
    write: false,
    logLevel: 'warning',
  })
  await writeModules(outputFiles)
  return packages.listFolders(metafile)
}

/** Writes bundled modules. */
export async function writeModules(files: OutputFile[]): Promise<void> {
  for (const { path, text } of files) {
    await writeFileAtomically(path, text)
    if (text.startsWith('#!')) await chmod(path, 0o755)
  }
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
    onResolve({ filter: /^vscode-languageserver-types$/ }, ({ path, resolveDir, kind }) =>
      kind === 'require-call' ? resolve(path, { kind: 'import-statement', resolveDir }) : undefined,
    )
  },
}

/** Reads the names of the peer dependencies of the package in a folder. */
async function readPeers(folder: string): Promise<string[]> {
  const { peerDependencies = {} } = JSON.parse(readText(join(folder, 'package.json')))
  return Object.keys(peerDependencies)
}

/**
 * Collects the licences of packages, as Markdown with a section for each. Throws an Error if a
 * package has no licence text.
 * @param folders paths of the packages
 */
export async function readNotices(folders: string[]): Promise<string> {
  const sections = await Promise.all([...new Set(folders)].map(readNotice))
  // The same version may be in two folders.
  return ['# Code of others in this package\n', ...new Set(sections.toSorted())].join('\n')
}

async function readNotice(folder: string): Promise<string> {
  const { name, version } = JSON.parse(readText(join(folder, 'package.json')))
  const file = await findLicence(folder)
  if (!file) throw new UserError(`Cannot find the licence of \`${name}\` in \`${folder}\`.`)
  const text = readText(file).trim().replaceAll('\r\n', '\n')
  return `## ${name} ${version}\n\n${text.replaceAll(/^(?=.)/gm, '    ')}\n`
}

/** Finds the licence of a package. A part of a package has the licence of the whole. */
async function findLicence(folder: string): Promise<string | null> {
  const name = (await readdir(folder)).sort().find((entry) => /^licen[cs]e/i.test(entry))
  if (name) return join(folder, name)
  const isTop = dirname(folder) === folder || basename(dirname(folder)) === 'node_modules'
  return isTop ? null : findLicence(dirname(folder))
}
