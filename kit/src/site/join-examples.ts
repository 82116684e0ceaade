import { scanTags } from '../edge/index.ts'
import type { Component, Example } from '../schema/component.ts'
import type { Page } from './to-site.ts'

/** The component with the live examples of its page. */
export function joinExamples(component: Component, pages: Page[]): Component {
  const page = pages.find(({ route }) => route.component === component.name)
  const namespace = component.tag.slice('x-'.length, component.tag.indexOf('::'))
  const examples = (page?.previews ?? []).map(({ id, title, description, code }): Example => ({
    id,
    title,
    description,
    code,
    language: 'edge',
    uses: listUses(code, namespace),
  }))
  return { ...component, examples }
}

/** Names of the components in a piece of code, each once, in order of appearance. */
function listUses(code: string, namespace: string): string[] {
  const tags = scanTags(code, { namespaces: [namespace] })
  return [...new Set(tags.flatMap(({ component }) => component ?? []))]
}
