import { isEdgeTag } from '../template/edge-syntax.ts'
import { findHeaderComment, findHeaderWord } from '../template/header.ts'
import { type ComponentLayout, toHtmlDisplay, type WhiteSpace } from './display.ts'
import { type Child, type Content, parseTemplate, type Piece } from './parse-template.ts'

/** A place in a template that prints a slot. */
type Output = { slot: string; whiteSpace: WhiteSpace }

const OUTPUT =
  /^\{\{\{\s*(?:await \$slots\.(\w+)\([^()]*\)|(\(await \$slots\.(\w+)\([^()]*\)\)\.trim\(\))|(\w+))\s*\}\}\}$/
const VARIABLE =
  /@let\((\w+) = (?:\$slots\.\w+ \? )?(\()?await \$slots\.(\w+)\(\)(\)\.trim\(\))?(?: : '')?\)/g

/**
 * Finds in the template of a component what happens to white space around it and in its slots. A
 * header line `@whitespace trim`, `collapse` or `keep` says it for the main slot, and for others of
 * which it is not known: a slot that is passed to a function may be shown in any way.
 */
export function toComponentLayout(template: string): ComponentLayout {
  const content = parseTemplate(template, { namespaces: [], isEdgeTag })
  const slots: Record<string, WhiteSpace> = {}
  if (content) {
    const variables = listVariables(template)
    for (const { slot, whiteSpace } of listOutputs(content, template, variables, null)) {
      slots[slot] = weakest(slots[slot] ?? 'trim', whiteSpace)
    }
    for (const slot of listOtherUses(template, variables)) slots[slot] = 'keep'
  }
  const declared = findHeaderWord(template, 'whitespace')
  const isBlock = content !== null && isBlockContent(content)
  if (!isWhiteSpace(declared)) return { isBlock, slots, others: 'keep' }
  for (const slot of Object.keys(slots)) if (slots[slot] === 'keep') slots[slot] = declared
  return { isBlock, slots: { ...slots, main: declared }, others: declared }
}

const ORDER: readonly WhiteSpace[] = ['keep', 'collapse', 'trim']

function isWhiteSpace(word: string | null): word is WhiteSpace {
  return (ORDER as readonly (string | null)[]).includes(word)
}

function weakest(one: WhiteSpace, other: WhiteSpace): WhiteSpace {
  return ORDER[Math.min(ORDER.indexOf(one), ORDER.indexOf(other))]!
}

/** A variable that holds the content of a slot. */
type Variable = { slot: string; isTrimmed: boolean }

function listVariables(template: string): Map<string, Variable> {
  return new Map(
    Array.from(template.matchAll(VARIABLE), ([, name, , slot, trim]) => {
      return [name!, { slot: slot!, isTrimmed: trim !== undefined }]
    }),
  )
}

/**
 * Lists the places that print a slot, with what happens to white space there.
 * @param around white space of the element around them; null at the root of the template
 */
function listOutputs(
  { children, end }: Content,
  template: string,
  variables: ReadonlyMap<string, Variable>,
  around: WhiteSpace | null,
): Output[] {
  return children.flatMap(({ piece }, index): Output[] => {
    if (piece.kind === 'element') {
      const { name, isComponent } = piece.open
      const inner = isComponent ? 'keep' : weakestOf(around, toHtmlDisplay(name).content)
      return listOutputs(piece.content, template, variables, inner)
    }
    if (piece.kind !== 'word') return []
    const [, direct, , trimmed, name] = OUTPUT.exec(template.slice(piece.from, piece.to)) ?? []
    const variable = name === undefined ? undefined : variables.get(name)
    const slot = direct ?? trimmed ?? variable?.slot
    if (slot === undefined) return []
    if (around === 'keep') return [{ slot, whiteSpace: 'keep' }]
    const isTrimmed =
      trimmed !== undefined ||
      variable?.isTrimmed ||
      (hasSpace(children, index, template, around) && hasSpaceAfter(children, index, end, around))
    return [{ slot, whiteSpace: isTrimmed ? 'trim' : 'collapse' }]
  })
}

/** White space that has to stay outside has to stay inside. */
function weakestOf(outer: WhiteSpace | null, inner: WhiteSpace): WhiteSpace {
  return outer === 'keep' ? 'keep' : inner
}

/** Whether more white space before a piece changes nothing. */
function hasSpace(
  children: readonly Child[],
  index: number,
  template: string,
  around: WhiteSpace | null,
): boolean {
  const previous = children[index - 1]?.piece
  if (!previous && around === 'trim') return true
  const isJoined = previous?.kind === 'line' && template[previous.to - 1] === '~'
  // Nothing is left of white space at the start of a component's template.
  const isStart = index === 0 && around === null
  return children[index]!.gap !== '' && !isJoined && !isStart
}

function hasSpaceAfter(
  children: readonly Child[],
  index: number,
  end: string,
  around: WhiteSpace | null,
): boolean {
  const next = children[index + 1]
  return next ? next.gap !== '' : around === 'trim' || end !== ''
}

/** Lists slots whose content is used for more than to print it, or to know whether there is any. */
function listOtherUses(template: string, variables: ReadonlyMap<string, Variable>): string[] {
  const code = template.replace(findHeaderComment(template), (comment) =>
    comment.replace(/\$/g, ' '),
  )
  const slots = new Set(Array.from(code.matchAll(/\$slots\.(\w+)/g), ([, slot]) => slot!))
  const rest = code
    .replace(VARIABLE, '')
    .replace(/\{\{\{\s*await \$slots\.\w+\([^()]*\)\s*\}\}\}/g, '')
    .replace(/\{\{\{\s*\(await \$slots\.\w+\([^()]*\)\)\.trim\(\)\s*\}\}\}/g, '')
  if (/\$slots(?!\.\w)/.test(rest)) return [...slots, 'main']
  const called = Array.from(rest.matchAll(/\$slots\.(\w+)\s*\(/g), ([, slot]) => slot!)
  const passed = Array.from(variables).flatMap(([name, { slot }]) => {
    const uses = Array.from(rest.matchAll(new RegExp(`(?<![\\w.$'"-])${name}(?![\\w'"-])`, 'g')))
    return uses.every(({ index }) => isHarmless(rest, index, name)) ? [] : slot
  })
  return [...called, ...passed]
}

/** Whether an occurrence of a variable prints it, is a condition, or is not code at all. */
function isHarmless(code: string, at: number, name: string): boolean {
  const before = code.slice(Math.max(0, at - 100), at)
  const after = code.slice(at + name.length, at + name.length + 20)
  const isCondition = /(?:@(?:else)?if\(|&&|\|\||!|\{\{)\s*$/.test(before)
  const isWhole = /^(?:\.trim\(\))?\s*(?:\)|&&|\|\||\?)/.test(after)
  if (/\{\{\{\s*$/.test(before) && /^\s*\}\}\}/.test(after)) return true
  return (isCondition && isWhole) || !/[(,:?=&|]\s*$|\.\.\.$/.test(before)
}

/** Whether a component renders only blocks. */
function isBlockContent({ children }: Content): boolean {
  const shown = children
    .map(({ piece }) => piece)
    .filter(({ kind }) => kind !== 'line' && kind !== 'raw')
  return shown.length > 0 && shown.every(isBlockPiece)
}

function isBlockPiece(piece: Piece): boolean {
  const tag = piece.kind === 'element' ? piece.open : piece
  return tag.kind === 'tag' && !tag.isComponent && toHtmlDisplay(tag.name).isBlock
}
