import type { ComponentClass } from '../src/edge/index.ts'
import { ProblemError } from '../src/problem/problem-error.ts'
import { importFresh } from './import-fresh.ts'
import { readComponentFiles } from './read-component-files.ts'
import { toDisplayPath } from './to-display-path.ts'

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
