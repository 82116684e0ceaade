import { Edge } from 'edge.js'
import type { TagContract, Token } from 'edge.js/types'
import { createCallTag } from './edge-tags.ts'
import { tagsPlugin } from './tags-plugin.ts'
import { toCompileError, type CompileError } from './tag-errors.ts'

/**
 * Compiles a template without running it. `inspect` reads the tokens before they are compiled. If
 * there are no tokens, it is not called and `inspected` is null.
 */
export type TemplateCompiler = <T>(
  text: string,
  inspect: (tokens: readonly Token[]) => T,
) => { error: CompileError | null; inspected: T | null }

/** Maximum number of application tags to try in all combinations. */
const MAX_TRIED = 4
/** Longer templates are compiled only once, without trying combinations. */
const MAX_LENGTH = 200_000

/** A namespace of tags, and the dotted names of its components. */
export type CompiledNamespace = { namespace: string; names: string[] }

/**
 * Creates a function that compiles templates with the tags of libraries, as an application does.
 * Every component resolves, even if it does not exist. Unknown tags may be tags of the application:
 * they count as text, unless the template only compiles when some of them are blocks.
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

  return (text, inspect) => {
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
    const { calls: called, others: unknown } = listUnknownTags(
      text,
      (name) => edge.tags[name] !== undefined,
    )
    const calls = called.map((name) => createCallTag(edge, name, name))
    let best = attempt(calls)
    if (!best.error || text.length > MAX_LENGTH) return best
    for (const names of listSubsets(unknown.slice(0, MAX_TRIED))) {
      const next = attempt([...calls, ...names.map((name) => toBlockTag(edge, name))])
      if (!next.error) return next
      // The attempt that got furthest is most likely right.
      if (next.error.line > best.error!.line) best = next
    }
    return best
  }
}

/** Lists all subsets except the empty one. */
function listSubsets(names: string[]): string[][] {
  const subsets = names.reduce<string[][]>(
    (found, name) => [...found, ...found.map((subset) => [...subset, name])],
    [[]],
  )
  return subsets.slice(1)
}

/**
 * Creates a tag of the application that has an end. With a slot in it, it is a component; otherwise
 * it may be a condition, such as `@can`, and have an `@else`.
 */
function toBlockTag(edge: Edge, tagName: string): TagContract {
  const call = createCallTag(edge, tagName, tagName)
  return {
    tagName,
    block: true,
    seekable: true,
    compile(parser, buffer, token) {
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

const CALL = /^[^\S\r\n]*@(!?)([a-zA-Z._]+)[^\S\r\n]{0,2}\(/gm

/**
 * Lists the unknown names that look like Edge tags: `@name(` at the start of a line. A name with a
 * dot, or after `@!`, is a component of the application. Any other name may be a tag, or just text.
 */
function listUnknownTags(
  text: string,
  isKnown: (name: string) => boolean,
): { calls: string[]; others: string[] } {
  const calls = new Set<string>()
  const others = new Set<string>()
  for (const [, mark, name] of text.matchAll(CALL)) {
    if (!/[a-zA-Z]/.test(name!) || isKnown(name!)) continue
    if (mark === '!' || name!.includes('.')) calls.add(name!)
    else others.add(name!)
  }
  return { calls: [...calls], others: [...others].filter((name) => !calls.has(name)) }
}
