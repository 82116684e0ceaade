import { SHAPES } from '../template/html.ts'

/** How an element is laid out, as far as white space is concerned. */
export type Display = {
  /** Whether white space before and after it is never shown. */
  isBlock: boolean
  /**
   * What happens to white space in it: `trim` if it is not shown at both ends, `collapse` if only
   * its amount does not matter, `keep` if all of it may be shown.
   */
  content: WhiteSpace
}

/** What happens to the white space of a text. */
export type WhiteSpace = 'trim' | 'collapse' | 'keep'

/** How a component is laid out: whether it is a block, and the white space of each of its slots. */
export type ComponentLayout = {
  isBlock: boolean
  slots: Readonly<Record<string, WhiteSpace>>
  /** The white space of slots that are not listed */
  others: WhiteSpace
}

/** Returns how a component is laid out, by its tag. */
export type LayoutOf = (tag: string) => ComponentLayout | undefined

const list = (names: string) => new Set(names.trim().split(/\s+/))

/** Elements that browsers show as blocks, parts of tables, or not at all. */
const BLOCKS = list(`
  address article aside blockquote body caption center col colgroup dd details dialog dir div dl dt
  fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 head header hgroup hr html legend li link
  main menu meta nav ol optgroup option p script search section style summary table tbody td template
  tfoot th thead title tr ul`)

/** Elements inside of which white space at the ends is not shown, though they are part of a line. */
const BOXES = list('select svg')

const KEEP = list('listing plaintext pre textarea xmp')

/** Returns how browsers lay out an HTML element, without any stylesheet. */
export function toHtmlDisplay(name: string): Display {
  const isBlock = BLOCKS.has(name) || SHAPES.has(name)
  if (KEEP.has(name) || !/^[a-z][\w.-]*$/.test(name)) return { isBlock: false, content: 'keep' }
  return { isBlock, content: isBlock || BOXES.has(name) ? 'trim' : 'collapse' }
}
