import { existsSync } from 'node:fs'
import { basename, join } from 'node:path'
import { findLibrary } from '../io/find-library.ts'
import { readText } from '../io/read-file.ts'
import { readLibrary } from '../io/read-library.ts'
import { writeFilesAtomically, type FileToWrite } from '../io/write-files.ts'
import { UserError } from '../problem/user-error.ts'

/**
 * Writes the files of a new component, with a TODO wherever its author must decide. Returns their
 * paths. Throws an Error if the name is invalid, or if a file already exists.
 * @param project path of the folder with the library
 */
export async function addComponent(project: string, name: string): Promise<string[]> {
  const folder = findLibrary(project)
  const { library, components } = await readLibrary(folder)
  const plan = planComponent(name, {
    folder: basename(folder),
    namespace: library.namespace,
    version: library.version,
    names: components.map((component) => component.name),
    styles: readText(join(folder, 'styles/index.css')),
    hasGolden: existsSync(join(project, 'tests/golden/components')),
    exists: (path) => existsSync(join(project, path)),
  })
  const files = plan.map(({ path, content }) => ({ path: join(project, path), content }))
  await writeFilesAtomically(files)
  return files.map(({ path }) => path)
}

/** Facts about a library before a component is added. */
export type LibraryState = {
  /** Name of its folder */
  folder: string
  namespace: string
  version: string
  /** Dotted names of its components */
  names: readonly string[]
  /** Text of `styles/index.css` */
  styles: string
  /** Whether it has golden tests of its components' output */
  hasGolden: boolean
  /** Whether there is a file at a path below the project */
  exists: (path: string) => boolean
}

/**
 * Returns the files of a new component, with paths below the project. Throws an Error if the name
 * is invalid, or if a file already exists.
 */
export function planComponent(name: string, state: LibraryState): FileToWrite[] {
  const refuse = (expected: string, fix: string): never => {
    throw new UserError(`Cannot add component \`${name}\`, expected ${expected}.\n${fix}`)
  }
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*(\.[a-z][a-z0-9]*(-[a-z0-9]+)*)?$/.test(name)) {
    const form =
      'lower-case words such as `rating`, `date-range` or, for a sub-component, `card.media`'
    refuse(form, 'Write the name as in its tag, without the namespace.')
  }
  const [parent, subComponent] = name.split('.') as [string, string?]
  if (subComponent !== undefined && !state.names.includes(parent)) {
    refuse(`a component \`${parent}\` to put it into`, `Add \`${parent}\` first.`)
  }
  // In class names and names of stylesheets, a dot becomes a hyphen.
  const plain = name.replace('.', '-')
  const taken = state.names.find((other) => other.replace('.', '-') === plain)
  if (taken)
    refuse(`a name that does not clash with component \`${taken}\``, 'Choose another name.')

  const files = listComponentFiles(name, state)
  const existing = files.find(({ path }) => state.exists(path))
  if (existing) {
    refuse(`no file \`${existing.path}\``, 'Move the file, or choose another name.')
  }
  if (subComponent !== undefined) return files
  const content = toStylesIndex(state.styles, plain)
  return [...files, { path: `${state.folder}/styles/index.css`, content }]
}

/** Lists the files of a new component or sub-component, each with TODOs for its author. */
function listComponentFiles(
  name: string,
  { folder: library, namespace, version, hasGolden }: LibraryState,
): FileToWrite[] {
  const [parent, subComponent] = name.split('.') as [string, string?]
  const plain = name.replace('.', '-')
  const words = name.replaceAll(/[.-]/g, ' ')
  const tag = `x-${namespace}::${name}`
  const example = `<${tag}>TODO</${tag}>\n`
  const place =
    subComponent === undefined ? '@category TODO\n  @keywords TODO' : `@parent ${parent}`

  const template = `{{--
  TODO: what it is, in a sentence of at most 100 characters.

  ${place}
  @slot main - TODO: what goes there.
  @since ${version}
--}}
@props({
  /** TODO: what it decides; or delete it. */
  size: { type: 'string', values: ['sm', 'md'], default: 'md' },
})
<div {{ $attrs.merge({ class: '${namespace}-${plain}', 'data-${namespace}': '${name}', 'data-size': size }).toAttrs() }}>{{{ await $slots.main() }}}</div>
`
  const folder = `${library}/components/${parent}`
  const files = [{ path: `${folder}/${subComponent ?? parent}.edge`, content: template }]
  if (hasGolden) {
    const outer = `x-${namespace}::${parent}`
    const input = subComponent === undefined ? example : `<${outer}>\n  ${example}</${outer}>\n`
    files.push({ path: `tests/golden/components/${plain}/input.edge`, content: input })
  }
  if (subComponent !== undefined) return files

  const styles = `/* TODO: draw it with tokens and logical properties, then delete this line. */
.${namespace}-${plain} {
  display: block;
}
`
  const page = `---
title: ${words[0]!.toUpperCase()}${words.slice(1)}
description: # TODO: what the page answers, in one sentence.
---

\`\`\`edge preview
${example}\`\`\`

## When to use it

TODO: when to use it, and when to use another component.

TODO: an example for each thing people do with it, under headings of their own.

::api
`
  return [
    ...files,
    { path: `${folder}/${plain}.css`, content: styles },
    { path: `content/components/${name}.md`, content: page },
  ]
}

/** Adds an import of one more component to a stylesheet, after the existing imports. */
export function toStylesIndex(styles: string, name: string): string {
  const line = `@import '../components/${name}/${name}.css' layer(components);\n`
  const last = [...styles.matchAll(/^@import [^;]*;[^\n]*\n?/gm)].at(-1)
  const end = last ? last.index + last[0].length : 0
  const before = styles.slice(0, end)
  return `${before}${before === '' || before.endsWith('\n') ? '' : '\n'}${line}${styles.slice(end)}`
}
