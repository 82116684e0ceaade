import { listCombinations } from '../../kit/src/site/list-combinations.ts'
import type { Preview } from '../../kit/src/site/list-previews.ts'
import type { Control } from '../../kit/src/site/to-controls.ts'
import type { Catalog } from '../../kit/src/schema/catalog.ts'

/** The controls of a live example, and the example once for each combination of their values. */
export function listVariants(
  { library, components }: Pick<Catalog, 'library' | 'components'>,
  preview: Preview,
): { controls: Control[]; variants: Preview[] } {
  const place = { namespace: library.namespace, components }
  const { controls, codes } = listCombinations(preview, place)
  return { controls, variants: codes.map((code) => ({ ...preview, code })) }
}
