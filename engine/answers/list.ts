import { findCategory } from '../search/entry.ts'
import { BLOCKS, listByCategory } from '../catalog/groups.ts'
import type { ToolAnswer } from '../schema/answers.ts'
import type { Block } from '../schema/block.ts'
import type { Catalog } from '../schema/catalog.ts'

/**
 * Lists components by category, all or only some, and then the blocks, which `total` does not
 * count. Throws a LookupError for an unknown category.
 */
export function toListAnswer(
  catalog: Catalog,
  categories: readonly string[] = [],
): ToolAnswer<'list_components'> {
  const wanted = new Set(categories.map((category) => findCategory(catalog, category)))
  const groups = listByCategory(catalog).filter(({ name }) => !wanted.size || wanted.has(name))
  const { blocks } = catalog
  const hasBlocks = blocks.length > 0 && (!wanted.size || wanted.has(BLOCKS))
  const listed = groups.map(({ name, components }) => ({
    name,
    count: components.length,
    components: components.map(({ name, summary, subComponents }) => ({
      name,
      summary,
      ...(subComponents.length && { subComponents: subComponents.map((sub) => sub.name) }),
    })),
  }))
  return {
    total: groups.reduce((total, { components }) => total + components.length, 0),
    categories: hasBlocks ? [...listed, toBlockCategory(blocks)] : listed,
  }
}

/** Lists the blocks with their titles, which are shorter than their descriptions. */
function toBlockCategory(blocks: Block[]): ToolAnswer<'list_components'>['categories'][number] {
  return {
    name: BLOCKS,
    count: blocks.length,
    components: blocks.map(({ name, title }) => ({ name, summary: title })),
  }
}
