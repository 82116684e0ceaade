import type { TagContract, TagToken } from 'edge.js/types'
import { BoundedMap } from './bounded-map.ts'
import type { CompiledComponent } from './compiled-component.ts'
import type { TagLibrary } from './create-library.ts'
import { parseProps } from './parse-props.ts'
import type { RenderedProp } from './prop.ts'

/** A `@props` with what else the text of its template says. */
export interface PropsToken extends TagToken {
  deprecated?: string
  parent?: string
  slots?: string[]
}

/**
 * Creates Edge's `@props` tag: it makes the declared props, `$attrs` with the rest, and `self` of a
 * class-based component locals of the template.
 */
export function createPropsTag(libraries: ReadonlyMap<string, TagLibrary>): TagContract {
  // Without Edge's cache a component is compiled again for each of its tags.
  const parsed = new BoundedMap<string, RenderedProp[]>(1000)
  return {
    tagName: 'props',
    block: false,
    seekable: true,
    noNewLine: true,
    compile(parser, buffer, token) {
      const { filename, loc, properties, deprecated, parent, slots } = token as PropsToken
      const { line, col } = loc.start
      let declarations = parsed.get(properties.jsArg)
      if (!declarations) {
        declarations = parseProps(properties.jsArg, { filename, line, col }).map(
          ({ description: _, examples: __, ...declaration }) => declaration,
        )
        parsed.set(properties.jsArg, declarations)
      }
      const library = [...libraries.values()].find((one) => one.nameOf(filename) !== null)
      const name = library?.nameOf(filename) ?? null
      const isClassBased = name !== null && Object.hasOwn(library?.classes ?? {}, name)
      const component: CompiledComponent = {
        library: library?.namespace ?? null,
        name,
        declarations,
        ...(deprecated !== undefined && { deprecated }),
        ...(parent !== undefined && { parent }),
        ...(slots !== undefined && { slots }),
        place: { filename, line, col },
      }
      const locals = [...declarations.map((declaration) => declaration.name), '$attrs']
      if (isClassBased) locals.push('self')
      const argument = JSON.stringify(JSON.stringify(component))
      // The shared state comes from Edge anew: attributes may hide it in `state`.
      buffer.writeExpression('const $shared = template.getComponentState({})', filename, line)
      buffer.writeExpression(
        `let { ${locals.join(', ')} } = $shared.$tags.props(template, $shared, state, $context, ${argument})`,
        filename,
        line,
      )
      for (const local of locals) parser.stack.defineVariable(local)
    },
  }
}
