import type { Node, Root } from 'mdast'
import type { CompileContext, Extension, Token } from 'mdast-util-from-markdown'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified, type Data } from 'unified'
import { VFileMessage } from 'vfile-message'
import { ProblemError } from '../../problem/problem.ts'

/** Where a destination stands in the text: without its parentheses or angle brackets. */
interface Range {
  from: number
  to: number
}

/** The syntax tree of a text and the range of each destination, by the node that owns it. */
export interface PageTree {
  root: Root
  destinations: Map<Node, Range>
}

/**
 * The syntax tree with GFM and YAML front matter (and JSX for MDX), read in a single parse; the
 * tree itself has no offsets of destinations, so they are noted while the tokens pass by.
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
    // Markdown is never wrong; only JSX can be, and says so with a message of vfile.
    if (!(error instanceof VFileMessage)) throw error
    throw new ProblemError({
      file,
      line: lineOf(error.line ?? Number(place.exec(error.reason)?.[1] ?? 1)),
      cannot: 'read JSX',
      expected: ['closed tags', 'a `\\{` or `\\<` where the character itself is meant'],
      fix: `The MDX parser says: ${error.reason.replace(place, '')}.`,
    })
  }
}

// A tag that is never closed is only placed in the words of the message.
const place = / \((\d+):\d+-\d+:\d+\)/

function noteDestinations(destinations: Map<Node, Range>): Extension {
  function note(context: CompileContext, from: number, to: number) {
    const owner = context.stack.at(-1)
    if (owner !== undefined) destinations.set(owner as Node, { from, to })
  }
  // An empty destination, `()` or `<>`, has no string token: the place after the opening is noted.
  function noteEmpty(this: CompileContext, token: Token) {
    note(this, token.start.offset + 1, token.start.offset + 1)
  }
  // These two take the place of handlers that only start a buffer, so they start it as well.
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

/** What parses a text: extensions of micromark, and of what makes a tree of its tokens. */
type Extensions = Pick<Data, 'micromarkExtensions' | 'fromMarkdownExtensions'>

type Syntax = NonNullable<Data['micromarkExtensions']>[number]

/** What every text contains in which an address is a link without being marked as one. */
const mayHave = /https?:\/\/|www\.|[-.\w+]@/i

/** The constructs of GFM for such addresses. */
const constructs = ['emailAutolink', 'protocolAutolink', 'wwwAutolink']

/**
 * The extensions without those that look for bare addresses, if there is none in the text: looking
 * at each letter takes as long as all the rest.
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
