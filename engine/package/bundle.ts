import { existsSync } from 'node:fs'
import { basename, join, resolve, sep } from 'node:path'
import { build, type BuildOptions, type Plugin, type PluginBuild } from 'esbuild'
import ts from 'typescript'
import { readText } from '../io/read-file.ts'
import { writeFileAtomically } from '../io/write-files.ts'
import type { Catalog } from '../schema/catalog.ts'
import { toTailwindCss, toTokensCss } from '../library/tokens/tokens-css.ts'
import { buildComponentStyles } from './component-styles.ts'
import { listFiles } from './list-files.ts'

/** How scripts are compiled. */
const scriptOptions = {
  bundle: true,
  format: 'esm',
  target: 'es2022',
  minify: true,
  // Ignores the `tsconfig.json` of the project and of all folders above it.
  tsconfigRaw: {},
  logLevel: 'warning',
} satisfies BuildOptions

/**
 * Writes the files for browsers (one stylesheet, the tokens alone, a stylesheet for each component,
 * the client-side scripts) and the stylesheet for Tailwind.
 */
export async function bundle(catalog: Catalog, folder: string, target: string): Promise<void> {
  const { library, tokens } = catalog
  const tokensFile = join(target, 'tokens.css')
  await writeFileAtomically(tokensFile, toTokensCss(library, tokens))
  await writeFileAtomically(join(target, 'tailwind.css'), toTailwindCss(library, tokens))
  const { outputFiles } = await build({
    stdin: {
      contents: [tokensFile, join(folder, 'styles/index.css')]
        .map((file) => `@import ${JSON.stringify(resolve(file))};`)
        .join(''),
      resolveDir: folder,
      loader: 'css',
    },
    bundle: true,
    minify: true,
    write: false,
    logLevel: 'warning',
  })
  await writeFileAtomically(join(target, 'styles.css'), shortenCss(outputFiles[0]!.text))
  for (const { name, css } of await buildComponentStyles(catalog, folder)) {
    await writeFileAtomically(join(target, `styles/${name}.css`), css)
  }
  await bundleAll(folder, target)
  const scripts = listFiles(join(folder, 'scripts'), '.ts')
  if (!scripts.length) return
  await build({
    entryPoints: scripts.map((file) => ({ in: file, out: basename(file, '.ts') })),
    outdir: join(target, 'scripts'),
    ...scriptOptions,
    plugins: [keepImports(folder, './')],
  })
  for (const file of scripts) {
    const name = basename(file, '.ts')
    const { events = [] } = catalog.scripts.find((script) => script.name === name) ?? {}
    const types = toTypes(readText(file), events)
    await writeFileAtomically(join(target, `scripts/${name}.d.ts`), types)
  }
}

/**
 * Writes the module `scripts.ts` of a library, if any, which imports its scripts. It does not contain
 * copies, so that a script that is also imported separately runs only once.
 */
async function bundleAll(folder: string, target: string): Promise<void> {
  const file = join(folder, 'scripts.ts')
  await build({
    ...(existsSync(file) ? { entryPoints: [file] } : { stdin: { contents: 'export {}' } }),
    outfile: join(target, 'scripts.js'),
    ...scriptOptions,
    plugins: [keepImports(folder, './scripts/')],
  })
  const module = readText(join(target, 'scripts.js'))
  const imported = new Set(module.match(/\.\/scripts\/[\w-]+\.js/g))
  const types = [...imported].sort().map((path) => `import '${path}'\n`)
  await writeFileAtomically(join(target, 'scripts.d.ts'), types.join('') || 'export {}\n')
}

/**
 * Keeps imports of scripts, also of one script by another, and names the compiled files.
 * @param place of the compiled scripts, which have no subfolders, from the importing module
 */
function keepImports(folder: string, place: string): Plugin {
  const scripts = resolve(folder, 'scripts') + sep
  const setup = ({ onResolve }: PluginBuild) =>
    onResolve({ filter: /^\..*\.ts$/ }, ({ path, resolveDir, kind }) =>
      kind === 'entry-point' || !resolve(resolveDir, path).startsWith(scripts)
        ? null
        : { path: `${place}${basename(path, '.ts')}.js`, external: true },
    )
  return { name: 'keep-imports', setup }
}

/** Returns the types of a script: its additions to the window, and its events. */
function toTypes(text: string, events: Catalog['scripts'][number]['events']): string {
  const { outputText } = ts.transpileDeclaration(text, {
    compilerOptions: { moduleDetection: ts.ModuleDetectionKind.Force },
  })
  const own = outputText.includes('declare global') ? outputText : 'export {}\n'
  const members = events.map(({ name, type, description }) => {
    const comment = description.replaceAll('*/', '*\\/')
    return `    /** ${comment} */\n    '${name}': CustomEvent${type ? `<${type}>` : ''}\n`
  })
  if (!members.length) return own
  const map = `  interface GlobalEventHandlersEventMap {\n${members.join('')}  }\n`
  return `${own}declare global {\n${map}}\n`
}

/** Matches what may contain a brace that does not belong to a block. */
const QUOTED = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|\\./g

/**
 * Shortens a stylesheet that esbuild has minified: one block for neighbouring blocks of a layer, and
 * no space before the value of a custom property.
 */
export function shortenCss(css: string): string {
  const short = css.replace(/([{;]--[\w-]+): /g, '$1:')
  let text = ''
  let previous: string | undefined
  for (const part of short.split(/(?<=\})(?=@layer [\w.-]+\{)/)) {
    const start = /^@layer [\w.-]+\{/.exec(part)?.[0]
    text = start && start === previous ? text.slice(0, -1) + part.slice(start.length) : text + part
    previous = isBlock(part) ? start : undefined
  }
  return text
}

/** Tells whether a text is a single block, with nothing after its end. */
function isBlock(css: string): boolean {
  let depth = 0
  const braces = css.trimEnd().replace(QUOTED, '').slice(0, -1).match(/[{}]/g) ?? []
  return braces.every((brace) => (depth += brace === '{' ? 1 : -1) > 0)
}
