/**
 * Writes the npm packages of the engine, of the documentation site and of `agentDocs`, compiled,
 * into `.cache/packages`: `npm run build:engine`.
 */
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { join, resolve } from 'node:path'
import { toJsonText } from '../engine/files/json/json-file.ts'
import { writeFileAtomically } from '../engine/io/write-files.ts'
import type { Manifest } from '../engine/package/manifest.ts'
import { linkPackages } from '../engine/package/stage-library.ts'
import { run } from '../tests/package/run.ts'
import { bundleAgentDocs } from './bundle-agent-docs.ts'
import { fail } from './read-options.ts'

/** Each package: its sources, and its folders besides the compiled modules. */
const packages = {
  engine: { sources: 'engine', folders: { source: 'engine' } },
  docs: { sources: 'plugins', folders: { src: 'src' } },
}
const target = '.cache/packages'

rmSync(target, { recursive: true, force: true })
for (const [name, { sources, folders }] of Object.entries(packages)) {
  const folder = join(target, name)
  const staged = join(folder, 'staged')
  copy(sources, staged)
  if (name !== 'engine') {
    // The docs compile against the published engine next to them, and not against its sources.
    mkdirSync(join(staged, 'node_modules/@kit-edge'), { recursive: true })
    symlinkSync('../../../../engine', join(staged, 'node_modules/@kit-edge/engine'), 'junction')
  }
  const workspace = JSON.parse(readFileSync(join(sources, 'package.json'), 'utf8')) as Manifest
  const { dependencies, peerDependencies } = workspace
  // A package manager may install them for the workspace alone.
  linkPackages(sources, Object.keys({ ...dependencies, ...peerDependencies }), folder)
  await compile(staged, join(folder, 'build'), sources)
  rmSync(staged, { recursive: true })

  if (existsSync(join(sources, 'prose'))) copy(join(sources, 'prose'), join(folder, 'build/prose'))
  for (const [path, origin] of Object.entries(folders)) copy(origin, join(folder, path))
  cpSync(join(sources, 'README.md'), join(folder, 'README.md'))
  cpSync('LICENSE', join(folder, 'LICENSE'))
  const manifest = toPublished(workspace, Object.keys(folders))
  await writeFileAtomically(join(folder, 'package.json'), toJsonText(manifest))
  const programs = Object.values((manifest.bin ?? {}) as Record<string, string>)
  for (const program of programs) chmodSync(join(folder, program), 0o755)
  console.log(folder)
}
// The docs have needed those of the engine too.
for (const name of Object.keys(packages))
  rmSync(join(target, name, 'node_modules'), { recursive: true })

await bundleAgentDocs(join(target, 'agent-docs'))
console.log(join(target, 'agent-docs'))

/**
 * Compiles modules with their declarations. The native compiler needs a fifth of the time, and a
 * third less of it without threads, which check the same types again. Exits with its output if
 * there are errors.
 */
async function compile(staged: string, outDir: string, shown: string): Promise<void> {
  const config = join(staged, 'tsconfig.json')
  const compilerOptions = {
    target: 'es2024',
    module: 'nodenext',
    lib: ['es2024', 'esnext'],
    types: ['node'],
    typeRoots: [resolve('node_modules/@types')],
    skipLibCheck: true,
    rewriteRelativeImportExtensions: true,
    declaration: true,
    outDir: resolve(outDir),
  }
  await writeFileAtomically(config, toJsonText({ compilerOptions, include: ['**/*.ts'] }))
  const command = ['node_modules/typescript-7/bin/tsc', '--project', config, '--singleThreaded']
  const { code, stdout, stderr } = await run('.', command)
  const output = stdout.replaceAll(staged, shown) + stderr
  if (code !== 0) fail(`Cannot compile the package:\n${output}`)
}

/**
 * Returns the manifest of the published package: its exports are compiled modules instead of
 * sources.
 */
function toPublished({ private: _, ...manifest }: Manifest, folders: string[]): Manifest {
  const toFile = (path: string) => path.replace(/^\.\/(.*)\.ts$/, './build/$1.js')
  const change = <T>(paths: unknown, to: (path: string) => T) =>
    Object.fromEntries(
      Object.entries(paths as Record<string, string>).map(([name, path]) => [name, to(path)]),
    )
  const toExport = (path: string) => {
    const file = toFile(path)
    return file === path ? path : { types: file.replace(/\.js$/, '.d.ts'), default: file }
  }
  return {
    ...manifest,
    files: ['build', ...folders],
    exports: change(manifest.exports, toExport),
    ...(manifest.bin !== undefined && { bin: change(manifest.bin, toFile) }),
  }
}

/** Copies sources, without the files that npm installs or a build writes. */
function copy(from: string, to: string): void {
  const isSource = (path: string) => !/(^|\/)(node_modules|build)$|\/package\.json$/.test(path)
  cpSync(from, to, { recursive: true, filter: isSource })
}
