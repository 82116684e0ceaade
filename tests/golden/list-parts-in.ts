import type { Nodes } from 'hast'

/** A named part of a component, and the component that renders it. */
export type PartInHtml = { component: string | undefined; part: string }

/**
 * Returns every part in a tree of HTML, in order. Each belongs to the component around it, even if
 * the part is itself a component.
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
