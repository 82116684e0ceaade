import type { Token } from 'edge.js/types'
import { isTag } from '../compile/edge-token.ts'
import { toReason } from './reasons.ts'

/** Edge's tags that neither read nor change anything outside of the component. */
const HARMLESS = new Set(['$component', 'slot', 'props', 'let', 'assign', 'each'])
for (const name of ['if', 'elseif', 'else', 'unless']) HARMLESS.add(name)

/** What the template of a component shows about remembering its output. */
export interface TemplateFacts {
  /** The text of the template. */
  template: string
  /** Why the output is never remembered; null if it may be. */
  refusal: string | null
  /**
   * The slots whose text the component uses otherwise than by printing it once unchanged. Null if
   * it may use any slot so.
   */
  inspected: string[] | null
  /** What it passes to its slots with `@inject`. */
  injected: Record<string, boolean>
}

/** Reads the facts from the text of a component's template and from its tokens. */
export function toTemplateFacts(template: string, tokens: readonly Token[]): TemplateFacts {
  const injected: Record<string, boolean> = {}
  const refusal =
    findForeignTag(tokens, injected) ??
    (template.includes('$caller') ? toReason('caller') : null) ??
    (isInjectedLate(template) ? toReason('lateInject') : null)
  return { template, refusal, inspected: listInspected(template), injected }
}

/** Adds what a component passes to its slots. Returns why it cannot be remembered, or null. */
function findForeignTag(
  tokens: readonly Token[],
  injected: Record<string, boolean>,
): string | null {
  for (const token of tokens) {
    if (!isTag(token)) continue
    const { name, jsArg } = token.properties
    if (name === 'inject') {
      const [, key, value] = /^\s*\{\s*(\w+):\s*(true|false)\s*\}\s*$/.exec(jsArg) ?? []
      if (key === undefined) return toReason('inject')
      injected[key] = value === 'true'
    } else if (!HARMLESS.has(name)) return toReason('edgeTag', name)
    const inside = findForeignTag(token.children, injected)
    if (inside !== null) return inside
  }
  return null
}

function isInjectedLate(template: string): boolean {
  const inject = template.search(/^[ \t]*@inject\(/m)
  return inject !== -1 && template.slice(0, inject).includes('$slots')
}

/** A slot that is printed unchanged, or only asked for. */
const PLAIN = /\{\{\{\s*await \$slots\.(\w+)\(\)\s*\}\}\}|@(?:else)?if\(\$slots\.(\w+)\)/g

function listInspected(template: string): string[] | null {
  const printed = new Set<string>()
  const inspected: string[] = []
  const rest = template.replace(PLAIN, (_, name?: string) => {
    if (name === undefined) return ''
    if (printed.has(name)) inspected.push(name)
    printed.add(name)
    return ''
  })
  if (/\$slots(?!\.\w)/.test(rest)) return null
  for (const [, name] of rest.matchAll(/\$slots\.(\w+)/g)) inspected.push(name!)
  return [...new Set(inspected)]
}
