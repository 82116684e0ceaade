import type { TagContract } from 'edge.js/types'
import type { TagLibrary } from './create-library.ts'
import type { CompiledComponent } from './create-runtime.ts'
import { parseProps } from './parse-props.ts'

/**
 * Creates Edge's `@props` tag: it makes the declared props, `$attrs` with the rest, and `self` of a
 * class-based component locals of the template.
 */
export function createPropsTag(libraries: ReadonlyMap<string, TagLibrary>): TagContract {
  return {
    tagName: 'props',
    block: false,
    seekable: true,
    noNewLine: true,
    compile(parser, buffer, { filename, loc, properties }) {
      const { line, col } = loc.start
      const declarations = parseProps(properties.jsArg, { filename, line, col })
      const library = [...libraries.values()].find((one) => one.nameOf(filename) !== null)
      const name = library?.nameOf(filename) ?? null
      const isClassBased = name !== null && Object.hasOwn(library?.classes ?? {}, name)
      const component: CompiledComponent = {
        library: library?.namespace ?? null,
        name,
        declarations,
        place: { filename, line, col },
      }
      const locals = [...declarations.map((declaration) => declaration.name), '$attrs']
      if (isClassBased) locals.push('self')
      const argument = JSON.stringify(JSON.stringify(component))
      // The shared state comes from Edge anew: attributes may hide it in `state`.
      buffer.writeExpression('const $shared = template.getComponentState({})', filename, line)
      buffer.writeExpression(
        `let { ${locals.join(', ')} } = $shared.$tags.props($shared, state, $context, ${argument})`,
        filename,
        line,
      )
      for (const local of locals) parser.stack.defineVariable(local)
    },
  }
}
