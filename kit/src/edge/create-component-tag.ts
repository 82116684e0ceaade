import type { TagContract, TagToken } from 'edge.js/types'
import { markFirstLine } from './mark-first-line.ts'
import type { TemplateCode } from './template-code.ts'

/** The name of the tag, which no text of a template can spell. */
export const COMPONENT = '$component'

/** What an `<x-…>` tag becomes: an argument that names the template, and its props as JavaScript. */
export interface ComponentToken extends TagToken {
  props: TemplateCode
  /** As messages name it, `<x-ui::card>` */
  label: string
}

/** The variable that the props are in, by a name that no template uses. */
const PROPS = '$tags_props'

/**
 * Creates the Edge tag that `<x-…>` tags are folded into. It writes the props, which are checked
 * already, and leaves the rest to the `@component` of Edge.
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
