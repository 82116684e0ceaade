import { readdirSync } from 'node:fs'
import { dirname, join, relative, resolve, sep } from 'node:path'
import type { ComponentDisk } from '../../library/component/own-component.ts'
import { hasFolder } from '../folders.ts'
import { listTemplates } from '../list-templates.ts'
import { toStamp } from '../file-stamp.ts'
import { readTextOrNull } from '../read-file.ts'

/** A package with templates on a named disk of Edge, and the components among them. */
export type EdgePackage = ComponentDisk & { files: { name: string; path: string }[] }

/** More modules than a template library has. Larger packages are something else. */
const MAX_MODULES = 500

/**
 * Lists the installed packages that mount a folder with components, `edge.mount('ui', …)`, among
 * the dependencies of a project. Reads them again if the dependencies change.
 * @param library name of the library's own package, whose components the catalog lists already
 */
export function openEdgePackages(root: string, library?: string): () => EdgePackage[] {
  const files = ['package.json', 'node_modules/.package-lock.json', 'node_modules/.modules.yaml']
  let stamp: string | null = null
  let found: EdgePackage[] = []
  return () => {
    const now = files.map((file) => toStamp(join(root, file))).join()
    if (now !== stamp) {
      const names = listNames(root).filter((name) => name !== library)
      found = names.flatMap((name) => readPackage(root, name) ?? [])
    }
    stamp = now
    return found
  }
}

type PackageFile = Record<string, unknown> & {
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
  keywords?: string[]
}

function readJson(file: string): PackageFile | null {
  try {
    const value: unknown = JSON.parse(readTextOrNull(file) ?? 'null')
    return typeof value === 'object' ? (value as PackageFile) : null
  } catch {
    // The package manager reports an invalid file.
    return null
  }
}

function listNames(root: string): string[] {
  const { dependencies, devDependencies } = readJson(join(root, 'package.json')) ?? {}
  return Object.keys({ ...dependencies, ...devDependencies }).sort()
}

function readPackage(root: string, name: string): EdgePackage | null {
  const folder = join(root, 'node_modules', name)
  const manifest = readJson(join(folder, 'package.json'))
  if (!manifest || name.startsWith('@adonisjs/') || !mentionsEdge(manifest)) return null
  const modules = listModules(folder)
  if (modules.length > MAX_MODULES) return null
  const texts = modules.map((file) => ({ file, code: readTextOrNull(file) ?? '' }))
  const mount = texts.map(({ file, code }) => findMount(file, code)).find((one) => one !== null)
  const components = mount && join(mount.folder, 'components')
  if (!components || !hasFolder(components)) return null
  const { files } = listTemplates([components], root)
  const { namespace } = mount
  return {
    namespace,
    category: name,
    package: name,
    globals: new Set([namespace, ...texts.flatMap(({ code }) => listSharedNames(code))]),
    files: files.map((path) => ({ path, name: toCallName(components, path) })),
  }
}

function mentionsEdge(manifest: PackageFile): boolean {
  const { dependencies, devDependencies, peerDependencies, keywords = [] } = manifest
  const packages = Object.keys({ ...dependencies, ...devDependencies, ...peerDependencies })
  return (
    packages.includes('edge.js') || [keywords].flat().some((word) => /^edge(\.?js)?$/.test(word))
  )
}

function listModules(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.m?js$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !relative(folder, file).split(sep).includes('node_modules'))
    .sort()
}

/** `edge.mount('ui', new URL('./views', import.meta.url))`, or with the folder of the module. */
const MOUNT =
  /\.mount\(\s*(['"`])([A-Za-z][\w-]*)\1\s*,\s*(?:fileURLToPath\(\s*)?(?:new URL\(|(?:path\.)?join\(\s*(?:__dirname|import\.meta\.dirname)\s*,)\s*(['"`])([^'"`]+)\3/

function findMount(file: string, code: string): { namespace: string; folder: string } | null {
  const [, , namespace, , path] = MOUNT.exec(code) ?? []
  if (namespace === undefined || path === undefined) return null
  return { namespace, folder: resolve(dirname(file), path) }
}

/** Returns the name under which Edge registers a component: `form/radio_group` is `form.radioGroup`. */
function toCallName(folder: string, file: string): string {
  return relative(folder, file)
    .slice(0, -'.edge'.length)
    .split(sep)
    .filter((word, index) => index === 0 || word !== 'index')
    .map((word) => word.replace(/[^A-Za-z0-9]+(.)/g, (_, letter: string) => letter.toUpperCase()))
    .join('.')
}

/**
 * Lists the names that a module shares with every template, judging by its text:
 * `edge.global('name', …)` and `view.share({ name })`.
 */
export function listSharedNames(code: string): string[] {
  const named = code.matchAll(/\.global\(\s*(['"`])([\w$]+)\1/g)
  const shared = code.matchAll(/\.share\(\s*\{([^}]*)\}/g)
  return [
    ...Array.from(named, ([, , name]) => name!),
    ...Array.from(shared, ([, body]) => body!).flatMap((body) =>
      Array.from(body.matchAll(/(?:^|,)\s*([\w$]+)/g), ([, name]) => name!),
    ),
  ]
}
