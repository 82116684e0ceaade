import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, relative, resolve, sep } from 'node:path'
import { build, transform, type Plugin } from 'esbuild'
import { readComponentFiles } from '@kit-edge/engine/io/component-files.ts'
import { type Memory, toKey } from '../cache/open-cache.ts'
import { toPackName } from './browser/missing.ts'
import { toPart } from './browser/sparse-object.ts'
import type { Pack } from './messages.ts'

/** A pack, and the names of the packs that it needs. */
export type NeedyPack = Pack & { needs: Set<string> }

/** Modules that the renderer has already, by the name that it has for them. */
const provided: Record<string, string> = {
  'edge.js': 'edge.js',
  '@kit-edge/engine/tags': '#tags',
  'node:module': 'node:module',
}

/**
 * Reads the templates and classes of a library for the browser, in packs that are loaded when a
 * template uses them: one for each component with its sub-components, one for each package that a
 * class imports, or requires by a literal name.
 * @param options.modules other modules that classes require by a computed name
 * @param options.known code that was compiled before
 */
export async function readPacks(
  folder: string,
  options: { namespace: string; modules: string[]; known?: Memory<string> | undefined },
): Promise<Map<string, NeedyPack>> {
  const { namespace, modules, known } = options
  const packs = new Map<string, NeedyPack>()
  const open = (id: string): NeedyPack => {
    const name = toPackName(id)
    const pack = packs.get(name) ?? { templates: {}, modules: {}, classes: {}, needs: new Set() }
    packs.set(name, pack)
    return pack
  }
  const components = readComponentFiles(folder)
  const toId = (file: string) => relative(resolve(folder), resolve(file)).split(sep).join('/')

  const addPackage = async (id: string, from = folder) => {
    if (packs.has(id)) return
    const made = await withCache(known, ['package', id], async () =>
      JSON.stringify(
        id.endsWith('.json') ? await splitJson(id, from) : { [id]: await bundlePackage(id, from) },
      ),
    )
    for (const [name, code] of Object.entries<string>(JSON.parse(made))) {
      open(name).modules[name] = code
    }
  }
  /** Adds a module, with those of the library that it imports: most are small. */
  const addModule = async (file: string, pack: NeedyPack): Promise<void> => {
    const id = toId(file)
    if (Object.hasOwn(pack.modules, id)) return
    const source = await readFile(file, 'utf8')
    const code = await withCache(known, ['module', source], () => toCommonJs(source))
    pack.modules[id] = code
    for (const name of listRequired(code)) {
      if (Object.values(provided).includes(name)) continue
      if (name.startsWith('.')) await addModule(resolve(dirname(file), name), pack)
      else {
        await addPackage(name)
        pack.needs.add(name)
      }
    }
    for (const name of listLazy(source)) await addPackage(name)
  }

  const names = new Set(components.map(({ path }) => toPackName(`components/${path}`)))
  for (const { name, path, file, classFile } of components) {
    const id = `components/${path}.edge`
    const pack = open(id)
    const text = await readFile(file, 'utf8')
    pack.templates[id] = withoutComments(text)
    for (const used of listUsed(text, namespace)) if (names.has(used)) pack.needs.add(used)
    if (!classFile) continue
    await addModule(classFile, pack)
    pack.classes[name] = toId(classFile)
  }
  for (const id of modules) await addPackage(id)
  // The renderer itself needs it, for rare character references.
  await addPackage('entities/decode', import.meta.dirname)
  for (const [name, { needs }] of packs) needs.delete(name)
  return packs
}

/** Returns a text that was made before, or makes it. */
export async function withCache(
  known: Memory<string> | undefined,
  parts: string[],
  make: () => Promise<string>,
): Promise<string> {
  const key = toKey(...parts)
  const code = known?.get(key) ?? (await make())
  known?.set(key, code)
  return code
}

/** Compiles a module of the library. Those that it imports stay separate, so that each runs once. */
async function toCommonJs(source: string): Promise<string> {
  const { code } = await transform(source, {
    loader: 'ts',
    format: 'cjs',
    target: 'es2022',
    minify: true,
    legalComments: 'none',
    define: { 'import.meta.url': '"file:///"' },
  })
  return code.replace(/\brequire\("([^"]+)"\)/g, (whole, name: string) =>
    Object.hasOwn(provided, name) ? `require("${provided[name]}")` : whole,
  )
}

/** Bundles a package that a class imports, with everything that it imports itself. */
async function bundlePackage(id: string, folder: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: `module.exports = require(${JSON.stringify(id)})`, resolveDir: folder },
    bundle: true,
    format: 'cjs',
    platform: 'browser',
    target: 'es2022',
    minify: true,
    legalComments: 'none',
    write: false,
    logLevel: 'warning',
    plugins: [lazyImports],
  })
  return outputFiles[0]!.text
}

/** Objects with more members are loaded in parts. */
const mostMembers = 500
/** About so many: a key is in the part that its characters name, so that no index is needed. */
const membersOfPart = 16

/**
 * Returns the modules of a JSON file of a package. Large objects in it, such as an icon set, have
 * modules of their own for their values, because a template needs few of them.
 */
async function splitJson(id: string, folder: string): Promise<Record<string, string>> {
  const file = createRequire(resolve(folder, 'package.json')).resolve(id)
  const data: Record<string, unknown> = JSON.parse(await readFile(file, 'utf8'))
  const modules: Record<string, string> = {}
  const members = Object.entries(data).map(([name, value]) => {
    const json = JSON.stringify(value)
    const keys = typeof value === 'object' && value !== null ? Object.keys(value) : []
    if (keys.length <= mostMembers || Array.isArray(value)) return `${JSON.stringify(name)}:${json}`
    const place = `${id}#${name}`
    const count = Math.ceil(keys.length / membersOfPart)
    const byPart = Map.groupBy(Object.entries(value as object), ([key]) => toPart(key, count))
    for (let part = 0; part < count; part++) {
      const values = Object.fromEntries(byPart.get(part) ?? [])
      modules[`${place}#${part}`] = `module.exports=${JSON.stringify(values)}`
    }
    modules[`${place}#keys`] = `module.exports=${JSON.stringify(keys)}`
    return `${JSON.stringify(name)}:toSparseObject(${JSON.stringify(place)},${count})`
  })
  modules[id] = `const{toSparseObject}=require("#sparse-object");module.exports={${members.join()}}`
  return modules
}

/** Leaves out modules that a package imports later, such as the list of languages of a highlighter. */
const lazyImports: Plugin = {
  name: 'lazy-imports',
  setup({ onResolve }) {
    onResolve({ filter: /./ }, ({ kind, path }) =>
      kind === 'dynamic-import' ? { path, external: true } : undefined,
    )
  },
}

function listRequired(code: string): string[] {
  return Array.from(code.matchAll(/\brequire\("([^"]+)"\)/g), ([, name]) => name!)
}

/** Lists the packages that the source of a class requires when it needs them. */
function listLazy(source: string): string[] {
  const calls = source.matchAll(/\brequire(?:\.resolve)?\((['"])([^'".][^'"]*)\1\)/g)
  return Array.from(calls, ([, , name]) => name!)
}

/** Lists the packs of the components that a template uses. */
function listUsed(text: string, namespace: string): string[] {
  const names = text.matchAll(new RegExp(`\\b${namespace}::([a-z][\\w-]*)`, 'g'))
  return Array.from(names, ([, name]) => name!)
}

/**
 * Removes the documentation from a template: two thirds of its text. The lines stay, and so do the
 * facts that rendering reads from the header.
 */
export function withoutComments(template: string): string {
  return template
    .replace(/\{\{--[^]*?--\}\}/g, (comment) =>
      comment.replace(
        /^(?![ \t]*(?:\{\{--)?[ \t]*\*?[ \t]*@(?:slot|parent|deprecated)\b).*$/gm,
        toFrame,
      ),
    )
    .replace(/^[ \t]*\/\*\*.*\*\/[ \t]*$/gm, '')
}

/** Keeps the brackets of a comment. */
function toFrame(line: string): string {
  const start = line.startsWith('{{--') ? '{{--' : ''
  return `${start}${line.endsWith('--}}') ? '--}}' : ''}`
}
