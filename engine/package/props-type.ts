import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { toDisplayPath } from '../io/paths.ts'
import { writeFileAtomically } from '../io/write-files.ts'
import { PROPS_TYPE_FILE, toPropsType } from '../library/component/props-type.ts'
import type { LibrarySource } from '../library/pages/sources.ts'
import { ProblemError } from '../problem/problem.ts'

type Source = Pick<LibrarySource, 'components'>

/** Writes the types of the props for a library's classes. Returns the path of the file. */
export async function writePropsType(folder: string, { components }: Source): Promise<string> {
  const path = toPath(folder)
  await writeFileAtomically(path, toPropsType(components))
  return path
}

/** Writes the types if the file does not exist. Throws a ProblemError if it is out of date. */
export async function checkPropsType(folder: string, source: Source): Promise<void> {
  const path = toPath(folder)
  if (!existsSync(path)) {
    await writePropsType(folder, source)
    return
  }
  if ((await readFile(path, 'utf8')) === toPropsType(source.components)) return
  throw new ProblemError({
    file: toDisplayPath(path),
    line: 1,
    cannot: 'use the types of the props',
    expected: ['types that match the templates'],
    fix: 'Run `engine types`.',
  })
}

function toPath(folder: string): string {
  return join(folder, 'components', PROPS_TYPE_FILE)
}
