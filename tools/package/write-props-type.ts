import { join } from 'node:path'
import { readLibrary } from '../../engine/io/read-library.ts'
import { writeFileAtomically } from '../../engine/io/write-files.ts'
import { PROPS_TYPE_FILE, toPropsType } from '../../engine/library/component/props-type.ts'

/** Writes the types of the props that the classes of a library read, and returns the path. */
export async function writePropsType(folder: string): Promise<string> {
  const path = join(folder, 'components', PROPS_TYPE_FILE)
  const { components } = await readLibrary(folder)
  await writeFileAtomically(path, toPropsType(components))
  return path
}
