import type { FileToWrite } from '../engine/io/write-files.ts'

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
  const [parent, part] = name.split('.') as [string, string?]
  if (part !== undefined && !state.names.includes(parent)) {
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
  if (part !== undefined) return files
  const content = toStylesIndex(state.styles, plain)
  return [...files, { path: 'kit/styles/index.css', content }]
}

/** A style sheet that imports the looks of one more component, after those that it has. */
export function toStylesIndex(styles: string, name: string): string {
  const line = `@import '../components/${name}/${name}.css' layer(components);\n`
  const last = [...styles.matchAll(/^@import [^;]*;[^\n]*\n?/gm)].at(-1)
  const end = last ? last.index + last[0].length : 0
  const before = styles.slice(0, end)
  return `${before}${before === '' || before.endsWith('\n') ? '' : '\n'}${line}${styles.slice(end)}`
}

/** The files of a new component or part, each with a TODO for what only its author knows. */
function listComponentFiles(
  name: string,
  { namespace, version, hasGolden }: Pick<LibraryState, 'namespace' | 'version' | 'hasGolden'>,
): FileToWrite[] {
  const [parent, part] = name.split('.') as [string, string?]
  const plain = name.replace('.', '-')
  const words = name.replaceAll(/[.-]/g, ' ')
  const tag = `x-${namespace}::${name}`
  const example = `<${tag}>TODO</${tag}>\n`
  const place = part === undefined ? '@category TODO\n  @keywords TODO' : `@parent ${parent}`

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
  const folder = `kit/components/${parent}`
  const files = [{ path: `${folder}/${part ?? parent}.edge`, content: template }]
  if (hasGolden) {
    const outer = `x-${namespace}::${parent}`
    const input = part === undefined ? example : `<${outer}>\n  ${example}</${outer}>\n`
    files.push({ path: `tests/golden/components/${plain}/input.edge`, content: input })
  }
  if (part !== undefined) return files

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

TODO: an example for each thing people do with it, under headings of their own.

## When not to use it

TODO: what to use instead.

::api
`
  return [
    ...files,
    { path: `${folder}/${plain}.css`, content: styles },
    { path: `content/components/${name}.md`, content: page },
  ]
}
