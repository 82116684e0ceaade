import { toVariants } from '../../kit/src/site/to-variants.ts'
import type { PageExample } from '../../kit/src/site/list-examples.ts'
import type { Control } from '../../kit/src/site/to-controls.ts'
import type { Catalog } from '../../kit/src/schema/catalog.ts'

/** The controls of a live example, and the example once for each combination of their values. */
export function listVariants(
  { library, components }: Pick<Catalog, 'library' | 'components'>,
  preview: PageExample,
): { controls: Control[]; variants: PageExample[] } {
  const place = { namespace: library.namespace, components }
  const { controls, codes } = toVariants(preview, place)
  return { controls, variants: codes.map((code) => ({ ...preview, code })) }
}
