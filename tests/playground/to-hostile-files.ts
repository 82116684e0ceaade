import { readFileSync } from 'node:fs'
import type { Catalog } from '../../engine/schema/catalog.ts'

type Part = Catalog['components'][number] | Catalog['components'][number]['subComponents'][number]

/**
 * Returns files that give the playground a page for each component, such as `/hostile/card.header`,
 * whose props, attributes and slots are the `value` of the request.
 */
export function toHostileFiles({ components }: Catalog): Record<string, string> {
  const views = components
    .flatMap((component) => [component, ...component.subComponents])
    .map((part) => [
      `resources/views/pages/hostile/${part.name}.edge`,
      `<!DOCTYPE html>\n<main>\n${toTag(part)}\n</main>\n`,
    ])
  const routes = readFileSync('playground/start/routes.ts', 'utf8')
  return {
    ...Object.fromEntries(views),
    'start/routes.ts': `${routes}
router.get('/hostile/:name', ({ params, request, view }) => {
  const value = request.input('value')
  const more = { ['data-' + value]: value, [value]: value, ...request.qs() }
  return view.render('pages/hostile/' + params.name, { value, more })
})
router.get('/polluted', () => {
  const names = []
  for (const name in {}) names.push(name)
  return JSON.stringify([...names, ...(({}).polluted ? ['polluted'] : [])])
})
`,
  }
}

/** Returns a tag whose props, except booleans, come from the request. */
function toTag({ tag, props, slots }: Part): string {
  const written = props
    // The router rejects an unknown route.
    .filter(({ name }) => name !== 'route')
    .map(({ name, type }) =>
      type.kind === 'boolean' ? `:${name}="true"` : `${name}="{{ value }}"`,
    )
  const attributes = ['data-more="{{ value }}"', 'class="{{ value }}"', '{{ more }}']
  const filled = slots.map(({ name }) => `<x-slot name="${name}">a{{ value }}b</x-slot>`)
  return `<${tag} ${[...written, ...attributes].join(' ')}>${filled.join('')}</${tag}>`
}
