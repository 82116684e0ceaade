import { readFileSync } from 'node:fs'
import type { Catalog } from '../../kit/src/schema/catalog.ts'

type Part = Catalog['components'][number] | Catalog['components'][number]['subComponents'][number]

/**
 * Files that give the playground two pages for each component: `/hostile/card.header`, whose texts,
 * attributes and slots are the request's `value`, and one with `-plain` that leaves out the texts,
 * which some components refuse, such as the name of an icon that does not exist.
 */
export function toHostileFiles({ components }: Catalog): Record<string, string> {
  const parts = components.flatMap((component) =>
    [component, ...component.subComponents].map((part) => ({ part, component })),
  )
  const views = parts.flatMap(({ part, component }) =>
    [true, false].map((hasTexts) => {
      const tag = toTag(part, hasTexts)
      const isPart = part !== component && 'parentRequired' in part && part.parentRequired
      return [
        `resources/views/pages/hostile/${part.name}${hasTexts ? '' : '-plain'}.edge`,
        `<!DOCTYPE html>\n<main>\n${isPart ? wrap(component, tag) : tag}\n</main>\n`,
      ]
    }),
  )
  const routes = readFileSync('playground/start/routes.ts', 'utf8')
  return {
    ...Object.fromEntries(views),
    'start/routes.ts': `${routes}
router.get('/hostile/:name', ({ params, request, view }) => {
  const value = request.input('value')
  const more = { ['data-' + value]: value, [value]: value, ...request.qs() }
  return view.render('pages/hostile/' + params.name, { value, more })
})
`,
  }

  /** A tag with all its texts from the request; what is checked against a list keeps its default. */
  function toTag({ tag, props, slots }: Part, hasTexts: boolean): string {
    const written = props.flatMap(({ name, type, required, examples }) => {
      if (hasTexts && type.kind === 'string') return [`${name}="{{ value }}"`]
      return required ? [`${name}="${String(examples?.[0] ?? '')}"`] : []
    })
    const attributes = ['data-more="{{ value }}"', 'class="{{ value }}"', '{{ more }}']
    const filled = slots.map(({ name }) => `<x-slot name="${name}">a{{ value }}b</x-slot>`)
    return `<${tag} ${[...written, ...attributes].join(' ')}>${filled.join('')}</${tag}>`
  }

  function wrap({ tag, props }: Part, inner: string): string {
    const needed = props
      .filter(({ required }) => required)
      .map(({ name, examples }) => `${name}="${String(examples?.[0] ?? '')}"`)
    return `<${tag} ${needed.join(' ')}>${inner}</${tag}>`
  }
}
