import assert from 'node:assert/strict'
import { parse } from 'acorn'
import { fromHtml } from 'hast-util-from-html'
import { minifyWhitespace } from 'hast-util-minify-whitespace'
import { toHtml } from 'hast-util-to-html'
import type { Element, Root } from 'hast'
import { visit } from 'unist-util-visit'
import { isEdgeTag, skipEdge } from '../../../engine/template/edge-syntax.ts'
import { scanTags, type ScannedTag } from '../../../engine/tags/scan/template.ts'
import type { ComponentLayout } from '../../../engine/format/display.ts'
import type { FormatOptions } from '../../../engine/format/format-template.ts'

/** Asserts that two long texts are equal, and shows where they are not. */
export function assertAlike(actual: string, expected: string, what: string): void {
  if (actual === expected) return
  let at = 0
  while (actual[at] === expected[at]) at++
  const [one, other] = [actual, expected].map((text) => text.slice(Math.max(0, at - 80), at + 80))
  assert.equal(one, other, what)
}

/** Returns HTML without the white space that no browser shows. */
export function toShownHtml(html: string): string {
  const tree = fromHtml(html, { fragment: !/<html\b/i.test(html) })
  minify(tree)
  return toHtml(tree)
}

function minify(tree: Root): void {
  visit(tree, 'element', (element) => {
    if (element.content) minify(element.content)
    if (element.tagName === 'svg') dropSpace(element)
  })
  minifyWhitespace(tree, { newlines: false })
}

/** Removes white space between the shapes of a drawing, which the package takes for text. */
function dropSpace(element: Element): void {
  if (/^(?:text|tspan|textPath|title|desc|foreignObject)$/.test(element.tagName)) return
  element.children = element.children.filter(
    (child) => child.type !== 'text' || child.value.trim() !== '',
  )
  for (const child of element.children) if (child.type === 'element') dropSpace(child)
}

/**
 * Returns a template without the white space that is not shown, whatever its variables are: the
 * HTML around its Edge tags, its expressions and its components, which are elements here.
 */
export function toShape(text: string, { namespaces, layoutOf }: FormatOptions): string {
  const known: string[] = []
  /** A word that stands for code in the HTML. */
  const toWord = (code: string) => `code${known.push(code)}code`
  const parents: (ComponentLayout | undefined)[] = []
  let html = ''
  let at = 0
  const addText = (to: number) => {
    while (at < to) {
      const end = isStart(text, at) ? Math.min(skipEdge(text, at, isEdgeTag), to) : -1
      const code = text.slice(at, end)
      if (end === -1) html += text[at]
      else if (code.startsWith('{{') && !code.startsWith('{{--')) html += toWord(code)
      else html += `<!--${toWord(toTokens(code))}-->`
      at = end === -1 ? at + 1 : end
    }
  }
  for (const tag of scanTags(text, { namespaces, isEdgeTag })) {
    addText(tag.from)
    if (tag.kind === 'close') {
      const layout = parents.pop()
      html += `${toWhiteSpace(tag, layout, parents) === 'trim' ? END : ''}</${toElement(layout)}>`
    } else {
      const layout = tag.component === null ? parents.at(-1) : layoutOf?.(`x-${tag.name}`)
      html += `<${toElement(layout)} title="${toWord(`${tag.name} ${toProps(text, tag)}`)}">`
      if (tag.kind === 'self') html += `</${toElement(layout)}>`
      else {
        if (toWhiteSpace(tag, layout, parents) === 'trim') html += START
        parents.push(layout)
      }
    }
    at = tag.to
  }
  addText(text.length)
  const trimmed = html
    .replaceAll(/\uE000\s*/g, '')
    .replaceAll(/\s*\uE001/g, '')
    // Rows and cells of a component's table, which a parser would drop.
    .replaceAll(/<(\/?)(?:t[dhr]|tbody|thead|tfoot|caption)\b/g, '<$1section')
  return `${toShownHtml(trimmed)}\n${known.join('\n')}`
}

/** Where white space is trimmed. */
const START = '\uE000'
const END = '\uE001'

const toElement = (layout?: ComponentLayout) => (layout?.isBlock ? 'div' : 'span')

/** Returns what the layouts say about the white space in a component, or in a slot of its parent. */
function toWhiteSpace(
  { component, name, attributes }: ScannedTag,
  layout: ComponentLayout | undefined,
  parents: readonly (ComponentLayout | undefined)[],
): string {
  const { slots = {}, others = 'keep' } = (component === null ? parents.at(-1) : layout) ?? {}
  if (component !== null) return slots.main ?? others
  const named = attributes.find(({ key }) => key === 'name')?.value
  return slots[name.split(':')[1] ?? String(named)] ?? others
}

function isStart(text: string, at: number): boolean {
  return text.startsWith('{{', at) || at === 0 || text[at - 1] === '\n' || text[at - 1] === '\r'
}

function toProps(text: string, { attributes }: ScannedTag): string {
  return attributes
    .map(({ name, bound, from, to, valueFrom, valueTo }) => {
      if (!bound || valueFrom === null) return text.slice(from, to)
      return `${name}=${toTokens(text.slice(valueFrom, valueTo!))}`
    })
    .join(' ')
}

/** Returns the tokens of an expression, or of an Edge tag, without the white space between them. */
function toTokens(code: string): string {
  const [, before = '', expression = '', after = ''] = /^(\s*@[^(]*\()([^]*)(\)~?)$/.exec(code) ?? [
    '',
    '',
    code,
    '',
  ]
  const tokens: string[] = []
  try {
    const source = `(${expression}\n)`
    parse(source, {
      ecmaVersion: 2020,
      allowAwaitOutsideFunction: true,
      onToken: ({ start, end }) => tokens.push(source.slice(start, end)),
    })
  } catch {
    // Edge has forms that are no expression, such as a bare word.
    return code.trim()
  }
  return [before.trim(), ...tokens, after].join(' ')
}
