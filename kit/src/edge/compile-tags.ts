import { EdgeError } from 'edge.js'
import type { ParserContract, TagsContract, TagToken, Token } from 'edge.js/types'
import type { TagLibrary } from './create-library.ts'
import { findPropsArgument } from './find-props-argument.ts'
import { foldTags } from './fold-tags.ts'
import { replaceTags, type ReplacedTag } from './replace-tags.ts'
import type { ScannedTag } from './scan-template.ts'
import { trimComponent } from './trim-component.ts'

/** What turning a template into tokens needs beside the template. */
export interface CompileTagsOptions {
  filename: string
  libraries: ReadonlyMap<string, TagLibrary>
  edgeTags: TagsContract
  /** Edge's parser for the template, which knows tags that others claim. */
  parser?: ParserContract
  async: boolean
  /** Whether compiled templates are kept, so that lists of components may be too. */
  cached: boolean
  /** Edge's lexer. */
  tokenize: (text: string) => Token[]
}

/** Turns a template with tags into the tokens that Edge's stock compiler takes. */
export function compileTags(template: string, options: CompileTagsOptions): Token[] {
  const { filename, libraries, edgeTags, parser, async, tokenize } = options
  const isEdgeTag = (name: string): boolean | 'bare' => {
    const tag = edgeTags[name] ?? parser?.options.claimTag?.(name)
    return tag ? tag.seekable || 'bare' : false
  }
  const own = findOwn(filename, options)
  let text = own ? toOwnText(template, async) : template

  const marker = toMarker(text)
  const props =
    edgeTags.props && /@!?props\s{0,2}\(/.test(text) ? findPropsArgument(text, isEdgeTag) : null
  if (props) {
    const lineBreaks = '\n'.repeat(props.jsArg.split(/\r\n|\r|\n/).length - 1)
    text = `${text.slice(0, props.from)}${marker}props${lineBreaks}${text.slice(props.to)}`
  }
  const namespaces = [...libraries.keys()]
  const hasTags = namespaces.some(
    (namespace) => text.includes(`<x-${namespace}::`) || text.includes(`</x-${namespace}::`),
  )
  let tags: ReplacedTag[] = []
  if (hasTags) {
    const resolve = (tag: ScannedTag) => resolveTag(tag, options)
    ;({ text, tags } = replaceTags(text, {
      filename,
      namespaces,
      isEdgeTag,
      async,
      marker,
      resolve,
    }))
  }

  let tokens = tokenize(text)
  checkProps(tokens, (token) => {
    if (props && token.properties.jsArg.startsWith(marker)) token.properties.jsArg = props.jsArg
  })
  if (hasTags) {
    tokens = foldTags(tokens, filename, (token) => {
      if (token.type !== 's__mustache') return null
      const content = token.properties.jsArg.trim()
      return content.startsWith(marker)
        ? (tags[Number(content.slice(marker.length))] ?? null)
        : null
    })
  }
  if (!own) return tokens
  const isPartial = parser?.stack.has('$attrs')
  if (!isPartial && own.isComponent && !tokens.some(isProps)) tokens.unshift(toPropsToken(filename))
  return trimComponent(tokens)
}

/** What placeholders start with, such that no text of the template passes for one. */
function toMarker(text: string): string {
  const taken = new Set(Array.from(text.matchAll(/\$tags(\d*):/g), ([, number]) => number))
  let number = ''
  while (taken.has(number)) number = String(Number(number) + 1)
  return `$tags${number}:`
}

function findOwn(filename: string, { libraries, cached }: CompileTagsOptions) {
  for (const library of libraries.values()) {
    const name = library.nameOf(filename)
    if (name !== null) return { isComponent: library.resolve(name, { cached }) !== null }
  }
  return null
}

/** A component is written for asynchronous rendering; without it there is nothing to await. */
function toOwnText(template: string, async: boolean): string {
  const text = template.trimEnd()
  return async ? text : text.replace(/\bawait(?=[ \t]+\$slots\b)/g, '     ')
}

function resolveTag(tag: ScannedTag, { filename, libraries, cached }: CompileTagsOptions): string {
  const { line, col, namespace } = tag
  const library = libraries.get(namespace)!
  const path = library.resolve(tag.component!, { cached })
  if (path !== null) return path
  const meant = library.suggest(tag.component!)
  const hint = meant === null ? '' : ` Did you mean <x-${namespace}::${meant}>?`
  throw new EdgeError(`Unknown component <x-${tag.name}>.${hint}`, 'E_UNKNOWN_COMPONENT', {
    line,
    col,
    filename,
  })
}

/** Finds the one `@props`; another, or one inside a block, would be no declaration of the file. */
function checkProps(tokens: Token[], restore: (token: TagToken) => void, nested = false): void {
  let isRepeated = nested
  for (const token of tokens) {
    if (token.type === 'tag' && token.children.length > 0) checkProps(token.children, restore, true)
    if (!isProps(token)) continue
    restore(token)
    if (isRepeated) {
      const message = '@props can stand once in a template, outside of any block'
      const { line, col } = token.loc.start
      throw new EdgeError(message, 'E_INVALID_PROPS', { line, col, filename: token.filename })
    }
    isRepeated = true
  }
}

function isProps(token: Token): token is TagToken {
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
