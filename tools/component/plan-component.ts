import type { FileToWrite } from '../../engine/io/write-files.ts'
import { listComponentFiles } from './list-component-files.ts'
import { toStylesIndex } from './to-styles-index.ts'

/** What a library has before a component is added to it. */
export type LibraryState = {
  namespace: string
  version: string
  /** Dotted names of its components */
  names: readonly string[]
  /** Text of `kit/styles/index.css` */
  styles: string
  /** Whether it records what its components render */
  hasGolden: boolean
  /** Whether there is a file at a path below the folder of the library */
  exists: (path: string) => boolean
}

/**
 * The files of a new component, paths below the folder of the library; throws an error that says
 * what is expected when the name will not do, or a file is there already.
 */
export function planComponent(name: string, state: LibraryState): FileToWrite[] {
  const refuse = (expected: string, fix: string): never => {
    throw new Error(`Cannot add component \`${name}\`, expected ${expected}.\n${fix}`)
  }
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*(\.[a-z][a-z0-9]*(-[a-z0-9]+)*)?$/.test(name)) {
    const form = 'lower-case words such as `rating`, `date-range` or, for a part, `card.media`'
    refuse(form, 'Write the name as in its tag, without the namespace.')
  }
  const [parent, subComponent] = name.split('.') as [string, string?]
  if (subComponent !== undefined && !state.names.includes(parent)) {
    refuse(`a component \`${parent}\` that it is a part of`, `Add \`${parent}\` first.`)
  }
  // A dot is a hyphen in classes and files of looks.
  const plain = name.replace('.', '-')
  const taken = state.names.find((other) => other.replace('.', '-') === plain)
  if (taken) refuse(`a name that no component has, and \`${taken}\` is one`, 'Choose another name.')

  const files = listComponentFiles(name, state)
  const existing = files.find(({ path }) => state.exists(path))
  if (existing) {
    refuse(`no file \`${existing.path}\``, 'Move the file, or choose another name.')
  }
  if (subComponent !== undefined) return files
  const content = toStylesIndex(state.styles, plain)
  return [...files, { path: 'kit/styles/index.css', content }]
}
