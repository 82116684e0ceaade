import type { Root } from 'hast'
import { s } from 'hastscript'
import { toString } from 'hast-util-to-string'
import { walk } from '@kit-edge/engine/library/markdown/walk.ts'
import { toTokenVariable } from '@kit-edge/engine/library/tokens/tokens-css.ts'
import type { Surroundings } from './surroundings.ts'

/** Puts a patch of its colour before the name of each colour token in a table. */
export function rehypeSwatches(getSurroundings: () => Surroundings) {
  return (tree: Root) => {
    const { library, tokens } = getSurroundings()
    const variables = new Set(
      tokens
        .filter((group) => group.type === 'color')
        .flatMap((group) => group.tokens.map((token) => toTokenVariable(library, group, token))),
    )
    walk(tree, 'element', (cell) => {
      if (cell.tagName !== 'td') return
      const variable = toString(cell)
      if (!variables.has(variable)) return
      const patch = s('rect', { width: '100%', height: '100%', fill: `var(${variable})` })
      cell.children.unshift(s('svg.swatch', { ariaHidden: 'true' }, [patch]))
    })
  }
}
