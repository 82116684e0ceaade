import type { FileToWrite } from '../../engine/io/write-files.ts'
import type { LibraryState } from './plan-component.ts'

/** The files of a new component or part, each with a TODO for what only its author knows. */
export function listComponentFiles(
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
