import { extname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runInNewContext } from 'node:vm'
import { build, type Plugin } from 'esbuild'

const extension = extname(import.meta.url)
const toFile = (name: string) =>
  fileURLToPath(new URL(`browser/${name}${extension}`, import.meta.url))

/**
 * Bundles the script of the renderer's frame: Edge, the tag compiler and the checks as the text of
 * a worker, and the script that runs it. It is not a module, because browsers load modules into a
 * sandbox only from hosts that allow it.
 */
export async function bundleRenderer(): Promise<string> {
  const [engine, renderer] = await Promise.all(
    ['engine', 'renderer'].map((name) => bundleForBrowsers([toFile(name)])),
  )
  return `(() => {\nconst engine = () => {\n${engine}};\n${renderer}})()\n`
}

/**
 * Bundles the script of the result's frame, with the client scripts of the library.
 * @param scripts paths of the modules that load them
 */
export function bundleResult(scripts: string[]): Promise<string> {
  return bundleForBrowsers([...scripts, toFile('result')])
}

/**
 * Names that templates share with a server. Edge reads every other name from the state, such as
 * `name` and `status`, which are globals in browsers only.
 */
const serverGlobals = Object.fromEntries(
  (runInNewContext('Object.getOwnPropertyNames(globalThis)') as string[])
    .concat('Blob Buffer File FormData Headers Request Response TextDecoder'.split(' '))
    .concat('TextEncoder URL URLSearchParams atob btoa console crypto fetch'.split(' '))
    .concat('performance process queueMicrotask setInterval setTimeout structuredClone'.split(' '))
    .filter((name) => name !== 'undefined')
    .sort()
    .map((name) => [name, true]),
)

async function bundleForBrowsers(modules: string[]): Promise<string> {
  const { outputFiles } = await build({
    stdin: {
      contents: modules.map((module) => `import ${JSON.stringify(resolve(module))}\n`).join(''),
      resolveDir: process.cwd(),
    },
    bundle: true,
    format: 'iife',
    platform: 'browser',
    target: 'es2022',
    minify: true,
    define: { 'process.env': '{}', global: JSON.stringify(serverGlobals) },
    legalComments: 'none',
    write: false,
    logLevel: 'warning',
    plugins: [standIns],
  })
  return outputFiles[0]!.text
}

/** Replaces modules that browsers do not have, or that are large and hardly used. */
const standIns: Plugin = {
  name: 'stand-ins',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^node:/ }, () => ({ path: toFile('node') }))
    onResolve({ filter: /^he$/ }, () => ({ path: toFile('he') }))
    // No function of templates uses it.
    onResolve({ filter: /^slugify$/ }, ({ path }) => ({ path, namespace: 'empty' }))
    // Edge asks for the attributes of HTML only.
    onResolve({ filter: /^\.\/lib\/svg\.js$/ }, ({ path, importer }) =>
      importer.includes('property-information') ? { path, namespace: 'empty' } : undefined,
    )
    onLoad({ filter: /./, namespace: 'empty' }, () => ({
      contents: 'export default undefined; export const svg = { property: {}, normal: {} }',
    }))
  },
}
