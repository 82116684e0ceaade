import type { CheckedCatalog } from '@kit-edge/engine/check/checked-library.ts'
import type { Catalog } from '@kit-edge/engine/schema/catalog.ts'
import type { Component, SubComponent } from '@kit-edge/engine/schema/component.ts'

/** Returns the part of a catalog that checks and completions need: about a third of its text. */
export function toPlaygroundCatalog({ library, components, routes }: Catalog): CheckedCatalog {
  const gallery = routes.find(({ path }) => path === '/components')
  return {
    library: { namespace: library.namespace },
    // Commands cannot run in a browser.
    ...(gallery && { whereToLook: `The page “${gallery.title}” lists all components.` }),
    components: components.map((component) => ({
      ...withoutPage(component),
      examples: [],
      events: [],
      accessibility: { pattern: null, keys: [] },
      subComponents: component.subComponents.map(withoutPage),
    })),
  }
}

function withoutPage<T extends Component | SubComponent>(entry: T): T {
  return { ...entry, description: '', keywords: [], parts: [], rules: [] }
}
