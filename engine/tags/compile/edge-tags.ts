import type { TagContract, TagToken, Token } from 'edge.js/types'
import type { Edge } from 'edge.js'
import type { TagCache } from '../cache/tag-cache.ts'
import { BoundedMap } from '../runtime/bounded-map.ts'
import type { CompiledComponent } from '../runtime/compiled-component.ts'
import { IS_RUNTIME } from '../runtime/runtime.ts'
import type { TagLibrary } from '../runtime/library.ts'
import { parseProps } from '../props/parse-props.ts'
import type { RenderedProp } from '../props/prop.ts'

/** A `@props` with facts from the rest of its template. */
export interface PropsToken extends TagToken {
  deprecated?: string
  parent?: string
  slots?: string[]
  /** The text of the template. Absent outside of components. */
  template?: string
}

/**
 * Creates Edge's `@props` tag. It declares the props, `$attrs` with the remaining attributes, and
 * `self` (for class-based components) as locals of the template.
 */
export function createPropsTag(
  libraries: ReadonlyMap<string, TagLibrary>,
  cache: TagCache,
): TagContract {
  // Without Edge's cache, a component is compiled again for each of its tags.
  const parsed = new BoundedMap<string, RenderedProp[]>(1000)
  return {
    tagName: 'props',
    block: false,
    seekable: true,
    noNewLine: true,
    compile(parser, buffer, token) {
      const { filename, loc, properties, deprecated, parent, slots, template } = token as PropsToken
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
      if (template !== undefined && library && name !== null) {
        const path = library.resolve(name, { cached: true })
        const label = `<x-${library.namespace}::${name}>`
        const Class = isClassBased ? library.classes![name] : undefined
        const isPure = !Class || (Object.hasOwn(Class, 'pure') && Class.pure === true)
        if (path !== null) cache.declare({ template, path, label, filename, isPure })
      }
      const locals = [...declarations.map((declaration) => declaration.name), '$attrs']
      if (isClassBased) locals.push('self')
      const argument = JSON.stringify(JSON.stringify(component))
      // An attribute may hide the runtime in `state`. Edge copies the whole state to ask it instead.
      const isRuntime = `state.$tags?.[Symbol.for('${IS_RUNTIME.description}')]`
      const asked = `(${isRuntime} ? state : template.getComponentState({}))`
      buffer.writeExpression(
        `let { ${locals.join(', ')} } = ${asked}.$tags.props(template, state, $context, ${argument})`,
        filename,
        line,
      )
      for (const local of locals) parser.stack.defineVariable(local)
    },
  }
}

/** Creates the Edge tag of one component, `@ui.card.header({ … })` for `ui::card/header`. */
export function createCallTag(edge: Edge, tagName: string, path: string): TagContract {
  return {
    tagName,
    block: true,
    seekable: true,
    compile(parser, buffer, token) {
      const { jsArg } = token.properties
      token.properties.jsArg = jsArg.trim() ? `'${path}',${jsArg}` : `'${path}'`
      edge.tags.component!.compile(parser, buffer, token)
    },
  }
}

/** Name of the tag around a component's template. No template text can spell it. */
const GUARD = '$guard'

/** Creates the Edge tag that reports errors inside a component at the tag that uses it. */
export function createGuardTag(): TagContract {
  return {
    tagName: GUARD,
    block: true,
    seekable: false,
    compile(parser, buffer, { children, filename }) {
      buffer.writeStatement('try {', filename, -1)
      for (const child of children) parser.processToken(child, buffer)
      // Asks Edge for the shared state, because attributes may hide it in `state`.
      const fail = 'template.getComponentState({}).$tags.failInside(error, state, $filename);'
      buffer.writeStatement(`} catch (error) { ${fail} }`, filename, -1)
    },
  }
}

/** Wraps the tokens of a component's template in the guard tag. */
export function guardTokens(children: Token[], filename: string): Token[] {
  const start = { line: 1, col: 0 }
  const properties = { name: GUARD, jsArg: '', selfclosed: false }
  return [{ type: 'tag', filename, properties, loc: { start, end: start }, children } as Token]
}
