import { htmlElementAttributes } from 'html-element-attributes'
import type { ScannedTag } from '../edge/index.ts'
import { findNearest } from '../problem/find-nearest.ts'
import type { Part, ReportAt } from './check-preview.ts'

/** Attributes of every HTML element, and those of client-side libraries. */
const everywhere = new Set([...htmlElementAttributes['*']!, 'role', 'command', 'commandfor'])
const prefixed = /^(?:data-|aria-|on[a-z]|x-|wire:|hx-|up-|v-|@|:)/
/** Attributes of some HTML element, unless a component has a prop of that name: they go astray. */
const somewhere = new Set([
  ...Object.values(htmlElementAttributes).flat(),
  'popovertarget',
  'popovertargetaction',
])

/** Reports attributes that are neither a prop of their component nor passed on to HTML. */
export function checkAttributes(
  tags: ScannedTag[],
  parts: Map<string, Part>,
  report: ReportAt,
): void {
  const props = new Set([...parts.values()].flatMap((part) => part.props.map(({ name }) => name)))
  for (const tag of tags) {
    const part = tag.kind === 'close' ? undefined : parts.get(tag.component ?? '')
    if (!part) continue
    const names = part.props.map(({ name }) => name)
    for (const { key, from } of tag.attributes) {
      const name = key.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
      const isPassedOn =
        everywhere.has(key) ||
        prefixed.test(key) ||
        isOfReceiver(key, part) ||
        (somewhere.has(key) && !props.has(name))
      if (!key || names.includes(name)) continue
      if (isPassedOn && part.attributes.passThrough) continue
      const nearest = findNearest(key, names)
      report(from, {
        cannot: `use prop of <x-${tag.name}>`,
        value: key,
        expected: names.length ? names : ['none: it has no props'],
        fix: nearest
          ? `Did you mean \`${nearest}\`?`
          : 'Use a prop of the component, an HTML attribute, or `data-…`.',
      })
    }
  }
}

/** Whether the element that gets the attributes has this one, if the facts name the element. */
function isOfReceiver(key: string, { attributes }: Part): boolean {
  const elements = [...(attributes.to ?? '').matchAll(/`<([a-z][a-z0-9]*)>`/g)]
  return elements.some(([, element]) => htmlElementAttributes[element!]?.includes(key))
}
