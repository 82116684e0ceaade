/** A part of a template, by UTF-16 offsets. */
export type Range = { from: number; to: number }

/** A whole template. */
export type Root = Range & {
  type: 'root'
  /** The text that all offsets refer to */
  text: string
  children: Node[]
}

/** Text that the template prints as it is, with its white space. */
export type Text = Range & { type: 'text' }

/**
 * A comment of Edge or of HTML, or something else in angle brackets that is no element, such as a
 * doctype. A comment of HTML may have mustaches and Edge tags, which Edge compiles.
 */
export type Comment = Range & {
  type: 'comment'
  kind: 'edge' | 'html' | 'declaration'
  children: Node[]
  isUnclosed: boolean
}

/** An expression in double or triple braces. */
export type Mustache = Range & {
  type: 'mustache'
  /** Whether its value is not escaped, `{{{ html }}}` */
  isRaw: boolean
  /** Whether it is printed as text, `@{{ name }}`; the range then includes the `@` */
  isEscaped: boolean
  /** Between the braces */
  code: Range
  isUnclosed: boolean
}

/** A tag of Edge, or of the application, on a line of its own: `@if(isOpen)`, `@!acme.card()`. */
export type EdgeTag = Range & {
  type: 'edgeTag'
  /** `if`, `acme.card`; `end` or `endif` for an end that closes nothing */
  name: string
  nameFrom: number
  /** The number of characters before it on its line */
  indent: number
  /** Whether it is one that Edge is known to have, or a call of a component */
  isKnown: boolean
  /** Whether it has no content, `@!acme.card()` */
  isSelfClosing: boolean
  /** Whether it is printed as text, `@@if(isOpen)` */
  isEscaped: boolean
  /** Between the parentheses; null without any */
  argument: Range | null
  /** Whether the parenthesis is never closed */
  isUnclosed: boolean
  /** The offset after the tag, before its content */
  startTo: number
  /** Its content, up to its end tag; empty for a tag without one. `@else` is among it. */
  children: Node[]
  /** `@end` or `@endif` */
  end: Range | null
}

/** An attribute of an element. */
export type Attribute = Range & {
  type: 'attribute'
  /** As written: `class`, `:title`, `@click`, `data-{{ name }}` */
  name: string
  /** The offset after the name */
  nameTo: number
  /** The mustaches in its name */
  nameChildren: Inline[]
  /** Null without a value */
  value: Value | null
}

/** The value of an attribute, without its quotes. */
export type Value = Range & {
  /** Empty without quotes */
  quote: '"' | "'" | ''
  /** Its text and its mustaches; in HTML also Edge tags and tags of components */
  children: Node[]
  /** Whether the closing quote is missing */
  isUnclosed: boolean
}

/** A start or end tag of HTML or of a component. */
export type Tag = Range & {
  /** As written: `div`, `x-acme::card`, `h{{ level }}` */
  name: string
  nameFrom: number
  nameTo: number
  /** The mustaches in its name */
  nameChildren: Inline[]
  /** Its attributes, and what is between them: mustaches, Edge tags and tags of components */
  attributes: (Attribute | Node)[]
  /** Whether it ends with `/>` */
  isSelfClosing: boolean
  /** Whether its `>` is missing */
  isUnclosed: boolean
  /** Whether the tag compiler would refuse the tag of a component, or browsers would repair it */
  isMalformed: boolean
}

/** An element of HTML, or a component. */
export type Element = Range & {
  type: 'element'
  /** As written: `div`, `x-acme::card` */
  name: string
  /** Whether its tag is compiled: it is a component of a library, or a slot */
  isComponent: boolean
  /** Null for an end tag that closes nothing */
  start: Tag | null
  /** Those of its start tag, or of an end tag that closes nothing */
  attributes: (Attribute | Node)[]
  /** Its content; empty for an element without end tag */
  children: Node[]
  /** Null if it has none in the same branch of an Edge tag: it needs none, or it is missing */
  end: Tag | null
}

/** What Edge reads anywhere: in text, between attributes, in their values, in scripts. */
export type Inline = Text | Comment | Mustache | EdgeTag

/** A part of the content of a template. */
export type Node = Inline | Element

/** Any node of a tree. */
export type AnyNode = Root | Node | Attribute
