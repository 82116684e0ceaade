import { Edge } from 'edge.js'
import type { TagContract, Token } from 'edge.js/types'
import { createCallTag } from './edge-tags.ts'
import type { EdgeTag } from '../../template/tree.ts'
import { tagsPlugin } from './tags-plugin.ts'
import { toCompileError, type CompileError } from './tag-errors.ts'

/**
 * Compiles a template without running it, with the Edge tags of applications and libraries in it. `inspect` reads the tokens before they are compiled. If
 * there are no tokens, it is not called and `inspected` is null.
 */
export type TemplateCompiler = <T>(
  { text, ownTags }: { text: string; ownTags: readonly EdgeTag[] },
  inspect: (tokens: readonly Token[]) => T,
) => { error: CompileError | null; inspected: T | null }

/** The JavaScript of longer templates is not compiled. */
const MAX_LENGTH = 200_000

/** A namespace of tags, and the dotted names of its components. */
export type CompiledNamespace = { namespace: string; names: string[] }

/**
 * Creates a function that compiles templates with the tags of libraries, as an application does.
 * Every component resolves, even if it does not exist. Unknown tags may be tags of the application:
 * they count as text if the template only compiles so.
 */
export function createTemplateCompiler(libraries: readonly CompiledNamespace[]): TemplateCompiler {
  const edge = Edge.create({ cache: false })
  const compiler = edge.asyncCompiler
  const asked = new Set<string>()
  for (const { namespace, names } of libraries) {
    tagsPlugin({
      namespace,
      directory: namespace,
      listComponents: () => [...names, ...asked],
      // In production mode, misspelt tags are text. The check reports them separately.
      production: true,
    })(edge)
  }
  let last = { line: 1, col: 0 }
  let see: ((tokens: readonly Token[]) => void) | null = null
  edge.processor.process('tag', ({ tag }) => {
    last = tag.loc.start
  })
  // Skips compiling very long JavaScript. It is made of valid expressions, so the compiler could
  // only find errors such as a name that is declared twice, and that is not worth the time.
  edge.processor.process('compiled', ({ compiled }) =>
    compiled.length > 2 * MAX_LENGTH ? 'return' : undefined,
  )
  const { tokenizeRaw } = compiler
  compiler.tokenizeRaw = function (...args) {
    const tokens = tokenizeRaw.apply(compiler, args)
    see?.(tokens)
    return tokens
  }

  return ({ text, ownTags }, inspect) => {
    const attempt = (tags: TagContract[]) => {
      let inspected: ReturnType<typeof inspect> | null = null
      see = (seen) => (inspected = inspect(seen))
      last = { line: 1, col: 0 }
      for (const tag of tags) edge.registerTag(tag)
      try {
        compiler.compileRaw(text, 'template')
        return { error: null, inspected }
      } catch (error) {
        return { error: toCompileError(error, last), inspected }
      } finally {
        for (const tag of tags) delete edge.tags[tag.tagName]
      }
    }
    asked.clear()
    for (const [, name] of text.matchAll(/<x-[\w-]+::([\w.:-]+)/g)) asked.add(name!)
    const { calls: called, others } = listOwnNames(ownTags, (name) => edge.tags[name] !== undefined)
    const calls = called.map((name) => createCallTag(edge, name, name))
    if (!others.length) return attempt(calls)
    const asTags = attempt([...calls, ...others.map((own) => toOwnTag(edge, own))])
    if (!asTags.error) return asTags
    const asText = attempt(calls)
    // The attempt that got furthest is most likely right.
    return asText.error && asText.error.line <= asTags.error.line ? asTags : asText
  }
}

/** A tag of the application, as a template uses it. */
type OwnName = { name: string; hasContent: boolean; hasArgument: boolean }

/**
 * Creates a tag of the application. If it has content with a slot in it, it is a component;
 * otherwise it may be a condition, such as `@can`, and have an `@else`.
 */
function toOwnTag(edge: Edge, { name, hasContent, hasArgument }: OwnName): TagContract {
  const call = createCallTag(edge, name, name)
  return {
    tagName: name,
    block: hasContent,
    seekable: hasArgument,
    compile(parser, buffer, token) {
      if (!hasContent) return
      const { children, filename, loc } = token
      const hasSlot = children.some(
        (child) => child.type === 'tag' && child.properties.name === 'slot',
      )
      if (hasSlot) return call.compile(parser, buffer, token)
      buffer.writeStatement('if (true) {', filename, loc.start.line)
      for (const child of children) parser.processToken(child, buffer)
      buffer.writeStatement('}', filename, -1)
    },
  }
}

/**
 * Lists the names of Edge tags that are not known. A name with a dot, or after `@!`, is a component
 * of the application. Any other name may be another tag, or just text.
 */
function listOwnNames(
  ownTags: readonly EdgeTag[],
  isKnown: (name: string) => boolean,
): { calls: string[]; others: OwnName[] } {
  const calls = new Set<string>()
  const others = new Map<string, OwnName>()
  for (const { name, isSelfClosing, argument, end } of ownTags) {
    if (isKnown(name)) continue
    if (isSelfClosing || name.includes('.')) calls.add(name)
    else {
      const before = others.get(name)
      others.set(name, {
        name,
        hasContent: end !== null || before?.hasContent === true,
        hasArgument: argument !== null || before?.hasArgument === true,
      })
    }
  }
  for (const name of calls) others.delete(name)
  return { calls: [...calls], others: [...others.values()] }
}
