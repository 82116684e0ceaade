import { existsSync, readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import type { ComponentClass } from '../tags/index.ts'
import { ProblemError } from '../problem/problem.ts'
import { importFresh } from './read-export.ts'
import { toDisplayPath } from './paths.ts'

/** A component's files: the template and, for a class-based one, the class beside it. */
type ComponentFiles = { name: string; file: string; classFile: string | null }

/** The components in a library's folder by dotted name, sorted. */
export function readComponentFiles(folder: string): ComponentFiles[] {
  const root = join(folder, 'components')
  if (!existsSync(root)) return []
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.edge'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
    .map((file) => ({
      name: relative(root, file).slice(0, -'.edge'.length).split(sep).join('.'),
      file,
      classFile:
        ['.ts', '.js']
          .map((end) => file.replace(/\.edge$/, end))
          .find((path) => existsSync(path)) ?? null,
    }))
}

/** The class of each class-based component, by the component's name: the one its module exports. */
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
        fix: 'Export the class by name.',
      })
    }
    classes[name] = Class as ComponentClass
  }
  return classes
}
