import type { EdgeBufferContract, TagContract, TagToken, Token } from 'edge.js/types'
import { toCacheKey } from '../cache/cache-key.ts'
import { isSlot, toSlotName } from './edge-token.ts'
import type { TemplateCode } from './text-code.ts'

/** Name of the tag. No template text can spell it. */
export const COMPONENT = '$component'

/** The compiled form of an `<x-…>` tag: an argument with the template, and props as JavaScript. */
export interface ComponentToken extends TagToken {
  props: TemplateCode
  /** The props themselves, if none of them is an expression */
  literals: Record<string, unknown> | null
  /** The tag in messages, `<x-ui::card>` */
  label: string
  /** Whether the output may be cached: in production, with cached templates */
  isCached: boolean
}

/** Variable that holds the props. No template uses this name. */
const PROPS = '$tags_props'

/** Variable that holds what a tag renders, before it is awaited. */
const TEXT = '$tags_text'

/**
 * Creates the Edge tag that `<x-…>` tags are folded into. It writes the props, which are already
 * checked, and leaves the slots to Edge's `@component`. Where the output may be cached, the call
 * that `@component` writes becomes one of the cache.
 */
export function createComponentTag(): TagContract {
  return {
    tagName: COMPONENT,
    block: true,
    seekable: true,
    compile(parser, buffer, token) {
      const { props, filename, loc, properties, label, isCached } = token as ComponentToken
      const { line, col } = loc.start
      const code = props
        .map((part) => (typeof part === 'string' ? part : part(parser, filename)))
        .join('')
      const jsArg = `${properties.jsArg}, ${PROPS}`
      const children = markFirstLine(token)
      const component = {
        ...token,
        properties: { ...properties, name: 'component', jsArg },
        children,
      }
      const canFail = props.some((part) => typeof part !== 'string')
      // Edge would report an error without the column of the tag.
      const place = `$filename, ${line}, ${col}, ${JSON.stringify(label)}`
      // With `var`, all tags of a function share the variables. An `await` saves each variable.
      buffer.writeStatement(`var ${PROPS}, ${TEXT};`, filename, line)
      if (!canFail) buffer.writeExpression(`${PROPS} = ${code}`, filename, line)
      else if (code.includes('await')) {
        const fail = `state.$tags.fail(error, ${place});`
        buffer.writeStatement(
          `try { ${PROPS} = ${code}; } catch (error) { ${fail} }`,
          filename,
          line,
        )
      } else {
        const attempt = `state.$tags.attempt(() => (${code}), ${place})`
        buffer.writeExpression(`${PROPS} = ${attempt}`, filename, line)
      }
      parser.stack.defineScope()
      parser.stack.defineVariable(PROPS)
      parser.processToken(component, isCached ? redirect(buffer, toLiteralKey(token)) : buffer)
      parser.stack.clearScope()
    },
  }
}

/** The call that Edge's `@component` writes. Its last argument is the context. */
const CALL = /^await template\.compileComponent\((.+?)\)\(template, template\.getComponentState\(/
const CALL_END = '), $context)'
/** How Edge copies the context for the slots of a component. */
const COPY = 'Object.assign({}, $context)'

/** How Edge begins the main slot. */
const MAIN = '$context), main: async function () {'
/** How Edge writes the main slot of a tag without content. */
const EMPTY = '$context), main: function () { return "" }'

/** Returns the key of a tag whose attributes have no expressions, so that no render writes it. */
function toLiteralKey(token: TagToken): string | null {
  const { literals, properties } = token as ComponentToken
  if (!literals) return null
  const slots = token.children.filter(isSlot).map((slot) => [toSlotName(slot), true])
  return toCacheKey(JSON.parse(properties.jsArg) as string, literals, Object.fromEntries(slots))
}

/** Returns a buffer that writes the call of a component as a call of the cache. */
function redirect(buffer: EdgeBufferContract, key: string | null): EdgeBufferContract {
  const redirected: Pick<EdgeBufferContract, 'create' | 'outputExpression'> = {
    create: (...options) => buffer.create(...options),
    outputExpression(text, ...place) {
      const [start, path] = CALL.exec(text) ?? []
      // Another version of Edge may write other code. Then nothing is cached.
      if (start === undefined || !text.endsWith(CALL_END)) {
        return buffer.outputExpression(text, ...place)
      }
      const rest = text.slice(start.length, -CALL_END.length)
      const inherited = rest
        .replace(COPY, () => 'state.$tags.inherit($context)')
        .replace(EMPTY, () => '$context), main: state.$tags.empty')
      // A promise takes longer than most texts.
      const isPlain = !inherited.includes('await')
      const slots = isPlain ? inherited.replace(MAIN, () => MAIN.replace('async ', '')) : inherited
      const literalKey = key === null ? '' : `, ${JSON.stringify(key)}`
      const call = `state.$tags.render(template, ${path}, ${slots}, $context${literalKey})`
      return buffer.outputExpression(toAwait(call), ...place)
    },
  }
  return redirected as EdgeBufferContract
}

/** Returns code that awaits the text of a call only if it has to. */
function toAwait(call: string): string {
  return `typeof (${TEXT} = ${call}) === 'string' ? ${TEXT} : await ${TEXT}`
}

/** Creates the Edge tag that sets the line number for errors to 1. */
export function createFirstLineTag(): TagContract {
  return {
    tagName: FIRST_LINE,
    block: false,
    seekable: false,
    compile(_parser, buffer, { filename }) {
      buffer.writeStatement('$lineNumber = 1;', filename, -1)
    },
  }
}

/** Name of the tag that resets the line number at the start of a body. */
const FIRST_LINE = '$first-line'

/**
 * Adds the line number that Edge omits for bodies on the first line. Edge assumes that such a body
 * runs first, but errors in it could have the line number of a body that ran before.
 */
function markFirstLine(component: TagToken): Token[] {
  if (component.loc.start.line > 1) return component.children
  const children = component.children.map((child) =>
    isSlot(child) && child.loc.start.line === 1 ? { ...child, children: mark(child) } : child,
  )
  const main = children.findIndex((child) => !isSlot(child))
  if (main !== -1) children.splice(main, 1, ...mark({ ...component, children: [children[main]!] }))
  return children
}

function mark({ children, filename, loc }: TagToken): Token[] {
  if (children.length === 0 || children[0]!.type === 'newline') return children
  const properties = { name: FIRST_LINE, jsArg: '', selfclosed: true }
  return [{ type: 'tag' as TagToken['type'], filename, loc, properties, children: [] }, ...children]
}
