import { parse, type Spec } from 'comment-parser'

/** A JSDoc tag. `name` is its first word, `text` the rest, and `all` both as written. */
export type HeaderTag = {
  tag: string
  type: string
  name: string
  optional: boolean
  text: string
  all: string
  /** Line in the file, from 1 */
  line: number
}

/** The comment that describes a source file. */
export type Header = { description: string; tags: HeaderTag[] }

/**
 * Parses the text of a descriptive comment, without its delimiters.
 * @param firstLine line of the file on which the text begins, from 1
 */
export function parseHeader(text: string, firstLine: number): Header {
  const lines = text
    .split('\n')
    .map((line) => line.replace(/^\s*\*? ?/, '').replaceAll('*/', '* /'))
  const [block] = parse(`/**\n${lines.map((line) => ` * ${line}`).join('\n')}\n */`, {
    spacing: 'preserve',
  })
  if (!block) return { description: '', tags: [] }
  return {
    description: block.description.trim(),
    tags: block.tags.map((spec) => toTag(spec, firstLine)),
  }
}

function toTag(
  { tag, type, name, optional, description, source }: Spec,
  firstLine: number,
): HeaderTag {
  const rest = description.trim().replace(/\s*\n\s*/g, ' ')
  return {
    tag,
    type,
    name,
    optional,
    text: rest.replace(/^-\s*/, ''),
    all: source
      .map(({ tokens }) => toText(tokens))
      .join(' ')
      .trim(),
    line: firstLine + source[0]!.number - 1,
  }
}

/** Returns the text after the tag, with quotes, braces and brackets around the first word. */
function toText({ type, postType, name, postName, description }: Spec['source'][0]['tokens']) {
  return `${type}${postType}${name}${postName}${description}`.trim()
}
