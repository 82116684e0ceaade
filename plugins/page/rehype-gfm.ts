import type { Element, Root } from 'hast'
import { walk } from '@kit-edge/engine/library/markdown/walk.ts'

const alignments = new Map([
  ['left', 'start'],
  ['center', 'center'],
  ['right', 'end'],
])

/**
 * Makes what GitHub's Markdown adds valid and accessible: the boxes of task lists get a name, and
 * the cells of tables a class instead of the attribute that HTML has dropped.
 */
export function rehypeGfm() {
  return (tree: Root) => {
    walk(tree, 'element', (node) => {
      if (isTask(node)) nameBoxes(node)
      const { align, ...properties } = node.properties
      const side = ['td', 'th'].includes(node.tagName) ? alignments.get(String(align)) : undefined
      if (side) node.properties = { ...properties, className: [`align-${side}`] }
    })
  }
}

function isTask({ tagName, properties }: Element): boolean {
  const classes = properties.className
  return tagName === 'li' && Array.isArray(classes) && classes.includes('task-list-item')
}

function nameBoxes(item: Element): void {
  walk(item, 'element', ({ tagName, properties }) => {
    if (tagName === 'input') properties.ariaLabel = properties.checked ? 'Done' : 'Not done'
  })
}
