import { isRefused, readAttribute, readName, skip, toGrammar } from './read-attribute.ts'
import type { TagPiece } from './context.ts'
import { isFirstOnLine } from './edge-syntax.ts'
import { nest } from './nest.ts'
import { readEdgeTag, readMustache } from './read-edge.ts'
import type { Source } from './source.ts'
import type { Inline, Tag } from './tree.ts'

const TAG_NAME = /(?:(?!\{\{|<\/?x-)[^\t\n\f\r />])+/y

/**
 * Reads the tag that starts at an offset.
 * @param component its name, if it is that of a component
 */
export function readTag(source: Source, from: number, component: string | null): TagPiece {
  const { text } = source
  const isClose = text[from + 1] === '/'
  const nameFrom = from + (isClose ? 2 : 1)
  const isComponent = component !== null
  const nameChildren: Inline[] = []
  const nameTo = isComponent
    ? nameFrom + component.length
    : readName(source, nameFrom, [TAG_NAME, TAG_NAME], nameChildren)
  const tag: Tag = {
    name: text.slice(nameFrom, nameTo),
    nameFrom,
    nameTo,
    nameChildren,
    from,
    to: nameTo,
    attributes: [],
    isSelfClosing: false,
    isUnclosed: false,
    isMalformed: false,
  }
  if (isComponent && isClose) readEnd(source, tag)
  else readAttributes(source, tag, isComponent)
  return { type: 'tag', from, to: tag.to, isClose, isComponent, tag }
}

const COMPONENT_END = /\s*>/y

function readEnd({ text }: Source, tag: Tag): void {
  COMPONENT_END.lastIndex = tag.nameTo
  if (COMPONENT_END.test(text)) tag.to = COMPONENT_END.lastIndex
  else tag.isUnclosed = tag.isMalformed = true
}

/** Reads the rest of a tag, up to and including its `>`. */
function readAttributes(source: Source, tag: Tag, isComponent: boolean): void {
  const { text } = source
  const { attributes } = tag
  const { space } = toGrammar(isComponent)
  let at = tag.nameTo
  for (;;) {
    const before = at
    at = skip(space, text, at)
    const char = text[at]
    // Browsers take a `<` for a part of a name. The tag compiler does not.
    if (char === undefined || (isComponent && char === '<')) {
      tag.isUnclosed = tag.isMalformed = true
      tag.to = at
      return
    }
    if (char === '>') {
      tag.isSelfClosing = text[at - 1] === '/' && before < at
      tag.to = at + 1
      return
    }
    if (isComponent && text.startsWith('/>', at)) {
      tag.isSelfClosing = true
      tag.to = at + 2
      return
    }
    if (text.startsWith('{{', at) && (isComponent || isWholeMustache(source, at))) {
      const mustache = readMustache(source, at)
      attributes.push(mustache)
      tag.isMalformed ||= isComponent && (mustache.isUnclosed || at === tag.nameTo)
      at = mustache.to
      continue
    }
    const name = char === '<' && text[at - 1] !== '@' ? readComponentName(source, at) : null
    if (name !== null) {
      const component = readTag(source, at, name)
      attributes.push(...nest([component]))
      at = component.to
      continue
    }
    const edgeTag = readTagBetween(source, at, isComponent)
    if (edgeTag) {
      attributes.push(edgeTag)
      tag.isMalformed ||= isComponent
      at = edgeTag.to
      continue
    }
    const attribute = readAttribute(source, at, isComponent)
    if (!attribute) {
      tag.isMalformed = true
      at++
      continue
    }
    tag.isMalformed ||= attribute.value?.isUnclosed === true
    tag.isMalformed ||= isComponent && (at === tag.nameTo || isRefused(source, attribute))
    attributes.push(attribute)
    at = attribute.to
  }
}

const COMPONENT_NAME = /<\/?(x-[A-Za-z][\w.:-]*)/y

/** Returns the name of the component whose tag starts at an offset, or null. */
export function readComponentName({ text, isComponent }: Source, from: number): string | null {
  COMPONENT_NAME.lastIndex = from
  const name = COMPONENT_NAME.exec(text)?.[1]
  return name !== undefined && isComponent(name) ? name : null
}

/** Whether a mustache is no part of a name: `{{ attributes }}`, but not `{{ name }}="a"`. */
function isWholeMustache(source: Source, at: number): boolean {
  const { to, type } = readMustache(source, at)
  return type === 'comment' || /[\t\n\f\r />{]|^$/.test(source.text.charAt(to))
}

/** Reads an Edge tag between attributes. `@click="…"` is an attribute. */
function readTagBetween(source: Source, at: number, isComponent: boolean) {
  const { text } = source
  if (text[at] !== '@' || !isFirstOnLine(text, at)) return null
  const tag = readEdgeTag(source, at, true)
  if (
    !tag ||
    (isComponent && text[skip(toGrammar(true).space, text, tag.nameFrom + tag.name.length)] === '=')
  )
    return null
  return tag
}
