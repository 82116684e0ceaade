import { EdgeError } from 'edge.js'
import type { ParserContract, TagsContract } from 'edge.js/types'
import { createColumns, type Columns } from '../scan/columns.ts'
import type { TagLibrary } from '../runtime/library.ts'
import { type IsEdgeTag, toIsEdgeTag } from '../../template/edge-syntax.ts'
import { findPropsArgument, type PropsArgument } from '../props/props-argument.ts'
import { replaceTags, type ReplacedText } from './replace-tags.ts'
import type { ScannedTag } from '../scan/template.ts'
import { toSuggestion } from '../../problem/suggestion.ts'

/** What `hideTags` needs besides the template. */
export interface HideTagsOptions {
  filename: string
  libraries: ReadonlyMap<string, TagLibrary>
  edgeTags: TagsContract
  /** Edge's parser for the template, for tags claimed by other plugins. */
  parser?: ParserContract
  async: boolean
  /** Whether compiled templates are cached, so that lists of components can be cached too. */
  cached: boolean
}

/** A template with placeholders for its tags and for the argument of its `@props`. */
export interface HiddenText extends ReplacedText {
  /** Start of each placeholder. */
  marker: string
  props: PropsArgument | null
  isEdgeTag: IsEdgeTag
}

/** Replaces the parts that only the tag compiler can parse with placeholders for Edge's lexer. */
export function hideTags(template: string, options: HideTagsOptions): HiddenText {
  const { filename, libraries, edgeTags, parser, async } = options
  const isEdgeTag = toIsEdgeTag(edgeTags, parser)
  const marker = toMarker(template)
  const props = edgeTags.props ? findPropsArgument(template, isEdgeTag) : null
  let text = template
  let ofProps: Columns = ({ col }) => col
  if (props) {
    const lineBreaks = '\n'.repeat(props.jsArg.split(/\r\n|\r|\n/).length - 1)
    const before = text.slice(0, props.from) + marker + 'props' + lineBreaks
    text = before + text.slice(props.to)
    ofProps = createColumns(template, text, [{ before: props.to, after: before.length }])
  }
  const namespaces = [...libraries.keys()]
  const hasTags = namespaces.some(
    (namespace) => text.includes(`<x-${namespace}::`) || text.includes(`</x-${namespace}::`),
  )
  if (!hasTags) return { text, marker, props, isEdgeTag, pieces: [], sources: [], columns: ofProps }
  const resolve = (tag: ScannedTag) => resolveTag(tag, options)
  const isTraced = ({ namespace }: ScannedTag) => !libraries.get(namespace)?.production
  const replacing = { filename, namespaces, isEdgeTag, async, marker, resolve, isTraced }
  const replaced = replaceTags(text, replacing)
  const columns: Columns = (at) => ofProps({ line: at.line, col: replaced.columns(at) })
  return { ...replaced, marker, props, isEdgeTag, columns }
}

/** Returns a start for the placeholders that does not occur in the template. */
function toMarker(text: string): string {
  const taken = new Set(Array.from(text.matchAll(/\$tags(\d*):/g), ([, number]) => number))
  let number = ''
  while (taken.has(number)) number = String(Number(number) + 1)
  return `$tags${number}:`
}

function resolveTag(tag: ScannedTag, { filename, libraries, cached }: HideTagsOptions): string {
  const { line, col, namespace } = tag
  const library = libraries.get(namespace)!
  const path = library.resolve(tag.component!, { cached })
  if (path !== null) return path
  const written = tag.component!
  const said = library.production ? null : library.explain?.({ kind: 'component', written })
  const nearest = said ? null : library.suggest(written)
  const meant = nearest === null ? '' : toSuggestion(`<x-${namespace}::${nearest}>`)
  const hint = said || meant ? ` ${said || meant}` : ''
  throw new EdgeError(`Unknown component <x-${tag.name}>.${hint}`, 'E_UNKNOWN_COMPONENT', {
    line,
    col,
    filename,
  })
}

/** Puts the original text back in place of the placeholders, after plugins changed the text. */
export function revealTags(
  text: string,
  { marker, props, sources }: Pick<HiddenText, 'marker' | 'props' | 'sources'>,
): string {
  const escaped = marker.replace('$', '\\$')
  const placeholder = new RegExp(
    `\\{\\{\\{\\s*${escaped}(\\d+)\\s*\\}\\}\\}|${escaped}props\\s*`,
    'g',
  )
  return text.replace(placeholder, (_, number?: string) =>
    number === undefined ? (props?.jsArg ?? '') : (sources[Number(number)] ?? ''),
  )
}

/** Replaces the placeholders in a message with the first line of their tags. */
export function revealNames(
  message: string,
  { marker, sources }: Pick<HiddenText, 'marker' | 'sources'>,
): string {
  const [before, ...parts] = message.split(`{{{ ${marker}`)
  return parts.reduce((text, part) => {
    const [, number = '', rest = ''] = /^(\d+)(?: \}\}\})?([^]*)/.exec(part) ?? []
    const [line = ''] = (sources[Number(number)] ?? '').split(/\r\n|\r|\n/)
    return text + line + rest
  }, before!)
}
