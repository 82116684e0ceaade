import type { Catalog } from '../../engine/schema/catalog.ts'

/** A tool call, and its label in messages. */
export type Call = { tool: string; args: Record<string, unknown>; label: string }

/**
 * Returns calls that must succeed: each tool with each of its arguments, and every component,
 * sub-component, example, category and token group of a catalog.
 */
export function listCalls({ components, library, tokens }: Catalog): Call[] {
  const calls: Call[] = []
  const add = (tool: string, args: Record<string, unknown>) =>
    calls.push({ tool, args, label: `${tool} ${JSON.stringify(args)}` })

  for (const component of components) {
    for (const { name, tag, title } of [component, ...component.subComponents]) {
      add('get_component', { names: [name] })
      add('get_component', { names: [`<${tag}>`] })
      add('get_component_examples', { names: [name] })
      add('get_component_examples', { names: [name.replace('.', '/')], limit: 1 })
      add('search_components', { query: title })
    }
    for (const { id, title } of component.examples) {
      add('get_component_examples', { names: [component.name], examples: [id] })
      add('get_component_examples', { names: [component.name], examples: [title] })
    }
    for (const word of component.keywords) add('search_components', { query: word })
    add('search_components', { query: component.summary, category: component.category, limit: 25 })
  }
  for (const query of ['nothing is called zzzzzz', 'o', 'the text of a form', '-', '<>']) {
    add('search_components', { query })
  }
  add('list_components', {})
  for (const category of library.categories) {
    if (components.some((component) => component.category === category)) {
      add('list_components', { category })
      add('list_components', { category: category.toUpperCase() })
    }
  }
  add('get_tokens', {})
  for (const { name } of tokens) add('get_tokens', { group: name })
  for (const query of ['', 'color', 'foreground', 'a', '-', library.namespace, 'zzzzzz']) {
    add('get_tokens', { query })
  }
  return calls
}
