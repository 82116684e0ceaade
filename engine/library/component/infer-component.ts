import type { JsonValue, Prop } from '../../tags/index.ts'
import { listNodesAt } from '../../template/at.ts'
import { listAttributes, listExpressions } from '../../template/expressions.ts'
import { parse } from '../../template/parse.ts'
import type { Attribute, Node, Root } from '../../template/tree.ts'
import { walk } from '../../template/walk.ts'
import { addProp, readExpression, type Reads } from './template-reads.ts'

/** What a template without `@props` reads: found from its text, without running it. */
export type InferredComponent = {
  props: Prop[]
  /** Names of the slots that it renders */
  slots: string[]
  /** Whether attributes that are not props become attributes of an element */
  passThrough: boolean
}

/** Variables of JavaScript, Edge and AdonisJS that every template has. */
const GLOBALS = new Set(
  `undefined NaN Infinity globalThis Math JSON Object String Number Array Date Boolean Promise Symbol
  Map Set RegExp Error Intl URL URLSearchParams BigInt console process html js state
  request auth session flashMessages csrfField csrfToken csrfMeta cspNonce i18n app config`
    .split(/\s+/)
    .filter(Boolean),
)

/**
 * Lists the props and slots that a template reads. A name that it declares itself, calls as a
 * function, or that is a global, is no prop.
 * @param globals names that the application or library shares with every template
 */
export function inferComponent(
  text: string,
  globals: ReadonlySet<string> = new Set(),
): InferredComponent {
  const reads: Reads = {
    props: new Map(),
    variables: new Set(),
    locals: new Set(),
    slots: new Set(),
    excluded: [],
    copies: new Map(),
    passThrough: false,
  }
  const root = parse(text)
  for (const { tag, source, from } of listExpressions(root))
    readExpression(tag, source, from, reads)
  readTags(root, reads)
  for (const name of reads.variables) {
    if (reads.locals.has(name) || name.startsWith('$')) continue
    if (!GLOBALS.has(name) && !globals.has(name)) addProp(name, reads)
  }
  for (const { name, at } of reads.excluded) {
    if (!reads.props.has(name) && !isWrittenAround(name, at, root)) addProp(name, reads)
  }
  return {
    props: [...reads.props].sort(([a], [b]) => (a < b ? -1 : 1)).map(toProp),
    slots: [...reads.slots].sort(),
    passThrough: reads.passThrough,
  }
}

function toProp([name, value]: [string, JsonValue | undefined]): Prop {
  return {
    name,
    required: false,
    // The type of a default is not necessarily the only one that the template can use.
    type: { text: 'unknown', kind: 'other' },
    ...(value !== undefined && { default: value }),
    description: 'Found in the template.',
    inferred: true,
  }
}

/** Reads the bound attributes of tags, `:rows="users"`, and the names that slots declare. */
function readTags(root: Root, reads: Reads): void {
  for (const { key, bound, value } of listAttributes(root)) {
    const source = value ? root.text.slice(value.from, value.to) : ''
    if (key === 'let') {
      for (const [name] of source.matchAll(/[A-Za-z_$][\w$]*/g)) reads.locals.add(name)
    } else if (bound) readExpression(null, source || key, 0, reads)
  }
}

/**
 * Whether the element around an offset writes an attribute itself, as a fixed text. Then `except`
 * only keeps callers from replacing it, unless another element gets the value from the props.
 */
function isWrittenAround(name: string, at: number, root: Root): boolean {
  if (isReadFromProps(name, root)) return false
  const written = listAttributesAround(at, root).filter(
    (one): one is Attribute =>
      one.type === 'attribute' && one.name.replace(/^:/, '') === name && one.value?.quote === '"',
  )
  return written.length > 0 && written.every(({ value }) => value!.children.every(isText))
}

/** Lists the attributes of the start tag around an offset, or none. */
function listAttributesAround(at: number, root: Root): (Attribute | Node)[] {
  const element = listNodesAt(root, at).findLast((node) => node.type === 'element')
  if (element?.start && at < element.start.to) return element.start.attributes
  // The name of the element is an expression, `<{{ tag }} role="list">`, so the tree has no element.
  const from = root.text.lastIndexOf('<{{', at)
  const name = listNodesAt(root, from + 2).findLast((node) => node.type === 'mustache')
  if (from < 0 || !name) return []
  const before = '<div'
  const [tag] = parse(before + root.text.slice(name.to)).children
  const isAround =
    tag?.type === 'element' && tag.start && at - name.to + before.length < tag.start.to
  return isAround ? tag.attributes : []
}

const isText = ({ type }: { type: string }) => type === 'text'

/** Whether an element has an attribute whose value begins with a mustache that reads `$props`. */
function isReadFromProps(name: string, root: Root): boolean {
  let isRead = false
  walk(root, {
    enter(node) {
      const [first] =
        node.type === 'attribute' && node.name === name ? (node.value?.children ?? []) : []
      if (first?.type !== 'mustache') return
      isRead ||= /\$props\b/.test(root.text.slice(first.code.from, first.code.to))
    },
  })
  return isRead
}
