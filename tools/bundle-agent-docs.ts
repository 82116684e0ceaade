import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import { toJsonText } from '../engine/files/json/json-file.ts'
import type { Manifest } from '../engine/package/manifest.ts'
import { run } from '../tests/package/run.ts'
import { fail } from './read-options.ts'

const source = 'agent-docs'

/**
 * Writes the npm package of `agentDocs` into a folder: one module with everything that it imports,
 * so that it adds no other package to a site, and the licences of what it contains.
 */
export async function bundleAgentDocs(folder: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(join(folder, 'build'), { recursive: true })
  const { metafile } = await build({
    entryPoints: [join(source, 'agent-docs.ts')],
    outfile: join(folder, 'build/agent-docs.js'),
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node22',
    metafile: true,
    // Otherwise the module contains the paths of CommonJS files, which depend on the checkout.
    minify: true,
    logLevel: 'error',
    // Some of the packages still call `require` for modules of Node.
    banner: {
      js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
    },
  })
  cpSync(join(source, 'llms-txt.md'), join(folder, 'build/llms-txt.md'))
  await writeTypes(join(folder, 'build'))
  cpSync(join(source, 'README.md'), join(folder, 'README.md'))
  cpSync('LICENSE', join(folder, 'LICENSE'))
  writeFileSync(join(folder, 'LICENSES.md'), toLicences(Object.keys(metafile.inputs)))
  const read = readFileSync(join(source, 'package.json'), 'utf8')
  const { private: _, devDependencies: _bundled, ...manifest } = JSON.parse(read) as Manifest
  const published = {
    ...manifest,
    files: ['build', 'LICENSES.md'],
    exports: {
      '.': { types: './build/agent-docs.d.ts', default: './build/agent-docs.js' },
      './package.json': './package.json',
    },
  }
  writeFileSync(join(folder, 'package.json'), toJsonText(published))
}

/** Writes the declarations of the two modules that make up the package's API. */
async function writeTypes(folder: string): Promise<void> {
  const outDir = join(folder, 'types')
  const options =
    '--declaration --emitDeclarationOnly --rewriteRelativeImportExtensions --target es2024 ' +
    '--lib es2025,dom,dom.iterable --module nodenext --types node --skipLibCheck --singleThreaded'
  const files = ['--ignoreConfig', join(source, 'agent-docs.ts'), '--outDir', outDir]
  const command = ['node_modules/typescript-7/bin/tsc', ...files, '--rootDir', '.']
  const { code, stdout, stderr } = await run('.', [...command, ...options.split(' ')])
  if (code !== 0) fail(`Cannot declare the types of the package:\n${stdout}${stderr}`)
  for (const name of ['agent-docs.d.ts', 'agent-docs-options.d.ts']) {
    const text = readFileSync(join(outDir, source, name), 'utf8')
    writeFileSync(join(folder, name), text.replaceAll(/(?<=from '\.\/.*)\.ts(?=')/g, '.js'))
  }
  rmSync(outDir, { recursive: true })
}

/** Joins the licences of all packages that files are from. Throws an Error for one without. */
function toLicences(files: string[]): string {
  const folders = new Set(
    files.flatMap((file) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file)?.[0] ?? []),
  )
  const parts = [...folders].toSorted().map((folder) => {
    const { name, license, licenses } = JSON.parse(
      readFileSync(join(folder, 'package.json'), 'utf8'),
    ) as { name: string; license?: string; licenses?: { type: string }[] }
    const [file] = globSync('{LICEN[SC]E,licen[sc]e}*', { cwd: folder })
    const text = file ? readFileSync(join(folder, file), 'utf8') : (license ?? licenses?.[0]?.type)
    if (!text) throw new Error(`Cannot publish \`${name}\` without its licence.`)
    return `## ${name}\n\n${text.trim()}\n`
  })
  return `# Licences of bundled packages\n\n${parts.join('\n')}`
}
