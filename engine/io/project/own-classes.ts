import { join } from 'node:path'
import { ProblemError } from '../../problem/problem.ts'
import { findNearest, toSuggestion } from '../../problem/suggestion.ts'
import { type ComponentClass, toComponentName } from '../../tags/index.ts'
import { findHeaderWord } from '../../template/header.ts'
import { readComponentClasses } from '../component-files.ts'
import type { InstalledLibrary } from '../installed-library.ts'
import { listOwnPaths } from './own-paths.ts'
import { toDisplayPath } from '../paths.ts'
import { readTemplate } from '../read-template.ts'

/**
 * Reads which classes of an installed library an application's own components use, by component
 * name: `@class button` in the header comment of a template gives it the `self` of that component.
 * Throws a ProblemError if there is no such class.
 * @param directory path of the folder with the templates
 */
export async function readOwnClasses(
  { folder }: InstalledLibrary,
  directory: string,
): Promise<Record<string, ComponentClass>> {
  const used = listOwnPaths(directory).flatMap((path) => {
    const file = join(directory, `${path}.edge`)
    const { text } = readTemplate(file)
    const written = text === null ? null : findHeaderWord(text, 'class')
    return text === null || written === null
      ? []
      : [{ name: toComponentName(path), file, text, written }]
  })
  if (used.length === 0) return {}
  const classes = await readComponentClasses(folder)
  return Object.fromEntries(
    used.map(({ name, file, text, written }) => {
      const Class = Object.hasOwn(classes, written) ? classes[written] : undefined
      if (!Class) throw toUnknownClass(file, text, written, Object.keys(classes))
      return [name, Class]
    }),
  )
}

function toUnknownClass(
  file: string,
  text: string,
  written: string,
  names: string[],
): ProblemError {
  const nearest = findNearest(written, names)
  return new ProblemError({
    file: toDisplayPath(file),
    line: text.slice(0, text.indexOf('@class')).split('\n').length,
    cannot: 'find the class',
    value: written,
    expected: ['the name of a component whose template uses `self`'],
    fix: nearest
      ? toSuggestion(`\`${nearest}\``)
      : 'Remove the line if the template does not use `self`.',
  })
}
