import { type ScannedAttribute, scanTags } from '../../tags/index.ts'

/** JavaScript in a template: the argument of an Edge tag, or the content of double braces. */
export type TemplateCode = { tag: string | null; source: string; from: number }

const COMMENT = /\{\{--[^]*?--\}\}/g

/** Lists the JavaScript of a template, in the order of its text, without that of comments. */
export function listExpressions(template: string): TemplateCode[] {
  const text = template.replace(COMMENT, (comment) => ' '.repeat(comment.length))
  return [...listMustaches(text), ...listTagArguments(text)].sort((a, b) => a.from - b.from)
}

function listMustaches(text: string): TemplateCode[] {
  const found: TemplateCode[] = []
  for (let at = text.indexOf('{{'); at >= 0; at = text.indexOf('{{', at)) {
    const braces = text[at + 2] === '{' ? 3 : 2
    const from = at + braces
    const end = findEnd(text, from, '}')
    if (end < 0) return found
    // `@{{ name }}` is text.
    if (text[at - 1] !== '@') found.push({ tag: null, source: text.slice(from, end), from })
    at = end + braces
  }
  return found
}

/** An Edge tag stands alone at the start of a line. */
const TAG = /^[^\S\r\n]*@!?([a-zA-Z._]+)[^\S\r\n]{0,2}\(/gm

function listTagArguments(text: string): TemplateCode[] {
  const found: TemplateCode[] = []
  for (const { index, 0: start, 1: tag } of text.matchAll(TAG)) {
    const from = index + start.length
    const end = findEnd(text, from, ')')
    if (end >= 0) found.push({ tag: tag!, source: text.slice(from, end), from })
  }
  return found
}

const OPEN = '([{'
const CLOSE = ')]}'

/** Finds the bracket that ends an expression, after those in its texts and inner brackets. */
function findEnd(text: string, from: number, bracket: string): number {
  let depth = 0
  for (let at = from; at < text.length; at++) {
    const char = text[at]!
    if (char === '"' || char === "'" || char === '`') {
      const end = findQuote(text, at)
      if (end < 0) return -1
      at = end
    } else if (OPEN.includes(char)) depth += 1
    else if (CLOSE.includes(char)) {
      if (depth === 0) return char === bracket ? at : -1
      depth -= 1
    }
  }
  return -1
}

function findQuote(text: string, from: number): number {
  const quote = text[from]
  for (let at = from + 1; at < text.length; at++) {
    if (text[at] === '\\') at += 1
    else if (text[at] === quote) return at
    else if (quote === '`' && text.startsWith('${', at)) {
      const end = findEnd(text, at + 2, '}')
      if (end < 0) return -1
      at = end
    }
  }
  return -1
}

/** Blanks the content of double braces, which may contain `<` and `>`. Offsets stay the same. */
export function blank(text: string): string {
  let plain = ''
  let last = 0
  for (const { from, source } of listMustaches(text)) {
    plain += text.slice(last, from) + ' '.repeat(source.length)
    last = from + source.length
  }
  return plain + text.slice(last)
}

/** Lists the attributes of all component tags. */
export function listAttributes(text: string): ScannedAttribute[] {
  const namespaces = new Set(Array.from(text.matchAll(/<x-([\w-]+)::/g), ([, name]) => name!))
  if (!namespaces.size) return []
  return scanTags(text, { namespaces: [...namespaces] }).flatMap(({ attributes }) => attributes)
}
