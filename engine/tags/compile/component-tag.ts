import type { TagContract, TagToken, Token } from 'edge.js/types'
import type { TemplateCode } from './text-code.ts'

/** Name of the tag. No template text can spell it. */
export const COMPONENT = '$component'

/** The compiled form of an `<x-…>` tag: an argument with the template, and props as JavaScript. */
export interface ComponentToken extends TagToken {
  props: TemplateCode
  /** The tag in messages, `<x-ui::card>` */
  label: string
}

/** Variable that holds the props. No template uses this name. */
const PROPS = '$tags_props'

/**
 * Creates the Edge tag that `<x-…>` tags are folded into. It writes the props, which are already
 * checked, and leaves the rest to Edge's `@component`.
 */
export function createComponentTag(): TagContract {
  return {
    tagName: COMPONENT,
    block: true,
    seekable: true,
    compile(parser, buffer, token) {
      const { props, filename, loc, properties, label } = token as ComponentToken
      const { line, col } = loc.start
      const code = props
        .map((part) => (typeof part === 'string' ? part : part(parser, filename)))
        .join('')
      const canFail = props.some((part) => typeof part !== 'string')
      // Edge would report an error without the column of the tag.
      const place = `filename: $filename, line: ${line}, col: ${col}, label: ${JSON.stringify(label)}`
      const fail = `state.$tags.fail(error, { ${place} });`
      const assign = canFail
        ? `let ${PROPS}; try { ${PROPS} = ${code}; } catch (error) { ${fail} }`
        : `const ${PROPS} = ${code};`
      buffer.writeStatement(`{ ${assign}`, filename, line)
      parser.stack.defineScope()
      parser.stack.defineVariable(PROPS)
      const jsArg = `${properties.jsArg}, ${PROPS}`
      const component = { ...properties, name: 'component', jsArg }
      const children = markFirstLine(token)
      parser.processToken({ ...token, properties: component, children }, buffer)
      parser.stack.clearScope()
      buffer.writeStatement('}', filename, -1)
    },
  }
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

function isSlot(token: Token): token is TagToken {
  return token.type === 'tag' && token.properties.name === 'slot'
}
