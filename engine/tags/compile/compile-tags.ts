import { EdgeError } from 'edge.js'
import type { TagToken, Token } from 'edge.js/types'
import { type PropsToken, guardTokens } from './edge-tags.ts'
import type { TagLibrary } from '../runtime/library.ts'
import { createPositions } from '../scan/positions.ts'
import { findDeprecation } from '../props/deprecation.ts'
import { findHeaderComment, findHeaderWord } from '../../template/header.ts'
import { findNamed, listMisspeltTags } from '../scan/misspelt-tags.ts'
import { findUnclosedMustache, toIsEdgeTag } from '../../template/edge-syntax.ts'
import { foldLiterals } from './fold-literals.ts'
import { foldTags } from './fold-tags.ts'
import {
  hideTags,
  type HiddenText,
  type HideTagsOptions,
  revealNames,
  revealTags,
} from './hide-tags.ts'
import { parseProps } from '../props/parse-props.ts'
import { trimComponent } from './trim-component.ts'
import { toSuggestion } from '../../problem/suggestion.ts'

/** What `compileTags` needs besides the template. */
interface CompileTagsOptions extends HideTagsOptions {
  /**
   * Edge's lexer, which first runs the raw-text handlers of other plugins. Passes the text that
   * they return to `revise`.
   */
  tokenize: (text: string, revise: (text: string) => string) => Token[]
  /** Reports code that works but is probably a mistake, in development. */
  notice: (library: TagLibrary, message: string) => void
}

/** Turns a template with tags into tokens for Edge's stock compiler. */
export function compileTags(template: string, options: CompileTagsOptions): Token[] {
  const { filename, libraries, parser, async, cached, tokenize } = options
  const own = findOwn(filename, options)
  if (!own) checkSpelling(template, options)
  let hidden = hideTags(own ? toOwnText(template, async) : template, options)
  let tokens: Token[]
  try {
    tokens = tokenize(hidden.text, (text) => {
      if (text !== hidden.text) hidden = hideTags(revealTags(text, hidden), options)
      return hidden.text
    })
  } catch (error) {
    if (error instanceof RangeError && hidden.pieces.length > 0) failFull(hidden, filename)
    if (!(error instanceof EdgeError) || error.filename !== filename) throw error
    // For an unclosed declaration, our own parser reports more than Edge does.
    if (hidden.props) parseProps(hidden.props.jsArg, { ...hidden.props, filename })
    throw toLexerError(error, hidden)
  }
  const { marker, pieces, props, columns } = hidden
  checkProps(tokens, (token) => {
    if (props && token.properties.jsArg.startsWith(marker)) token.properties.jsArg = props.jsArg
  })
  if (pieces.length > 0) {
    const caches = (namespace: string) => {
      const { production = false, cache = true } = libraries.get(namespace) ?? {}
      return cached && async && production && cache
    }
    tokens = foldTags(tokens, { filename, columns, caches }, (token) => {
      if (token.type !== 's__mustache') return null
      const content = token.properties.jsArg.trim()
      return content.startsWith(marker)
        ? (pieces[Number(content.slice(marker.length))] ?? null)
        : null
    })
  }
  if (!own) return foldLiterals(tokens)
  const isPartial = parser?.stack.has('$attrs')
  // A component of the application that declares no props works as it does without this compiler.
  const isBare = own.isBare && !template.includes('$attrs') && !tokens.some(isProps)
  if (!isPartial && own.isComponent && !isBare) {
    if (!tokens.some(isProps)) tokens.unshift(toPropsToken(filename))
    const deprecated = findDeprecation(template)
    if (deprecated !== null) tokens.find(isProps)!.deprecated = deprecated
    const parent = findHeaderWord(template, 'parent')
    if (parent !== null) tokens.find(isProps)!.parent = parent
    const slots = listDeclaredSlots(template, own.hasClass)
    if (slots !== null) tokens.find(isProps)!.slots = slots
    tokens.find(isProps)!.template = template
  }
  const trimmed = foldLiterals(trimComponent(tokens))
  return !isPartial && own.isComponent ? guardTokens(trimmed, filename) : trimmed
}

/** Reports misspelt tags. Skips libraries in production, where such tags have always been text. */
function checkSpelling(
  template: string,
  { filename, libraries, edgeTags, parser, notice }: CompileTagsOptions,
): void {
  const checked = [...libraries.values()].filter(({ production }) => !production)
  const tags = listMisspeltTags(
    template,
    checked.map(({ namespace }) => namespace),
    toIsEdgeTag(edgeTags, parser),
    (namespace, name) => findNamed(name, [...libraries.get(namespace)!.names()]),
  )
  if (tags.length === 0) return
  const positionOf = createPositions(template)
  for (const { written, meant, namespace, isElement, from } of tags) {
    const { line, col } = positionOf(template.lastIndexOf('<', from))
    if (!isElement) {
      const message = `Unknown tag ${written}. ${toSuggestion(meant)}`
      throw new EdgeError(message, 'E_UNKNOWN_COMPONENT', { line, col, filename })
    }
    const library = libraries.get(namespace)!
    const where = `in \`${library.toShownPath(filename)}:${line}\``
    notice(library, `Unknown element ${written} ${where}. ${toSuggestion(meant)}`)
  }
}

/** Rewrites a lexer error with the names and the position of the original template. */
function toLexerError({ message, code, line, col, filename }: EdgeError, hidden: HiddenText) {
  let place = { line, col }
  let fact = revealNames(message, hidden)
  if (code === 'E_UNCLOSED_CURLY_BRACE') {
    // The lexer only reports the end of the text.
    const from = findUnclosedMustache(hidden.text, hidden.isEdgeTag)
    const [opening] = /^\{\{(?:--|\{)?/.exec(hidden.text.slice(from)) ?? []
    if (opening) {
      place = createPositions(hidden.text)(from)
      fact = `Unclosed "${opening}"`
    }
  }
  return new EdgeError(fact, code, { filename, line: place.line, col: hidden.columns(place) })
}

/** Reports the line with the most tags: Edge's lexer recurses once per mustache in a line. */
function failFull({ pieces }: HiddenText, filename: string): never {
  const counts = new Map<number, number>()
  for (const { line } of pieces) counts.set(line, (counts.get(line) ?? 0) + 1)
  const [line = 1] = [...counts].sort((a, b) => b[1] - a[1])[0] ?? []
  const message = 'Cannot read so many tags and mustaches in one line, expected line breaks'
  throw new EdgeError(message, 'E_LINE_TOO_FULL', { filename, line, col: 0 })
}

function findOwn(filename: string, { libraries, cached }: CompileTagsOptions) {
  for (const library of libraries.values()) {
    const name = library.nameOf(filename)
    if (name === null) continue
    const hasClass = Object.hasOwn(library.classes ?? {}, name)
    const isComponent = library.resolve(name, { cached }) !== null
    return { isComponent, hasClass, isBare: library.bare === true }
  }
  return null
}

/** Components are written for asynchronous rendering. Otherwise, there is nothing to await. */
function toOwnText(template: string, async: boolean): string {
  const text = template.trimEnd()
  return async ? text : text.replace(/\bawait(?=[ \t]+\$slots\b)/g, '     ')
}

/** Checks that there is only one `@props`, outside any block. */
function checkProps(tokens: Token[], restore: (token: TagToken) => void, nested = false): void {
  let isRepeated = nested
  for (const token of tokens) {
    if (token.type === 'tag' && token.children.length > 0) checkProps(token.children, restore, true)
    if (!isProps(token)) continue
    restore(token)
    if (isRepeated) {
      const message = '@props can be used once in a template, outside of any block'
      const { line, col } = token.loc.start
      throw new EdgeError(message, 'E_INVALID_PROPS', { line, col, filename: token.filename })
    }
    isRepeated = true
  }
}

function isProps(token: Token): token is PropsToken {
  return token.type === 'tag' && token.properties.name === 'props'
}

function toPropsToken(filename: string): TagToken {
  return {
    type: 'tag' as TagToken['type'],
    filename,
    properties: { name: 'props', jsArg: '', selfclosed: false },
    loc: { start: { line: 1, col: 0 }, end: { line: 1, col: 0 } },
    children: [],
  }
}

/**
 * Lists the slots that the header comment of a component's template documents with `@slot` or that
 * the template prints. Returns null if it documents none and something else may print them: it
 * passes on all of its slots, or it has no header comment and uses a class or another template.
 */
function listDeclaredSlots(template: string, hasClass: boolean): string[] | null {
  const header = findHeaderComment(template)
  const body = template.slice(template.indexOf(header) + header.length)
  const documented = [...header.matchAll(/^[ \t]*\*?[ \t]*@slot[ \t]+\[?(\w+)/gm)]
  if (documented.length === 0) {
    if (/\$slots(?!\.[A-Za-z])/.test(body)) return null
    const isPrinted = body.includes('$slots.')
    if (header === '' && !isPrinted && (hasClass || /@!?include/.test(body))) return null
  }
  const names = [...documented, ...body.matchAll(/\$slots\.(\w+)/g)].map(([, name]) => name!)
  return [...new Set(names)]
}
