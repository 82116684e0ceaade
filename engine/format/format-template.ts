import { isEdgeTag as isStockEdgeTag, type IsEdgeTag } from '../template/edge-syntax.ts'
import type { LayoutOf } from './display.ts'
import { parseTemplate } from './parse-template.ts'
import { Printer } from './printer.ts'
import { SpaceRules } from './space-rules.ts'

/** How to format a template. */
export type FormatOptions = {
  /** Namespaces of the component libraries. Tags of others are left alone. */
  namespaces: readonly string[]
  /** Returns how a component is laid out, by its tag; without it, its content keeps its spaces. */
  layoutOf?: LayoutOf
  isEdgeTag?: IsEdgeTag
  /** Number of characters after which a line is broken */
  width?: number
}

/** The default length of lines. */
export const WIDTH = 88

/**
 * Breaks the long lines of a template: attributes one per line, entries of arrays and objects, and
 * text where it has spaces. Keeps line breaks that are written, and joins none but those inside of
 * tags that fit on one line. The template renders the same: see `ComponentLayout`. What is not
 * understood stays as it is.
 */
export function formatTemplate(text: string, options: FormatOptions): string {
  const { namespaces, layoutOf = () => undefined, isEdgeTag = isStockEdgeTag } = options
  const content = parseTemplate(text, { namespaces, isEdgeTag })
  if (!content) return text
  const rules = new SpaceRules(text, content, layoutOf)
  return new Printer(text, rules, options.width ?? WIDTH).print(content)
}
