import { existsSync, readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { toComponentName, type ComponentClass } from '../tags/index.ts'
import { ProblemError } from '../problem/problem.ts'
import { importFresh } from './read-export.ts'
import { toDisplayPath } from './paths.ts'

/** The files of a component: the template and, if it is class-based, the class. */
type ComponentFiles = {
  name: string
  file: string
  /** Path of the template from the folder of the components, without its extension, with slashes */
  path: string
  classFile: string | null
}

/**
 * Lists the components in a library's folder, sorted by dotted name. A component is a folder with
 * its name, which also contains its sub-components, or a single file: `card/card.edge` or
 * `card.edge` is `card`, `card/header.edge` is `card.header`.
 */
export function readComponentFiles(folder: string): ComponentFiles[] {
  const root = join(folder, 'components')
  if (!existsSync(root)) return []
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.edge'))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .map((file) => file.slice(0, -'.edge'.length))
    .sort()
    .map((path) => {
      const name = toComponentName(path)
      return { name, file: join(root, `${path}.edge`), path, classFile: findClass(root, name) }
    })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
}

/** Finds the class beside the template. The build may move the template, but never the class. */
function findClass(root: string, name: string): string | null {
  const path = join(root, name.replaceAll('.', '/'))
  const paths = [path, join(path, name.slice(name.lastIndexOf('.') + 1))]
  const files = paths.flatMap((one) => [`${one}.ts`, `${one}.js`])
  return files.find((file) => existsSync(file)) ?? null
}

/**
 * Imports the classes of class-based components, by component name. Throws a ProblemError if a
 * module exports no class.
 */
export async function readComponentClasses(
  folder: string,
): Promise<Record<string, ComponentClass>> {
  const classes: Record<string, ComponentClass> = {}
  for (const { name, classFile } of readComponentFiles(folder)) {
    if (!classFile) continue
    const exported = Object.values(await importFresh(classFile))
    const [Class] = exported.filter((value) => typeof value === 'function')
    if (!Class) {
      throw new ProblemError({
        file: toDisplayPath(classFile),
        line: 1,
        cannot: 'load the class of component',
        value: name,
        expected: ['the module to export a class'],
        fix: 'Export the class with `export class`.',
      })
    }
    classes[name] = Class as ComponentClass
  }
  return classes
}
