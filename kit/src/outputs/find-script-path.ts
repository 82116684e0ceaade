import type { Catalog } from '../schema/catalog.ts'
import { findHeadingPath } from './find-heading-path.ts'
import { toComponentPath } from './to-component-path.ts'

/** Where a client-side script is documented, or else the first component that needs it. */
export function findScriptPath(
  { routes, components }: Pick<Catalog, 'routes' | 'components'>,
  name: string,
): string | null {
  const user = components.find(({ script }) => script === name)
  return findHeadingPath(routes, name) ?? (user ? toComponentPath(user.name) : null)
}
