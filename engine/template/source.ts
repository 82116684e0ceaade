import type { Context, Pieces } from './context.ts'
import { type Closers, createClosers } from './closers.ts'
import { isEdgeTag as isStockEdgeTag, type IsEdgeTag } from './edge-syntax.ts'

/** How to parse a template. */
export type ParseOptions = {
  /** The namespaces whose tags are compiled; without it, every `<x-name::…>` is a component. */
  namespaces?: Iterable<string>
  /** Which names are known to be Edge tags; defaults to those of Edge */
  isEdgeTag?: IsEdgeTag
}

/** A text that is being parsed. */
export type Source = {
  text: string
  closers: Closers
  isEdgeTag: IsEdgeTag
  /** Whether the tag compiler takes a tag with this name, `x-acme::card` */
  isComponent: (name: string) => boolean
  /** Whether its `@props` was read */
  hasProps: boolean
  /** Whether a declaration may still have its `>` */
  hasClose: boolean
  /** Reads a part of it; a function, because tags have values and values have tags. */
  readPart: (from: number, context: Context) => Pieces
}

const COMPONENT = /^x-([A-Za-z][\w.-]*)::/

/** Prepares a text for parsing. */
export function toSource(
  text: string,
  { namespaces, isEdgeTag = isStockEdgeTag }: ParseOptions,
  readPart: (source: Source, from: number, context: Context) => Pieces,
): Source {
  const claimed = namespaces && new Set(namespaces)
  const isComponent = (name: string) => {
    if (name === 'x-slot' || name.startsWith('x-slot:')) return true
    const [, namespace] = COMPONENT.exec(name) ?? []
    return namespace !== undefined && (claimed?.has(namespace) ?? true)
  }
  const source: Source = {
    text,
    closers: createClosers(text),
    isEdgeTag,
    isComponent,
    hasProps: false,
    hasClose: true,
    readPart: (from, context) => readPart(source, from, context),
  }
  return source
}
