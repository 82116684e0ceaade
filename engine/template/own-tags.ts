import { isEdgeTag, type IsEdgeTag } from './edge-syntax.ts'
import type { EdgeTag, Root } from './tree.ts'
import { walk } from './walk.ts'

/** Lists the Edge tags of a template that Edge does not have: those of applications and libraries. */
export function listOwnTags(root: Root): EdgeTag[] {
  const tags: EdgeTag[] = []
  walk(root, {
    enter(node) {
      if (node.type !== 'edgeTag' || node.isEscaped || (node.isKnown && !node.name.includes('.')))
        return
      if (!/^(?:end|[._]+$)/.test(node.name)) tags.push(node)
    },
  })
  return tags
}

/** Recognises the tags of Edge, and those of the application that have arguments. */
export function toTemplateTags(ownTags: readonly EdgeTag[]): IsEdgeTag {
  const own = new Set(ownTags.flatMap(({ name, argument }) => (argument ? name : [])))
  return (name) => isEdgeTag(name) || own.has(name)
}
