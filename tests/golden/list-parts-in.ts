import type { Nodes } from 'hast'

/** An element of a component that its selectors may name, and the component that draws it. */
export type PartInHtml = { component: string | undefined; part: string }

/**
 * Every part in a tree of HTML, in its order; each belongs to the component around it, also where
 * the part is a component itself.
 */
export function listPartsIn(node: Nodes, component?: string): PartInHtml[] {
  if (node.type !== 'root' && node.type !== 'element') return []
  const { dataKit, dataKitPart } = node.type === 'element' ? node.properties : {}
  const inside = dataKit === undefined ? component : String(dataKit)
  const content = node.type === 'element' && node.content ? [node.content] : []
  return [
    ...(dataKitPart === undefined ? [] : [{ component, part: String(dataKitPart) }]),
    ...[...node.children, ...content].flatMap((child) => listPartsIn(child, inside)),
  ]
}
