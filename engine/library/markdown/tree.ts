import type { Node, Root } from 'mdast'
import type { CompileContext, Extension, Token } from 'mdast-util-from-markdown'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified, type Data } from 'unified'
import { VFileMessage } from 'vfile-message'
import { ProblemError } from '../../problem/problem.ts'

/** Range of a destination in the text, without its parentheses or angle brackets. */
interface Range {
  from: number
  to: number
}

/** The syntax tree of a text, and the range of each destination, by its node. */
export interface PageTree {
  root: Root
  destinations: Map<Node, Range>
}

/**
 * Parses a text once, with GFM and YAML front matter (and JSX for MDX). The tree has no offsets of
 * destinations, so they are recorded from the tokens. Throws a ProblemError for invalid JSX.
 */
export function parseTree(
  text: string,
  { file, mdx, lineOf }: { file: string; mdx: boolean; lineOf: (line: number) => number },
): PageTree {
  const destinations = new Map<Node, Range>()
  const processor = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm)
  if (mdx) processor.use(remarkMdx)
  processor.use(function () {
    const data = this.data()
    Object.assign(data, withoutBareLinks(text, data))
    data.fromMarkdownExtensions!.push(noteDestinations(destinations))
  })
  try {
    return { root: processor.parse(text), destinations }
  } catch (error) {
    // Markdown is always valid. Invalid JSX throws a VFileMessage.
    if (!(error instanceof VFileMessage)) throw error
    throw new ProblemError({
      file,
      line: lineOf(error.line ?? Number(place.exec(error.reason)?.[1] ?? 1)),
      cannot: 'read JSX',
      expected: ['closed tags', 'a `\\{` or `\\<` where the character itself is meant'],
      fix: `The MDX parser reports: ${error.reason.replace(place, '')}.`,
    })
  }
}

// For a tag that is never closed, only the text of the message contains the position.
const place = / \((\d+):\d+-\d+:\d+\)/

function noteDestinations(destinations: Map<Node, Range>): Extension {
  function note(context: CompileContext, from: number, to: number) {
    const owner = context.stack.at(-1)
    if (owner !== undefined) destinations.set(owner as Node, { from, to })
  }
  // An empty destination, `()` or `<>`, has no string token. Uses the offset after the opening.
  function noteEmpty(this: CompileContext, token: Token) {
    note(this, token.start.offset + 1, token.start.offset + 1)
  }
  // These two replace handlers that only start a buffer, so they must start it as well.
  function noteString(this: CompileContext, token: Token) {
    note(this, token.start.offset, token.end.offset)
    this.buffer()
  }
  return {
    enter: {
      resource: noteEmpty,
      resourceDestinationLiteral: noteEmpty,
      resourceDestinationString: noteString,
      definitionDestinationLiteral: noteEmpty,
      definitionDestinationString: noteString,
    },
  }
}

/** The extensions of the parser (micromark), and of the step that builds a tree of its tokens. */
type Extensions = Pick<Data, 'micromarkExtensions' | 'fromMarkdownExtensions'>

type Syntax = NonNullable<Data['micromarkExtensions']>[number]

/** Every text with a bare URL or e-mail address matches this. */
const mayHave = /https?:\/\/|www\.|[-.\w+]@/i

/** The GFM constructs for bare URLs and e-mail addresses. */
const constructs = ['emailAutolink', 'protocolAutolink', 'wwwAutolink']

/**
 * Removes the extensions for bare URLs if the text has none. They check every letter, which takes
 * as long as all other parsing.
 */
function withoutBareLinks(text: string, extensions: Extensions): Extensions {
  if (mayHave.test(text)) return extensions
  const { micromarkExtensions = [], fromMarkdownExtensions = [] } = extensions
  return {
    micromarkExtensions: micromarkExtensions.map(withoutConstructs),
    fromMarkdownExtensions: fromMarkdownExtensions
      .flat()
      .filter(({ enter }) => !enter || !('literalAutolink' in enter)),
  }
}

function withoutConstructs(extension: Syntax): Syntax {
  const kept = Object.entries(extension.text ?? {}).flatMap(([code, value]) => {
    const others = [value ?? []].flat().filter(({ name = '' }) => !constructs.includes(name))
    return others.length ? [[code, others]] : []
  })
  return { ...extension, text: Object.fromEntries(kept) }
}
