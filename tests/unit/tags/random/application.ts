import type { Edge } from 'edge.js'
import { readLibrary } from '../../../../engine/io/read-library.ts'
import { parseComponent } from '../../../../engine/library/component/parse-component.ts'
import { type ComponentClass, tagsPlugin } from '../../../../engine/tags/index.ts'
import { createRenderer } from '../../../../plugins/example/render-examples.ts'
import { toClass } from './classes.ts'
import type { RandomPage } from './pages.ts'
import type { TagName } from './tags.ts'
import { nextNumber } from './world.ts'

const library = await readLibrary('kit')

/** The components of Kit, and their props. */
export const kitTags: readonly TagName[] = library.components.map((one) => {
  const { name, props } = parseComponent(one, library.library, () => {})
  const attributes = props.map((prop) =>
    prop.name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
  )
  return { name: `kit::${name}`, attributes }
})

const NOTE = `<i>{{ typeof label }}{{ token }}</i>{{{ typeof $slots === 'object' ? await $slots.main?.() : '' }}}`

/** Creates an application in production, with Kit, the imaginary library and the pages. */
export async function createApplication(
  pages: readonly RandomPage[],
  options: { cache: boolean; hasState: boolean },
): Promise<Edge> {
  const { cache, hasState } = options
  const edge = await createRenderer('kit', library, { production: true, cache })
  edge.global('nextNumber', nextNumber)
  edge.global('shout', (text: string) => `${text.toUpperCase()}!`)
  edge.global('version', '1.2.3')
  edge.registerTemplate('note', { template: NOTE })
  const classes: Record<string, ComponentClass> = {}
  const names: string[] = []
  for (const { path, template, components } of pages) {
    edge.registerTemplate(path, { template })
    for (const { name, template: own, classNumber } of components) {
      names.push(name)
      edge.registerTemplate(`own::${name}`, { template: own })
      if (classNumber !== null) classes[name] = toClass(classNumber, hasState)
    }
  }
  const own = { namespace: 'own', directory: '/own', listComponents: () => names, classes }
  return edge.use(tagsPlugin({ ...own, production: true, cache }), { recurring: true })
}
