import type { AnyNode, Pattern } from 'acorn'
import { isOutput, unwrap } from './compiled-code.ts'
import { refuse } from './reasons.ts'

/** Variables of compiled templates that no expression of a template may read. */
export const INTERNAL = new Set([
  '$filename',
  '$lineNumber',
  '$tags_props',
  '$tags_text',
  '$context',
])

/** The variables that a template declares. */
export class Scope {
  readonly #variables = new Set<string>()
  /** The variables that hold parts of the class, or attributes. */
  readonly #own = new Set(['self', '$attrs'])
  readonly #visit: (value: AnyNode) => void

  /** @param visit is called for the defaults of variables */
  constructor(visit: (value: AnyNode) => void) {
    this.#visit = visit
  }

  has(name: string): boolean {
    return this.#variables.has(name)
  }

  /** Whether a value comes from the class or the attributes, whose methods change nothing. */
  isOwn(node: AnyNode | null | undefined): boolean {
    const root = node ? rootOf(node) : null
    return root !== null && this.#own.has(root)
  }

  addOwn(name: string): void {
    this.#own.add(name)
  }

  /** Declares the variables of a pattern. */
  declare(pattern: Pattern): void {
    switch (pattern.type) {
      case 'Identifier':
        // Outside of its scope, the name would be that of the global.
        if (pattern.name in globalThis || INTERNAL.has(pattern.name) || isOutput(pattern.name))
          refuse('code', pattern.name)
        if (['state', 'template'].includes(pattern.name)) refuse('code', pattern.name)
        this.#variables.add(pattern.name)
        return
      case 'ArrayPattern':
        for (const element of pattern.elements) if (element) this.declare(element)
        return
      case 'ObjectPattern':
        for (const property of pattern.properties) {
          if (property.type === 'RestElement') this.declare(property.argument)
          else if (property.computed) refuse('code', 'computed')
          else this.declare(property.value)
        }
        return
      case 'AssignmentPattern':
        this.#visit(pattern.right)
        this.declare(pattern.left)
        return
      case 'RestElement':
        this.declare(pattern.argument)
        return
      default:
        refuse('change')
    }
  }
}

/** Returns the variable at the start of a chain of properties and calls, or null. */
function rootOf(node: AnyNode): string | null {
  const inner = unwrap(node)
  if (inner.type === 'Identifier') return inner.name
  if (inner.type === 'MemberExpression') return rootOf(inner.object)
  return inner.type === 'CallExpression' ? rootOf(inner.callee) : null
}
