import { htmlElementAttributes } from 'html-element-attributes'
import { scanTags } from '../edge/index.ts'
import { findNearest } from '../problem/find-nearest.ts'
import { toProblem, type Problem } from '../problem/to-problem.ts'
import type { Component } from '../schema/component.ts'
import type { Preview } from './list-previews.ts'

/** Attributes that a component passes on: those of HTML, and those of client-side libraries. */
const htmlAttributes = new Set([
  ...Object.values(htmlElementAttributes).flat(),
  'role',
  'commandfor',
  'command',
  'popovertarget',
  'popovertargetaction',
])
const prefixed = /^(?:data-|aria-|on[a-z]|x-|wire:|hx-|up-|v-|@|:)/

/** Tags and attributes of a live example that no component declares. */
export function checkPreview(
  { code, line }: Preview,
  { file, namespace, components }: { file: string; namespace: string; components: Component[] },
): Problem[] {
  if (!code.trim()) {
    return [
      toProblem({
        file,
        line,
        cannot: 'show the example',
        expected: ['code between the fences'],
        fix: 'Write the example, or delete the block.',
      }),
    ]
  }
  const parts = components.flatMap((component) => [component, ...component.subComponents])
  const tags = scanTags(code, { namespaces: [namespace] })
  return tags
    .filter(({ kind, component }) => kind !== 'close' && component)
    .flatMap((tag) => {
      const part = parts.find(({ name }) => name === tag.component)
      if (!part) return []
      return tag.attributes
        .filter(({ key }) => key && !isKnown(key, part.props))
        .map((attribute) => {
          const names = part.props.map(({ name }) => name)
          const nearest = findNearest(attribute.key, names)
          return toProblem({
            file,
            line: line + code.slice(0, attribute.from).split('\n').length,
            cannot: `use prop of <x-${tag.name}>`,
            value: attribute.key,
            expected: names.length ? names : ['none: it has no props'],
            fix: nearest
              ? `Did you mean \`${nearest}\`?`
              : 'Use a prop of the component, an HTML attribute, or `data-…`.',
          })
        })
    })
}

function isKnown(key: string, props: { name: string }[]): boolean {
  const name = key.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
  return (
    props.some((prop) => prop.name === key || prop.name === name) ||
    htmlAttributes.has(key) ||
    prefixed.test(key)
  )
}
